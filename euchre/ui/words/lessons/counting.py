"""Lesson 9: counting trumps."""

from __future__ import annotations

from typing import Final

from euchre.ui.study.lesson import Ask, Deal, Hands, Lesson, Moves, Result, Tell

_LAST_TRUMP: Final = Hands(
    dealer="You",
    you="Jd 9h Kc Th 9s",
    ada="Ah Qh As Td Ac",
    bix="Jh Kh Ad Ks 9c",
    dummy="Qc Js Qs Kd 9d",
    upcard="Jc",
)
_ONE_HIGHER: Final = Hands(
    dealer="Bix",
    you="Jh Th Ac Kd 9s",
    ada="Kh Qh Kc Qs Td",
    bix="Ad 9h 9d Tc Ts",
    dummy="Jd Ks Js 9c As",
    upcard="Qc",
)
_CLUBS_FIRST: Final = (
    "No trump is left but your 9 of hearts. Lead a club: whoever has the ace takes it, and has to"
    " lead something that your 9 can trump. Then your other club is the highest."
)

COUNTING: Final = Lesson(
    "counting",
    "Counting trumps",
    (
        Deal(_LAST_TRUMP),
        Moves(
            "pass, pass, pass, pass, pass, name h, dummy, keep Jd 9h Th Kc Qc, together, together",
            unseen=True,
        ),
        Tell(
            "There are seven trumps: two bowers, ace, king, queen, 10 and 9. Count those that are"
            " played and those in your hand. The rest is with the others, or out of play.",
            "You are the maker in hearts, and hold three: the left bower, the 10 and the 9.",
            title="Seven trumps",
        ),
        Moves("Ah, Jh, Th", "Three trumps are gone, one of them yours. Bix takes the trick."),
        Moves("Kh, Jd, Qh", "And three more. Your left bower takes this one: a trick each."),
        Ask(
            "Six trumps are gone, the 9 is yours. You need two more tricks. Your lead?",
            right={"Kc": _CLUBS_FIRST, "Qc": _CLUBS_FIRST},
            wrong={
                "9h": "The 9 of hearts takes a trick now or later, as no other trump is left. Lead"
                " it now, and the ace of clubs takes the rest. Kept, it brings you the lead again."
            },
        ),
        Moves("Ac, 9c", "Ada has the ace of clubs, takes the trick, and has to lead."),
        Moves("As, Ks, 9h", "Your last trump takes Ada's ace of spades: two tricks, and the lead."),
        Moves("Qc, Td, Ad", unseen=True),
        Result(),
        Deal(_ONE_HIGHER),
        Moves(
            "pass, pass, pass, name h, dummy, keep Jh Jd Th Ac Kd, together, together,"
            "Jh, Qh, 9h, Kd, Td, Ad, 9d, Jd, Kh",
            unseen=True,
        ),
        Tell(
            "Another hand in hearts: you are the maker, and two tricks are yours. Played so far:"
            " both bowers, king, queen and 9. You hold the 10.",
            "That is six. The seventh is the ace of hearts, which nobody has shown.",
            title="One is missing",
        ),
        Ask(
            "You need one more of two tricks. What do you lead?",
            right={
                "Ac": "If it takes the trick, you have three. If the ace of hearts trumps it, your"
                " 10 of hearts is the last trump, and takes the fifth trick. Safe either way."
            },
            wrong={
                "Th": "The ace of hearts may take your 10, and then its player leads the last card:"
                " if it is no club, your ace of clubs is lost as well. Lead the ace of clubs, and"
                " the 10 stays behind it."
            },
        ),
        Moves("Kc, Tc, Th, Qs, Ts", unseen=True),
        Result(),
        Tell(
            "The ace of hearts was out of play this time, and both tricks were yours. You could not"
            " know.",
            "Seven is the number of trumps. When those that are out are gone or lower than yours,"
            " your last trump is sure of a trick. Do not lead it too early.",
            title="To remember",
        ),
    ),
)
