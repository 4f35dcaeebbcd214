"""Lesson 10: playing to the score."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre.ui.study.lesson import RULES, Ask, Deal, Hands, Lesson, Moves, Result, Tell
from euchre.ui.words.lessons.payoffs import EUCHRED, MADE

_CARDS: Final = Hands(
    dealer="Bix",
    you="Jd Th Jc Ks 9d",
    ada="Kh Kd Qc Qd 9c",
    bix="9h Js Ad Qh Tc",
    dummy="Td Ac 9s Kc As",
    upcard="Jh",
)
_LATE: Final = replace(_CARDS, scores=(5, 9, 9))
_TEN: Final = Hands(
    dealer="You",
    you="Ad 9d Th Ts 9c",
    ada="Jc Tc Kh Kd Qs",
    bix="Ah As Kc Td Qd",
    dummy="Qh Jd Jh Ks 9s",
    upcard="Qc",
    scores=(4, 5, 8),
)

SCORE: Final = Lesson(
    "score",
    "Playing to the score",
    (
        Deal(_CARDS),
        Tell(
            f"The first to {RULES.target} wins, so the score tells how much a risk is worth. At the"
            " beginning of a game nothing is urgent.",
            "With hearts as trump you would hold the left bower, the jack of diamonds, and the 10."
            " But the upcard, the right bower, would go to Bix, who deals.",
            title="Early",
        ),
        Ask(
            "Nobody has a point yet. Order up hearts, or pass?",
            right={
                "pass": "Two trumps and no ace are hardly three tricks, and Bix would hold the"
                f" right bower against you. Euchred, you give each of them {EUCHRED}. It can wait."
            },
            wrong={
                "order": "Bix would get the right bower and beat your jack of diamonds with it."
                " Beside that you hold a 10 of hearts, and no ace. There is no need to risk that"
                " now."
            },
        ),
        Deal(_LATE),
        Tell(
            "The same cards, late in a game: you have {} points, Ada has {} and Bix has {}. Either"
            " of them wins the game as the maker, with no more than three"
            " tricks.".format(*_LATE.scores),
            title="Late",
        ),
        Ask(
            "Order up hearts, or pass?",
            right={
                "order": "If you pass, one of them is likely to be the maker, and to win. As the"
                " maker you have the jack of diamonds, the 10 and the best of the dummy. It is a"
                " small chance, but passing leaves less."
            },
            wrong={
                "pass": "Then Ada or Bix may be the maker, choose from ten cards and need three"
                " tricks: the game is nearly lost. Your left bower and 10 of hearts, with the"
                " dummy, are the better chance."
            },
        ),
        Deal(_TEN),
        Moves(
            "order, leave, dummy, keep Jc Tc Kh Kd Qh, together, together,"
            "Kh, Ah, Th, As, Ts, Tc, Jc, Kc, 9c, Kd, Td",
            unseen=True,
        ),
        Tell(
            "Ada is the maker in clubs, and has two tricks; you and Bix have one. You have {}"
            " points, Ada has {}, and Bix has {}.".format(*_TEN.scores),
            f"If Ada is euchred, you and Bix score {EUCHRED} each. Think what that does for Bix.",
            title="Who is ahead",
        ),
        Ask(
            "Ada led the king of diamonds. Take it with the ace, or not?",
            right={
                "9d": f"Ada has a third trick, and scores {MADE}. That is little: a euchre would"
                f" have given Bix {EUCHRED}, and with them the game. You defend with Bix, but not"
                " for Bix."
            },
            wrong={
                "Ad": "Your ace takes it, and the last trick may follow: then Ada is euchred, Bix"
                f" has {RULES.target} points, and the game is over for you. Let Ada have the point."
            },
        ),
        Moves("Qh, Qd, Ad", unseen=True),
        Result(),
        Tell(
            "Look at the score before you bid, and before you win a trick for somebody else. With"
            " that you know enough for a game. h gives a hint there, and ? explains any question.",
            title="To remember",
        ),
    ),
)
