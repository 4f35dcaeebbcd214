"""Lesson 10: playing to the score."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre.ui.study.lesson import RULES, Ask, Deal, Hands, Lesson, Moves, Tell
from euchre.ui.words.lessons.payoffs import EUCHRED

_CARDS: Final = Hands(
    dealer="Bix",
    you="Kc Qh Js Kd 9d",
    ada="Ah Th 9s Qc Td",
    bix="Jh 9c Ks As Qs",
    dummy="Kh Jc Ad 9h Ts",
    upcard="Ac",
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
            "With clubs as trump you would hold the left bower, the jack of spades, and the king."
            " The ace would go to Bix, who deals.",
            title="Early",
        ),
        Ask(
            "It stands 0 to 0 to 0. Order up clubs, or pass?",
            right={
                "pass": "Two trumps and no ace are not three tricks, and Bix would get the ace of"
                f" clubs. Being euchred gives both of them {EUCHRED}. Wait for a better hand."
            },
            wrong={
                "order": "Beside the jack of spades and the king of clubs you hold a queen, a king"
                " and a 9 of red suits, and no ace. Bix would take the ace of clubs. There is no"
                " need for that now."
            },
        ),
        Deal(_LATE),
        Tell(
            "The same cards, late in a game: you have 5, and Ada and Bix have 9. Either of them"
            " wins with a single point, so whoever is the maker next is likely to win.",
            title="Late",
        ),
        Ask(
            "Order up clubs, or pass?",
            right={
                "order": "If you pass, Ada or Bix becomes the maker, and three tricks end the game."
                " As the maker you decide yourself, with the left bower, the king and the dummy."
            },
            wrong={
                "pass": "Ada and Bix need one point each. Whoever of them is the maker wins with"
                " three tricks, and chooses from ten cards. Your left bower and king of clubs are"
                " the better chance, with the dummy to come."
            },
        ),
        Deal(_TEN),
        Moves(
            "order, leave, dummy, keep Jc Tc Kh Kd Qh, together, together,"
            "Kh, Ah, Th, As, Ts, Tc, Jc, Kc, 9c, Kd, Td",
            unseen=True,
        ),
        Tell(
            "Ada is the maker in clubs, and has two tricks; you and Bix have one. Ada has 5 points,"
            " you have 4, and Bix has 8.",
            f"If Ada is euchred, you and Bix score {EUCHRED} each. Think what that does for Bix.",
            title="Who is ahead",
        ),
        Ask(
            "Ada led the king of diamonds. Take it with the ace, or not?",
            right={
                "9d": "Ada has a third trick, and gets a point. That is little: a euchre would have"
                f" given Bix {EUCHRED}, and with them the game. You defend with Bix, but not for"
                " Bix."
            },
            wrong={
                "Ad": "Your ace takes it, and the last trick may follow: then Ada is euchred, Bix"
                f" has {RULES.target} points, and the game is over for you. Let Ada have the point."
            },
        ),
        Tell(
            "Look at the score before you bid, and before you win a trick for somebody else. With"
            " that you know enough for a game. h gives a hint there, and ? explains any question.",
        ),
    ),
)
