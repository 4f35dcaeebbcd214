"""What a person types, read as an answer: text and a view in, a value out, and no sentence."""

from euchre.ui.answers.question import Question, question_of
from euchre.ui.answers.reading import read
from euchre.ui.answers.values import (
    AloneProblem,
    Answer,
    Chosen,
    Command,
    GoOn,
    Kept,
    Problem,
    Suggested,
    Taken,
    Word,
    is_problem,
)

__all__ = [
    "AloneProblem",
    "Answer",
    "Chosen",
    "Command",
    "GoOn",
    "Kept",
    "Problem",
    "Question",
    "Suggested",
    "Taken",
    "Word",
    "is_problem",
    "question_of",
    "read",
]
