"""What things look like: a style for each role, a glyph for each sign, and nothing of the game.

A cell is drawn in an ink on a ground, and a theme knows the style of the pair. Whatever a colour
says is said without it too: by bold or reversed letters, by a sign, or by a word beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import lru_cache
from typing import Final, NamedTuple

from rich.style import Style

from euchre.rules.cards import Suit


class Ground(Enum):
    """What a cell lies on."""

    CHROME = auto()
    FELT = auto()
    BAR = auto()
    FACE = auto()
    FACE_OFF = auto()
    BACK = auto()
    BUTTON = auto()
    CHOSEN = auto()
    MAKER = auto()
    DEALER = auto()


class Ink(Enum):
    """What a cell says. `EDGE` inks are a card's upper and lower edge, `ON_FACE` its suit."""

    TEXT = auto()
    STRONG = auto()
    SECONDARY = auto()
    DISABLED = auto()
    ACCENT = auto()
    GOOD = auto()
    ERROR = auto()
    SELECTED = auto()
    BADGE = auto()
    PIPS = auto()
    EDGE = auto()
    EDGE_OFF = auto()
    EDGE_BACK = auto()
    FACE_OFF = auto()
    CLUBS = auto()
    DIAMONDS = auto()
    HEARTS = auto()
    SPADES = auto()
    CLUBS_ON_FACE = auto()
    DIAMONDS_ON_FACE = auto()
    HEARTS_ON_FACE = auto()
    SPADES_ON_FACE = auto()


SUIT_INKS: Final = {
    Suit.CLUBS: (Ink.CLUBS, Ink.CLUBS_ON_FACE),
    Suit.DIAMONDS: (Ink.DIAMONDS, Ink.DIAMONDS_ON_FACE),
    Suit.HEARTS: (Ink.HEARTS, Ink.HEARTS_ON_FACE),
    Suit.SPADES: (Ink.SPADES, Ink.SPADES_ON_FACE),
}
"""By suit: its ink in a sentence, and on the face of a card."""

MAKER: Final = (Ink.BADGE, Ground.MAKER)
DEALER: Final = (Ink.BADGE, Ground.DEALER)
"""How the badges are drawn."""


class Glyphs(NamedTuple):
    """The signs that are drawn, in one character each; `suits` in printed order."""

    suits: str = "♣♦♥♠"
    trick: str = "●"
    held: str = "▮"
    turn: str = "▸"
    winner: str = "★"
    full: str = "━"
    empty: str = "─"
    rule: str = "─"
    pip_off: str = "·"
    back: str = "░"
    prompt: str = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
    corners: str = "╭╮╰╯"
    across: str = "─"
    down: str = "│"
    slot_corners: str = "┌┐└┘"
    slot_across: str = "╌"
    slot_down: str = "╎"
    top: str = "▄"
    bottom: str = "▀"


UNICODE: Final = Glyphs()
ASCII: Final = Glyphs(
    "cdhs", "*", "#", ">", "*", "#", ".", "-", ".", "#", ">", "++++", "-", "|", "++++", "-", "|"
)

# What may stand in a sentence, and what stands for it where only ASCII can be shown.
_IN_ASCII: Final = str.maketrans(
    {
        **dict(zip("♣♦♥♠“”—·…★●▸▮━─", 'cdhs""--~**>##-', strict=True)),
        "→": "/>",
        "↓": "/v",
        **dict(zip("←↑", "<^", strict=True)),
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{EN DASH}": "-",
        "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}": ">",
        "\N{MULTIPLICATION SIGN}": "x",
    }
)


def in_ascii(text: str) -> str:
    """Return text in ASCII, which is as long or longer.

    >>> in_ascii("J♥ ←→ “I pass.”"), in_ascii("←→ Enter")
    ('Jh </> "I pass."', 'arrows Enter')
    """
    for arrows in ("←→ Enter", "↑↓ Enter"):
        text = text.replace(arrows, "arrows Enter")
    return text.translate(_IN_ASCII).encode("ascii", "replace").decode("ascii")


@dataclass(frozen=True, eq=False)
class Theme:
    """How everything is drawn, by inks and grounds in rich's words for styles.

    Cards that are `filled` are blocks of colour, the others outlines; `boxed` buttons have their
    numbers in square brackets; where not `coloured`, signs stand for what a colour would say; where
    `ascii_only`, nothing else is drawn.
    """

    inks: Mapping[Ink, str]
    grounds: Mapping[Ground, str]
    filled: bool
    boxed: bool
    coloured: bool = True
    ascii_only: bool = False
    _styles: dict[tuple[Ink, Ground], Style] = field(default_factory=dict, repr=False)

    @property
    def glyphs(self) -> Glyphs:
        """The signs to draw with."""
        return ASCII if self.ascii_only else UNICODE

    def letters(self, text: str) -> str:
        """Return text as it can be shown, in ASCII where nothing else can."""
        if not self.ascii_only or text.isascii():
            return text
        return in_ascii(text)

    def style(self, ink: Ink, ground: Ground) -> Style:
        """Return the style of an ink on a ground."""
        style = self._styles.get((ink, ground))
        if style is None:
            style = Style.parse(f"{self.inks[ink]} {self.grounds[ground]}".strip() or "none")
            self._styles[ink, ground] = style
        return style


