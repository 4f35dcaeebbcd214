"""A defender, seat 0, whose fellow, seat 2, is winning the trick or has led."""

from euchre.rules.phase import Phase
from tests.bots.positions import told


def fellow_wins(hand: str) -> Phase:
    """Seat 1 made hearts and has led the queen of spades, on which seat 2 has played the ace."""
    return told(
        hand,
        "Jh Jd Kh Qs 9s",
        "As Kc Qc 9d Td",
        dummy="Qh Th Ad Kd 9c",
        up="Tc",
        then="pass pass pass name h dummy keep Jh Jd Kh Qs Qh together together Qs As",
    )


def fellow_leads(card: str, scores: tuple[int, int, int] = (0, 0, 0)) -> Phase:
    """Seat 2 leads; seat 0 is to play, and then the maker, seat 1."""
    return told(
        "Ks 9s Ah 9h Jd",
        "Jh Kh Qh Qs Tc",
        "As Kc Qc 9d Td",
        up="Th",
        dealer=1,
        scores=scores,
        then=f"pass pass order take Tc dummy keep Jh Kh Qh Th Qs together together {card}",
    )
