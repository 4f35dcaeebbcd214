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
            "Euchre is played with 24 cards in four suits: clubs, diamonds, hearts and spades. Each"
            " suit has an ace, king, queen, jack, 10 and 9.",
            "You play with Ada and Bix, and each of you holds five cards. Yours lie below, and you"
            " alone see them.",
            title="The cards",
        ),
        Tell(
            "The cards are played one by one. Whoever leads plays first, and the others follow,"
            " clockwise. Those three cards are a trick: the best of them takes it, and its player"
            " leads to the next.",
            "Ada wants 3 of the 5 tricks in this hand; you and Bix want to prevent that. The other"
            " words beside the table come in later lessons.",
            title="A trick",
        ),
        Moves("Ac", "You lead the ace of clubs. The ace is the highest card of most suits."),
        Tell(
            "One suit is trump: any card of it beats any card of the other three. Here hearts is"
            " trump. The other suits rank ace, king, queen, jack, 10, 9.",
            "Whoever has a card of the suit led must play one. Whoever has none may play anything:"
            " a trump, too. See what Ada does.",
            title="Trump",
        ),
        Moves("Kh, Qc", "Ada has no club, and took your ace with a trump. Bix had to play a club."),
        Moves("As, Ts, 9s", "Ada led. Nobody played a trump, so the highest spade took the trick."),
        Tell(
            "Trump has an order of its own. Its highest card is the jack, the right bower. Next"
            " comes the other jack of the same colour, the left bower: here the jack of diamonds,"
            " which is a heart as long as hearts is trump.",
            "After them come ace, king, queen, 10 and 9. So there are seven trumps.",
            title="The two bowers",
        ),
        Moves("Jd, Qh", "Ada leads the jack of diamonds: a heart now, so hearts must be played."),
        Ask(
            "Bix played the queen of hearts. Which of your cards takes the trick?",
            right={
                "Jh": "The jack of hearts is the right bower, the highest card there is. It takes"
                " the left bower, and you lead to the next trick."
            },
            wrong={
                "Th": "The 10 of hearts is a trump, but far below the jack of diamonds, which is"
                " the left bower. Ada would take this trick too. Your jack of hearts beats it."
            },
        ),
        Ask(
            "Ada has 2 tricks, you have 1. Lead the card that nobody is likely to beat.",
            right={
                "Th": "Only a higher heart beats a heart, and most of those are gone: both bowers,"
                " the king and the queen. Trump makes even a 10 strong."
            },
            wrong={
                "Kc": "The ace of clubs is gone, so no club beats your king. But any heart does,"
                " and whoever has no club left may play one. Your 10 of hearts is safer."
            },
        ),
        Moves("Kd, Ad", "Neither has a heart left, so your 10 of hearts takes the trick."),
        Moves("Kc, Qd, Js", unseen=True),
        Tell(
            "You took the fifth trick too, with the king of clubs: nobody had a trump left. So Ada"
            " has 2 tricks, and you and Bix have 3.",
            "Trump beats all else, and in trump the two jacks of one colour come first.",
            title="To remember",
        ),
    ),
)