def _suits(
    clubs: str, diamonds: str, hearts: str, spades: str, on_face: tuple[str, str, str, str]
) -> dict[Ink, str]:
    inks = {Ink.CLUBS: clubs, Ink.DIAMONDS: diamonds, Ink.HEARTS: hearts, Ink.SPADES: spades}
    faces = (Ink.CLUBS_ON_FACE, Ink.DIAMONDS_ON_FACE, Ink.HEARTS_ON_FACE, Ink.SPADES_ON_FACE)
    return {**inks, **dict(zip(faces, on_face, strict=True))}


_LIGHT, _DARK = "bold #ece8dc", "bold #14161a"
_RED, _RED_ON_FACE = "bold #ff7b7b", "bold #c40f2b"

_FELT_SUITS: Final = {
    "two": _suits(_LIGHT, _RED, _RED, _LIGHT, (_DARK, _RED_ON_FACE, _RED_ON_FACE, _DARK)),
    "four": _suits(
        *("bold #74b9ff", "bold #ffb25c", _RED, _LIGHT),
        ("bold #0b57a4", "bold #a84b00", _RED_ON_FACE, _DARK),
    ),
}

_FELT_INKS: Final = {
    Ink.TEXT: "#ece8dc",
    Ink.STRONG: "bold #ece8dc",
    Ink.SECONDARY: "#8fa89c",
    Ink.DISABLED: "#6f8f80",
    Ink.ACCENT: "bold #f4c95d",
    Ink.GOOD: "bold #8fe0a4",
    Ink.ERROR: "#ff9a8b",
    Ink.SELECTED: "bold reverse #f4c95d",
    Ink.BADGE: "bold #0a1210",
    Ink.PIPS: "#d98791",
    Ink.EDGE: "#f7f2e4",
    Ink.EDGE_OFF: "#7f948a",
    Ink.EDGE_BACK: "#8c3b46",
    Ink.FACE_OFF: "bold #14211b",
}

# What is drawn on a face that is filled lies on the felt where a card is an outline.
_OUTLINED: Final = {Ink.FACE_OFF: "#6f8f80", Ink.EDGE_OFF: "#6f8f80"}

_FELT_GROUNDS: Final = {
    Ground.CHROME: "on #0e1a16",
    Ground.FELT: "on #15402f",
    Ground.BAR: "on #0a1210",
    Ground.FACE: "on #f7f2e4",
    Ground.FACE_OFF: "on #7f948a",
    Ground.BACK: "on #8c3b46",
    Ground.BUTTON: "on #24493a",
    Ground.CHOSEN: "on #0a1210",
    Ground.MAKER: "on #f4c95d",
    Ground.DEALER: "on #8fa89c",
}

_NO_GROUNDS: Final = {
    **dict.fromkeys(Ground, ""),
    Ground.CHOSEN: "reverse",
    Ground.MAKER: "reverse magenta",
    Ground.DEALER: "reverse",
}

_TERMINAL_SUITS: Final = {
    "two": _suits("bold", "bold red", "bold red", "bold", ("bold", "bold red", "bold red", "bold")),
    "four": _suits(
        *("bold blue", "bold cyan", "bold red", "bold"),
        ("bold blue", "bold cyan", "bold red", "bold"),
    ),
}

# White and yellow vanish on a light terminal, and dim letters on many: so none of them is used for
# text, and whatever must be read is in the terminal's own colour. Diamonds are cyan, which shows on
# light and on dark, and not green, which not everybody can tell from the red of hearts.
_TERMINAL_INKS: Final = {
    Ink.TEXT: "",
    Ink.STRONG: "bold",
    Ink.SECONDARY: "bright_black",
    Ink.DISABLED: "bright_black",
    Ink.ACCENT: "bold magenta",
    Ink.GOOD: "green",
    Ink.ERROR: "bold red",
    Ink.SELECTED: "bold reverse magenta",
    Ink.BADGE: "bold",
    Ink.PIPS: "red",
    Ink.EDGE: "",
    Ink.EDGE_OFF: "bright_black",
    Ink.EDGE_BACK: "red",
    Ink.FACE_OFF: "bright_black",
}

_NO_INKS: Final = {
    **dict.fromkeys(Ink, ""),
    **dict.fromkeys((Ink.STRONG, Ink.ACCENT, Ink.ERROR, Ink.BADGE), "bold"),
    Ink.SELECTED: "bold reverse",
}


@lru_cache(maxsize=8)
def theme(
    colours: str, *, suits: str = "two", backgrounds: bool = True, ascii_only: bool = False
) -> Theme:
    """Return the theme for so many colours: truecolor, 256, standard (16) or none.

    `suits` are drawn in two colours or four.

    >>> theme("none", ascii_only=True).letters("J♥ “I pass.”")
    'Jh "I pass."'
    """
    if colours == "none":
        return Theme(_NO_INKS, dict.fromkeys(Ground, ""), filled=False, boxed=True, coloured=False,
                     ascii_only=ascii_only)  # fmt: skip
    if colours == "standard" or not backgrounds:
        inks = {**_TERMINAL_INKS, **_TERMINAL_SUITS[suits]}
        return Theme(inks, _NO_GROUNDS, filled=False, boxed=True, ascii_only=ascii_only)
    inks = {**_FELT_INKS, **_FELT_SUITS[suits]}
    if ascii_only:
        inks |= _OUTLINED | {face: inks[ink] for ink, face in SUIT_INKS.values()}
    return Theme(inks, _FELT_GROUNDS, filled=not ascii_only, boxed=ascii_only,
                 ascii_only=ascii_only)  # fmt: skip
