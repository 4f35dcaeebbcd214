"""What a card is worth in one way the hands can lie, by the rules and plain minimax."""

from euchre.coach.worth import Scale, Worth
from euchre.rules.cards import Card
from euchre.rules.scoring import award
from euchre.views import View
from tests.bots.complaints.truth import Hands, after_card, table_of


def worth_in(looked_at: View, card: Card, hands: Hands) -> Worth:
    """The worth to a view's seat of a card that it plays, all hands open, everybody at his best."""
    table, rules = table_of(looked_at), looked_at.rules
    maker = looked_at.maker or 0
    defenders = rules.seating.defenders(maker)
    tricks = sum(looked_at.tricks[seat] for seat in table.makers)
    tricks += after_card(table, hands, looked_at.seat or 0, looked_at.trick, card)
    row = award(
        rules,
        tricks,
        maker_alone=maker in looked_at.alone,
        defender_alone=any(seat in defenders for seat in looked_at.alone),
    )
    points = tuple(row.maker if maker in side else row.defenders for side in rules.seating.sides)
    return Scale(looked_at).of(points)
