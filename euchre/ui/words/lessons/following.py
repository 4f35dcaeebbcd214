"""Lesson 2: following suit, and the left bower, which follows trump."""

from __future__ import annotations

from typing import Final

from euchre.ui.study.lesson import Ask, Deal, Hands, Lesson, Moves, Tell

_HANDS: Final = Hands(
    dealer="You",
    you="Js Ks 9s 9c Ah",
    ada="Jc Kc Tc Qs Qd",
    bix="Ts Kh Qh Jh 9d",
    dummy="Kd Jd Td 9h Th",
    upcard="Qc",
)

FOLLOWING: Final = Lesson(
    "following",
    "Following suit",
    (
        Deal(_HANDS),
        Moves("order, leave, dummy, keep Jc Kc Tc Qs Kd, together, together", unseen=True),
        Tell(
            "The first card of a trick says which suit is played. Whoever holds a card of that"
            " suit must play one: that is to follow suit. With none, any card will do.",
            "Clubs is trump now. So the jack of clubs is the right bower, and your jack of spades"
            " is the left bower: it is a club, and no spade.",
            title="Following suit",
        ),
        Moves("Jc", "Ada leads the jack of clubs, the right bower. Next is Bix."),
        Moves("9d", "Bix has no club, and throws a diamond, which cannot take the trick."),
        Ask(
            "Clubs is led. Your jack of spades and 9 of clubs follow. Which one?",
            right={
                "9c": "Nothing beats the right bower, so you give up the lower of your two clubs."
                " The jack of spades follows clubs as well, and is now the highest card left."
            },
            wrong={
                "Js": "The jack of spades follows, as it is a club. But nothing beats Ada's right"
                " bower: play the 9, and keep the left bower for a trick that it takes."
            },
        ),
        Moves("Qs", "Ada takes the trick, and leads the queen of spades."),
        Moves("Ts", "Bix follows with the 10 of spades. You are the last to play."),
        Ask(
            "Spades is led. Follow suit: which of your cards takes the trick?",
            right={
                "Ks": "The king beats the queen. The jack of spades looks like a spade too, but as"
                " the left bower it is a club: it may not be played while you hold a spade."
            },
            wrong={
                "9s": "The 9 of spades follows, but Ada's queen is higher, and Ada would have two"
                " tricks. The king of spades takes this one for you and Bix."
            },
        ),
        Tell(
            "You follow the suit of the card led, and the left bower belongs to trump: played when"
            " trump is led, kept when its printed suit is led.",
            "The table raises the cards that you may play, so no card is played by mistake.",
            title="To remember",
        ),
    ),
)
