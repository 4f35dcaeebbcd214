"""Lesson 6: three tricks, march and euchre: what a hand pays."""

from __future__ import annotations

from typing import Final

from euchre.ui.study.lesson import RULES, Ask, Deal, Hands, Lesson, Moves, Result, Tell
from euchre.ui.words.lessons.payoffs import EUCHRED, MADE, MARCH

_THREE: Final = Hands(
    dealer="You",
    you="Js Ts 9d Kd Qh",
    ada="Kh As Ac Qd Tc",
    bix="9h Jh Ks Ad Qc",
    dummy="Qs Td 9c Kc Th",
    upcard="9s",
)
_FIVE: Final = Hands(
    dealer="Bix",
    you="Jh Jd Th As 9c",
    ada="Ah Qh Qc Td Ks",
    bix="Jc 9s Kc Qd Ad",
    dummy="Ac Tc Ts Kd Js",
    upcard="Kh",
)
_NO_HEART: Final = (
    "You have no heart, so a trump is allowed, and takes the trick. {card} only gives it away."
)

SCORING: Final = Lesson(
    "scoring",
    "Three tricks, march, euchre",
    (
        Deal(_THREE),
        Moves(
            "pass, pass, order, take Qh, dummy, keep Js Qs Ts Kd Td, together, together",
            unseen=True,
        ),
        Tell(
            f"3 or 4 tricks score {MADE} for the maker, all 5 score {MARCH}: that is a march. With"
            " fewer than 3 the maker is euchred, and the two others, who are called the defenders,"
            f" score {EUCHRED} each.",
            f"Whoever first has {RULES.target} points wins the game. You are the maker now, and"
            " spades is trump.",
            title="What it pays",
        ),
        Moves("Kh, 9h", "Ada leads hearts, of which you have none. Bix followed."),
        Ask(
            "Which card takes the trick, and spares what you need later?",
            right={
                "Ts": "Any trump takes it, and the 10 of spades is enough. The jack, your right"
                " bower, is kept for a trick in which others play trumps.",
                "Qs": "The queen of spades takes it, and here is no better than the 10: no trump"
                " lies between them. The jack, your right bower, is kept.",
            },
            wrong={
                "Js": "The jack of spades would take it, but it is the right bower, the best card"
                " of all, against a king of hearts. The 10 of spades is enough here.",
                "Kd": _NO_HEART.format(card="The king of diamonds"),
                "Td": _NO_HEART.format(card="The 10 of diamonds"),
            },
        ),
        Moves("Js, As, Ks", "You lead the right bower, and two high trumps fall: two tricks."),
        Moves("Qs, Qd, Jh", "The queen takes the third trick. You have made it."),
        Moves("Kd, Ac, Ad, Qc, Td, Tc", unseen=True),
        Result(),
        Deal(_FIVE),
        Moves(
            "order, take Jc, dummy, keep Jh Jd Th As Ac, together, together,"
            "Jh, Ah, Kh, Jd, Qh, Qd, As, Ks, 9s",
            unseen=True,
        ),
        Tell(
            "Another hand, late: you are the maker in hearts, and have taken three tricks."
            f" {MADE} is safe. All five would score {MARCH}.",
            "Of the seven trumps six are known: yours, and five that were played. Only the 9 of"
            " hearts was not seen.",
            title="A march",
        ),
        Ask(
            "You lead. Which card first, if you want both tricks?",
            right={
                "Th": "The 10 of hearts takes the last trump with it, if anybody has the 9. After"
                " that nothing can beat the ace of clubs."
            },
            wrong={
                "Ac": "Somebody with the 9 of hearts and no club could trump your ace of clubs, and"
                " the march is gone. Lead the 10 of hearts first: it draws the 9."
            },
        ),
        Moves("Qc, Kc, Ac, Td, Ad", unseen=True),
        Result(),
    ),
)
