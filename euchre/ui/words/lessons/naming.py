"""Lesson 4: naming trump, when the upcard has been turned down."""

from __future__ import annotations

from typing import Final

from euchre.ui.study.lesson import Ask, Deal, Hands, Lesson, Moves, Tell

_HANDS: Final = Hands(
    dealer="Bix",
    you="Js Jc As Ts 9d",
    ada="Kd Qd Tc 9c Jd",
    bix="Ah Qh Kh Qc Td",
    dummy="Qs Ks Kc Ad 9s",
    upcard="9h",
)

NAMING: Final = Lesson(
    "naming",
    "Naming trump",
    (
        Deal(_HANDS),
        Tell(
            "If all pass, the upcard is turned down, and a second round begins: each in turn"
            " passes, or names a suit as trump. Any suit will do but the one turned down. If all"
            " pass again, nobody scores, and the next player deals.",
            "Look at your hand before you answer: which suit would you like as trump?",
            title="The second round",
        ),
        Ask(
            "Hearts is proposed. Order it up, or pass?",
            right={
                "pass": "You hold no heart, and no red jack. With spades as trump you would hold"
                " both bowers, the ace and the 10. You may get the chance."
            },
            wrong={
                "order": "With hearts as trump, your two black jacks are plain jacks, and you hold"
                " no trump at all. Spades would suit you, and can be named in the second round."
            },
        ),
        Moves("pass, pass", "Ada and Bix passed too. The 9 of hearts is turned down."),
        Ask(
            "Name a suit as trump, or pass?",
            right={
                "name s": "In spades you hold right and left bower, ace and 10: four trumps of"
                " seven, the three highest among them."
            },
            wrong={
                "name c": "In clubs the two jacks are the bowers as well, but they are your only"
                " clubs. In spades you have the ace and the 10 besides: four trumps, not two.",
                "name d": "You hold one diamond, the 9. In spades you hold both bowers, the ace"
                " and the 10.",
                "pass": "Ada and Bix would name what suits them, or nobody scores. With both"
                " bowers, ace and 10 of spades you can expect to make three tricks.",
            },
        ),
        Tell(
            "A hand can be weak in one suit and strong in another: the jacks count for both suits"
            " of their colour. Name the suit in which you have most trumps, high ones among them.",
            title="To remember",
        ),
    ),
)
