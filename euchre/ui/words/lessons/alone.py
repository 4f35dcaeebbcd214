"""Lesson 8: going alone, and defending alone."""

from __future__ import annotations

from typing import Final

from euchre.ui.study.lesson import Ask, Deal, Hands, Lesson, Moves, Result, Tell
from euchre.ui.words.lessons.payoffs import EUCHRED, EUCHRED_BY_ONE, MARCH_ALONE, NONE_AGAINST_ONE

_WITH_BIX: Final = Hands(
    dealer="You",
    you="Jh Ah Tc 9c Kd",
    ada="Js As Ks Ts Ac",
    bix="Qs Kh Qh Jc 9d",
    dummy="Qd 9h Th Kc Qc",
    upcard="9s",
)
_BY_YOURSELF: Final = Hands(
    dealer="You",
    you="Jc Js Ac Kc Qc",
    ada="Ah Kh Qh 9c Ad",
    bix="Ks Qs 9h 9d Td",
    dummy="Jh As Jd Kd Ts",
    upcard="Tc",
)

ALONE: Final = Lesson(
    "alone",
    "Alone",
    (
        Deal(_WITH_BIX),
        Moves("order, leave, alone, together", unseen=True),
        Tell(
            "A maker who goes alone plays without the dummy, which stays face down. A lone march"
            f" scores {MARCH_ALONE} at this table, no more than with the dummy: so hardly anybody"
            " dares it here. At tables where it scores more it is the risk that pays.",
            "Ada is the maker in spades, and alone. Each defender may go alone as well; the other"
            " one then sits out, which means plays no card.",
            title="Going alone",
        ),
        Ask(
            "Defend together with Bix, or alone?",
            right={
                "together": "You hold no trump. With Bix there are ten cards against Ada's five,"
                f" and if Ada is euchred, each of you scores {EUCHRED} all the same."
            },
            wrong={
                "alone": "You hold no spade at all: against a maker who dares to go alone that is"
                " hardly three tricks. Bix may hold trumps, and would sit out. Together you score"
                f" {EUCHRED} each for a euchre, alone {EUCHRED_BY_ONE}."
            },
        ),
        Deal(_BY_YOURSELF),
        Moves("order, leave, dummy, keep Ah As Kd 9c Ad, together", unseen=True),
        Tell(
            "Defending alone pays in one case: a lone defender who takes all five tricks brings"
            f" each defender {NONE_AGAINST_ONE}. With three or four tricks it is {EUCHRED_BY_ONE},"
            " as together.",
            "Ada is the maker in clubs, with the dummy. Look at your hand.",
            title="Defending alone",
        ),
        Ask(
            "Defend together with Bix, or alone?",
            right={
                "alone": "Right bower, left bower, ace, king and queen of clubs: the five highest"
                f" trumps. No card beats any of them, so all five tricks are yours: "
                f"{NONE_AGAINST_ONE}."
            },
            wrong={
                "together": "Your five cards are the five highest trumps, and take every trick"
                f" whoever plays. Together that scores {EUCHRED}, alone {NONE_AGAINST_ONE}."
            },
        ),
        Moves("Ah, Qc, Jc, 9c, Js, Ad, Ac, Kd, Kc, As", unseen=True),
        Result(),
    ),
)
