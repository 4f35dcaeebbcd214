"""Lesson 2: following suit, and the left bower, which follows trump."""

from __future__ import annotations

from typing import Final

from euchre.ui.study.lesson import Ask, Deal, Hands, Lesson, Moves, Tell

_HANDS: Final = Hands(
    dealer="Ada",
    you="Js Ks 9c 9h Ah",
    ada="Jc Kc Tc As Qd",
    bix="Qs Ts Kh 9d Td",
    dummy="Ac Kd Jd 9s Ad",
    upcard="Qc",
)

FOLLOWING: Final = Lesson(
    "following",
    "Following suit",
    (
        Deal(_HANDS),
        Moves(
            "pass, pass, order, take Qd, dummy, keep Jc Kc Ac As Qc, together, together",
            unseen=True,
        ),
        Tell(
            "The first card of a trick says which suit is played. Whoever holds a card of that"
            " suit must play one: that is to follow suit. With none, any card will do.",
            "Clubs is trump now. So the jack of clubs is the right bower, and your jack of spades"
            " is the left bower: it is a club, and no spade.",
            title="Following suit",
        ),
        Moves("Qs", "Bix leads the queen of spades. You have to follow spades, if you can."),
        Ask(
            "Which card may you play? Your jack of spades is the left bower.",
            right={
                "Ks": "The king is your only spade. The jack of spades looks like one, but as the"
                " left bower it counts as a club, and stays in your hand."
            },
        ),
        Moves("As", "Ada follows with the ace of spades, and takes the trick."),
        Moves("Kc", "Ada leads the king of clubs, a trump. Next is Bix."),
        Moves("9d", "Bix has no club, and throws a diamond, which cannot take the trick."),
        Ask(
            "Clubs is led. Your jack of spades and 9 of clubs follow. Which one?",
            right={
                "Js": "Only the right bower beats the left bower, so it takes the king of clubs."
                " It counts as a club: had it been your only one, it would have had to be played."
            },
            wrong={
                "9c": "The 9 of clubs follows, but Ada's king is higher, and Ada would have two"
                " tricks. Your jack of spades is the left bower: it beats the king."
            },
        ),
        Tell(
            "You follow the suit of the card led, and the left bower belongs to trump: played when"
            " trump is led, kept when its printed suit is led.",
            "The table raises the cards that you may play, so no card is played by mistake.",
        ),
    ),
)
