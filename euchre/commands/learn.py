"""`euchre-cli learn`: the lessons, at the table or in lines, from where they were left."""

from __future__ import annotations

import sys
from io import StringIO
from typing import TYPE_CHECKING, Any

import click

from euchre.commands.completing import lesson_name
from euchre.commands.flags import look_flags
from euchre.commands.front_end import front_end, settings_from

if TYPE_CHECKING:
    from euchre.settings import Settings
    from euchre.ui.study.course import Course, Progress
    from euchre.ui.study.lesson import Lesson


@click.command(short_help="Learn to play, by short lessons at the table.")
@click.argument("lesson", required=False, metavar="[LESSON]", shell_complete=lesson_name)
@click.option("--list", "lists", is_flag=True, help="List the lessons, and how far you are.")
@look_flags
def learn(*, lesson: str | None, lists: bool, **given: Any) -> int:  # noqa: ANN401 - the flags
    """Learn to play: a LESSON by its number or name, by default the one where you left.

    When all are finished they are listed. Each can be left at any time, and goes on there.
    """
    from euchre.commands.configured import configuration
    from euchre.commands.progress import progress
    from euchre.ui.study.course import Course, next_lesson
    from euchre.ui.words.learning import ALL_FINISHED, CHOOSE_AGAIN
    from euchre.ui.words.lessons import LESSONS

    if lists and lesson is not None:
        message = "--list lists all lessons, and LESSON means one. Leave one of them out."
        raise click.UsageError(message)
    asked = None if lesson is None else _place(lesson)
    settings = settings_from(given, configuration().values)
    with progress() as kept:
        place = next_lesson(LESSONS, kept) if asked is None else asked
        if lists or place is None:
            _list(LESSONS, kept)
            if place is None:
                click.echo(ALL_FINISHED)
                click.echo(CHOOSE_AGAIN)
            return 0
        return _learn(Course(LESSONS, place, kept), settings)


def _place(said: str) -> int:
    """Return the place of the lesson that is meant, from 0; raises click.BadParameter."""
    from euchre.ui.words.learning import no_such_lesson
    from euchre.ui.words.lessons import LESSONS

    names = [lesson.name for lesson in LESSONS]
    meant = said.strip().casefold()
    if meant in names:
        return names.index(meant)
    if meant.isdecimal() and 1 <= int(meant) <= len(names):
        return int(meant) - 1
    raise click.BadParameter(no_such_lesson(said, names), param_hint="'[LESSON]'")


def _list(lessons: tuple[Lesson, ...], kept: Progress) -> None:
    from euchre.ui.words.learning import how_far, listed

    steps, finished = kept.steps(), kept.finished()
    ways = [
        how_far(steps.get(lesson.name), len(lesson.stops), finished=lesson.name in finished)
        for lesson in lessons
    ]
    for line in listed([(lesson.name, lesson.title) for lesson in lessons], ways):
        click.echo(line)


def _learn(course: Course, settings: Settings) -> int:
    """Show the lessons at the table or in lines, and return the exit code."""
    from euchre.ui.study.plain import study_in_lines

    shown = front_end(settings)
    lines_in, out = sys.stdin or StringIO(), sys.stdout or StringIO()
    if shown.plain:
        return study_in_lines(course, lines_in, out)
    from euchre.ui.study.app import StudyApp

    code, in_plain = StudyApp(course, settings, (shown.colours, shown.ascii_only)).run()
    if in_plain:
        return study_in_lines(course, lines_in, out)
    for line in course.parting():
        click.echo(line)
    return code
