"""Lesson 7: defending, as a side of two against the maker."""

from __future__ import annotations

from typing import Final

from euchre.ui.study.lesson import Ask, Deal, Hands, Lesson, Moves, Tell
from euchre.ui.words.lessons.payoffs import EUCHRED

_LEADING: Final = Hands(
    dealer="Bix",
    you="Ac Qc Kh Td 9h",
    ada="Js Ks Qs Ad Tc",
    bix="Jc As Kc Qh Jd",
    dummy="Ah Kd 9s Qd 9c",
    upcard="Ts",
)
_TOGETHER: Final = Hands(
    dealer="You",
    you="Tc Ts 9h As 9s",
    ada="Js Ks Kd Qd Kc",
    bix="Ad Td Qh Th Jh",
    dummy="Jc 9d Qc Kh Jd",
    upcard="Qs",
)
_HAS_THE_TRICK: Final = (
    "Bix's ace of diamonds has the trick already, and counts for you both. {card} is a trump: keep"
    " it for a trick that Ada would take."
)

DEFENDING: Final = Lesson(
    "defending",
    "Defending as a side of two",
    (
        Deal(_LEADING),
        Moves("pass, order, take Jd, dummy, keep Js Ks Qs Ad Ah, together, together", unseen=True),
        Tell(
            "Ada is the maker in spades. You and Bix defend: your tricks are counted together, and"
            f" with three of them Ada is euchred, and each of you scores {EUCHRED}. After the hand"
            " you are opponents again.",
            "The player at the dealer's left leads to the first trick. Bix dealt, so you lead.",
            title="Two against one",
        ),
        Ask(
            "Which card do you lead against Ada?",
            right={
                "Ac": "An ace takes its trick unless it is trumped, and early on most players still"
                " hold its suit. Later on they will not."
            },
            wrong={
                "Qc": "The ace of clubs is in your own hand, but the king is not: the queen may"
                " lose to it. Lead the ace itself while clubs are still held.",
                "Kh": "The king of hearts loses if the ace is held against you, and Ada chose from"
                " ten cards. Your ace of clubs loses to a trump only.",
                "9h": "The 9 of hearts takes nothing, and leaves the trick to Ada. Your ace of"
                " clubs loses to a trump only.",
                "Td": "Jack, queen, king and ace beat the 10 of diamonds. Your ace of clubs loses"
                " to a trump only.",
            },
        ),
        Moves("Ks, Kc", "This time Ada has no club, and trumps. Bix had to give up the king."),
        Deal(_TOGETHER),
        Moves(
            "order, leave, dummy, keep Js Jc Ks Kd Qd, together, together, Js, Th, 9s",
            unseen=True,
        ),
        Tell(
            "Another hand: Ada is the maker in spades again, and took the first trick with the"
            " right bower. Now Ada leads the king of diamonds. See what Bix does.",
            title="The other defender",
        ),
        Moves("Kd, Ad", "Bix's ace of diamonds is winning the trick, and you have no diamond."),
        Ask(
            "You are the last to play. What do you play?",
            right={
                "9h": "Bix takes the trick for both of you. You part with a card that takes"
                " nothing, and keep your two trumps.",
                "Tc": "Bix takes the trick for both of you. You part with a card that takes"
                " nothing, and keep your two trumps.",
            },
            wrong={
                "As": _HAS_THE_TRICK.format(card="The ace of spades"),
                "Ts": _HAS_THE_TRICK.format(card="The 10 of spades"),
            },
        ),
        Tell(
            "Lead your aces early, do not trump what your fellow defender has won, and save your"
            " trumps for the maker. Two tricks of yours and one of Bix are as good as three.",
            title="To remember",
        ),
    ),
)
