"""A game told in lines from its record, in the words of line mode."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import StringIO

from euchre.rules.events import DummyTaken, Event
from euchre.rules.seats import Seat
from euchre.table.retold import Retold, RetoldDeal
from euchre.ui.course import course, moved
from euchre.ui.lines import Lines
from euchre.ui.telling import Teller
from euchre.ui.words import replay as words
from euchre.ui.words.chances import chance_moved, course_line
from euchre.ui.words.ends import deal_result, game_result
from euchre.ui.words.people import People
from euchre.ui.words.scores import score_line
from euchre.views import View


def transcript(game: Retold, seen: Seat | None, only: int | None = None) -> list[str]:
    """Return a game in lines, or one deal of it by its number from 1.

    `seen` is whose hand is told, None for everybody's; of a deal that was not played out it is the
    owner's alone (P5).
    """
    names = words.names_by_seat(game.names, game.rules.players)
    reader = game.owner if seen is None else seen
    lines = [words.begins(game.rules, words.called(names, reader), reader)]
    if seen not in {None, game.owner}:
        lines.append(words.seen_as(names, seen or 0))
    if not game.deals:
        return [*lines, words.NO_DEALS]
    for deal in game.deals:
        if only in {None, deal.number}:
            lines += _told(game, deal, names, seen)
    return lines


def _told(
    game: Retold, deal: RetoldDeal, names: tuple[str, ...], seen: Seat | None
) -> Iterator[str]:
    """Iterate over the lines of a deal."""
    reader = deal.reader(deal.owner if seen is None else seen)
    known = words.called(names, reader)
    out = StringIO()
    lines = Lines(StringIO(), out)
    teller = Teller(lines, known, _secrets_of(deal) if seen is None else words.secret)
    teller.begin_deal(deal.number)
    for place in range(len(deal.positions)):
        view = deal.view(place, reader)
        teller.catch_up(view)
        if place == 0:
            lines.say(*_before(deal, view, known, seen))
    yield from out.getvalue().splitlines()
    yield from _end(game, deal, deal.view(-1, reader), known)


def _secrets_of(deal: RetoldDeal) -> Callable[[Event, View], list[str]]:
    """Return what tells the secrets of a deal whose hands, the dummy too, were told before."""
    whole = [event for event in deal.secrets() if not isinstance(event, DummyTaken)]

    def more(event: Event, view: View) -> list[str]:
        same = next((secret for secret in whole if type(secret) is type(event)), None)
        return [] if same is None else words.secret(same, view)

    return more


def _before(
    deal: RetoldDeal, view: View, names: tuple[str, ...], seen: Seat | None
) -> Iterator[str]:
    """Iterate over the hands of a deal as dealt, or why they are not told."""
    lying = deal.lying(0)
    if lying is None:
        if seen is None or seen != deal.owner:
            yield words.hidden(finished=deal.is_finished, owned=deal.owner is not None)
        return
    if seen is not None:
        return
    people = People.of(view, names)
    dealt = deal.positions[0].dealt
    for seat in people.seating.round_from(people.first):
        if seat != people.reader:
            yield words.hand_of(words.hand_owner(people, seat), dealt.hands[seat], view)
    if dealt.dummy:
        yield words.hand_of(words.DUMMY, dealt.dummy, view)
    yield words.hand_of(words.NOT_DEALT, dealt.stock, view)


def _end(game: Retold, deal: RetoldDeal, view: View, names: tuple[str, ...]) -> Iterator[str]:
    if not deal.is_finished:
        yield from words.ended(won=False)
        return
    people = People.of(view, names)
    earned = [now - before for now, before in zip(deal.scores, view.scores, strict=True)]
    yield ""
    yield deal_result(deal.number, view, names)
    yield score_line(people, view.rules, deal.scores, earned)
    if deal.winners:
        yield ""
        yield game_result(people, deal.winners)
        before = [one.view(0, None) for one in game.deals[: deal.number]]
        said = course_line(course(before, people, deal.scores))
    else:
        said = chance_moved(moved(view, people, deal.scores))
    if said:
        yield said
