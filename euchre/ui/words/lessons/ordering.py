"""Lesson 3: ordering up, and taking or leaving the upcard."""

from __future__ import annotations

from typing import Final

from euchre.ui.study.lesson import Ask, Deal, Hands, Lesson, Moves, Tell
from euchre.ui.words.lessons.payoffs import EUCHRED, MADE

_STRONG: Final = Hands(
    dealer="Bix",
    you="Jh Jd Kh As 9c",
    ada="Ah Ks Qs Td 9d",
    bix="Kd Ad Tc Jc 9h",
    dummy="Ac Qc Ts 9s Qd",
    upcard="Qh",
)
_WEAK: Final = Hands(
    dealer="Bix",
    you="Qc Ts 9s Tc Td",
    ada="Jh Ks Qs 9c Ad",
    bix="Kd Jd Kc Jc Kh",
    dummy="Ac 9h As Js Qd",
    upcard="Qh",
)
_DEALING: Final = Hands(
    dealer="You",
    you="As 9s Ah Kh 9d",
    ada="Th Qh Jh Tc 9c",
    bix="Jc Qs Kc Ac Qd",
    dummy="Kd Td Jd 9h Qc",
    upcard="Ks",
)

ORDERING: Final = Lesson(
    "ordering",
    "Ordering up",
    (
        Deal(_STRONG),
        Tell(
            "A hand begins with bidding, which settles trump. The dealer has turned a card face"
            " up: the upcard. In turn each player passes, or makes its suit trump: that is to"
            " order it up. The first to do so is the maker.",
            f"The maker must take 3 of the 5 tricks. That scores {MADE}. With fewer the maker is"
            f" euchred, and each of the others scores {EUCHRED}.",
            title="The upcard",
        ),
        Ask(
            "Hearts is proposed. Do you order it up?",
            right={
                "order": "With hearts as trump you hold both bowers and the king, the two best"
                " cards of all among them, and an ace besides: three tricks are near."
            },
            wrong={
                "pass": "You hold the jack of hearts and the jack of diamonds: the right and the"
                " left bower if hearts is trump, with the king and an ace besides. A hand for three"
                " tricks is rare. Do not leave it to the others."
            },
        ),
        Tell(
            "You are the maker. Bix deals, so Bix may take the upcard, and then discards: one card"
            " is put away, face down. The upcard goes to the dealer, whoever ordered it up, and may"
            " help against you.",
            title="Who takes it",
        ),
        Moves("take Tc", "Bix took the queen of hearts and put a card away. On to another hand."),
        Deal(_WEAK),
        Ask(
            "Hearts is proposed again. Do you order it up?",
            right={
                "pass": "Not one of your cards would be a heart, and no ace is among them. Leave"
                " the risk of a euchre to another; you may still help to beat whoever becomes"
                " maker."
            },
            wrong={
                "order": "You hold no heart at all, and no ace: the 10 of diamonds, the queen of"
                f" clubs and the others hardly take a trick. Short of three, each of the others"
                f" scores {EUCHRED}."
            },
        ),
        Deal(_DEALING),
        Tell(
            "Now you deal, and the upcard is a spade. Bix orders it up, and says: “I assist.” The"
            " dealer's left neighbour orders up, the next one assists, the dealer accepts: three"
            " words for the same. Bix is the maker, and you and Ada play against Bix.",
            "You may take the king and discard one of your six cards, or leave it.",
            title="The dealer",
        ),
        Moves("pass, order", unseen=True),
        Ask(
            "Take the king of spades and discard a card, or leave it?",
            right={
                "take 9d": "The king is a trump, and the 9 of diamonds was your worst card. It was"
                " your only diamond as well: when diamonds is led, you may now play a trump."
            },
            wrong={
                "leave": "If you leave the king of spades, nobody plays it. In your hand it is a"
                " third trump against Bix, in the place of a 9 of diamonds that takes nothing.",
                "take Ks": "Putting the king itself away leaves you with a 9 of diamonds that takes"
                " nothing. The king of spades is a trump.",
                "take As": "The ace of spades is your highest trump. The 9 of diamonds takes"
                " nothing: put that away.",
                "take 9s": "The 9 of spades is a trump: it beats every ace of the other suits. The"
                " 9 of diamonds takes nothing.",
                "take Ah": "The ace of hearts is likely to take a trick. The 9 of diamonds is not.",
                "take Kh": "The king of hearts is backed by its ace. The 9 of diamonds stands"
                " alone, and takes nothing.",
            },
        ),
        Tell(
            "Order up with three good trumps, or two and aces. Pass with a hand that takes nothing."
            " As the dealer, take a trump that improves your hand, whoever is the maker.",
            title="To remember",
        ),
    ),
)
