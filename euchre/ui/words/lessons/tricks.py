"""Lesson 1: a trick, trump, and the two bowers."""

from __future__ import annotations

from typing import Final

from euchre.ui.study.lesson import Ask, Deal, Hands, Lesson, Moves, Tell

_HANDS: Final = Hands(
    dealer="Bix",
    you="Jh Th Ac Kc 9s",
    ada="Jd Kh As Kd Qs",
    bix="Ts Js Qc Jc Ad",
    dummy="Qd 9c Tc 9d Ks",
    upcard="Qh",
)

TRICKS: Final = Lesson(
    "tricks",
    "Tricks, trump and the bowers",
    (
        Deal(_HANDS),
        Moves("pass, order, take Jc, dummy, keep Jd Kh As Kd Qd, together, together", unseen=True),
        Tell(
            "In euchre everybody holds five cards, and plays them one at a time. One player leads,"
            " which means to play first; the others follow, clockwise. Those cards are a trick:"
            " the best of them takes it, and whoever took it leads to the next.",
            "Your hand lies below, face up for you alone. Ada and Bix are the other players.",
            title="A trick",
        ),
        Moves("Ac", "You lead the ace of clubs. In a plain suit the ace is the highest card."),
        Tell(
            "In each hand one suit is trump, and any trump beats any card of the other suits."
            " Here hearts is trump. The other three suits are plain: they rank ace, king, queen,"
            " jack, 10, 9.",
            "Whoever has no card of the suit led may play any card. Watch what Ada does.",
            title="Trump",
        ),
        Moves("Kh, Qc", "Ada took your ace with a trump. Bix had to play a club."),
        Moves("As, Ts, 9s", "Nobody played a trump: the highest spade took the trick."),
        Tell(
            "Trump has an order of its own. Its highest card is the jack, called the right bower."
            " Next comes the other jack of the same colour, the left bower: with hearts as trump,"
            " the jack of diamonds. It is a heart as long as hearts is trump.",
            "Then come ace, king, queen, 10 and 9 of hearts: seven trumps in all.",
            title="The two bowers",
        ),
        Moves("Jd, Qh"),
        Ask(
            "Ada led the jack of diamonds, the left bower. Which card takes the trick?",
            right={"Jh": "The right bower is the highest card of all, and takes the left."},
            wrong={
                "Th": "The 10 of hearts is a trump, but the jack of diamonds, the left bower, ranks"
                " above it. Ada would take this trick too, the third."
            },
        ),
        Ask(
            "Two tricks are left, and you lead. Which card is sure to be the better one?",
            right={"Th": "A trump beats any plain card."},
            wrong={"Kc": "The king of clubs loses to any trump."},
        ),
        Moves("Kd, Ad"),
    ),
)
