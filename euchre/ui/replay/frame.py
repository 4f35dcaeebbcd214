"""What a step of a replay shows: a scene as in play, and all hands where they may be seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from euchre.rules.seats import Seat
from euchre.table.retold import Lying
from euchre.ui.answers.question import Question
from euchre.ui.replay.place import Replay, is_result, steps_of
from euchre.ui.scene import Notice, Scene, Tone
from euchre.ui.sitting import Sitting
from euchre.ui.words import replay as words
from euchre.views import View


@dataclass(frozen=True, slots=True)
class RetoldScene(Scene):
    """A scene at which everybody is called as whoever sees it calls them."""

    called: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called in sentences."""
        return self.called


class Frame(NamedTuple):
    """A step of a replay: its scene, all hands where they are shown, and where it stands.

    `players` are the names by seat, whoever sees the scene; `with_help` tells the keys over it.
    """

    scene: Scene
    lying: Lying | None
    standing: str
    players: tuple[str, ...]
    with_help: bool = False


def frame_of(replay: Replay) -> Frame:
    """Return what a replay shows where it stands."""
    game, deal, (number, step) = replay.game, replay.deal, replay.place
    names = words.names_by_seat(game.names, game.rules.players)
    seen = replay.seen
    reader = deal.reader(game.owner if seen is None else seen)
    result = is_result(deal, step)
    view = deal.view(-1 if result else step, reader)
    over = view.turn is None
    hides = not deal.is_open and (seen is None or seen != game.owner)
    why = words.hidden(finished=deal.is_finished, owned=game.owner is not None)
    scene = RetoldScene(
        view=view,
        sitting=Sitting(game.rules, game.bots, 0),
        hand=deal.number,
        scores=deal.scores if over else view.scores,
        winners=deal.winners if over else (),
        deals=_finished(replay, reader, view if over else None),
        question=Question.NEXT_HAND if result else None,
        notice=Notice(why, Tone.TIP) if hides and not result else None,
        called=words.called(names, reader),
    )
    shown = words.whose_hand(words.called(names, game.owner), seen if deal.is_open else reader)
    standing = words.standing(
        (number + 1, len(game.deals)),
        (step + 1, steps_of(deal)),
        shown if deal.is_open or reader is not None else words.NO_HAND,
    )
    lying = deal.lying(step) if seen is None and not result else None
    return Frame(scene, lying, standing, words.called(names, game.owner), replay.with_help)


def _finished(replay: Replay, reader: Seat | None, present: View | None) -> tuple[View, ...]:
    """Return the finished deals, as far as the replay has gone, as the reader may see them."""
    before = replay.game.deals[: replay.place.deal]
    views = tuple(deal.view(-1, reader) for deal in before)
    return views if present is None else (*views, present)
