"""Layers that are called after what they are told, where two are told the same."""

from __future__ import annotations

from collections.abc import Iterator

from ...domain.symbols import show
from ...language.trace import Frame, Moment
from ...record.events import Created, Shared
from ...source.mentions import texts_at
from ...source.naming import Told, settings_in_name
from .ways import caller, is_within, parted_in_turns, users_call, written_in
from .words import AGAIN, GROUPS, KIND, LAYER, MEANT, NAMES, SETTINGS


def called_after_a_setting(first: Created, again: Shared) -> tuple[Moment, Moment] | None:
    """Where two turns of a loop open a scope that each calls after a setting of its layers, such as their dilation, which comes twice.

    Of a loop around that one, the turns make stacks of layers if it says so. What is called a group or a level was counted on purpose,
    and where each kind of layer has a reuse flag of its own there may be one of each kind.
    """
    turns = parted_in_turns(first.moment, again.moment)
    if turns is None or turns[0].place.stub or MEANT.stand_in(show(again.variable.op_name)):
        return None
    around = next((f.label for f in turns[1].outwards() if f.turn is None), "")
    for (_, before), (_, opening) in zip(first.asked.openings, again.asked.openings, strict=False):
        if not isinstance(before, Moment) or not isinstance(opening, Moment) or not is_within(opening, turns[1]):
            continue
        inside = [f for f in opening.frames() if f.depth > turns[1].depth and not f.place.stub]
        nested = any(f.turn is not None for f in inside)
        if AGAIN.stand_in(turns[1].label, around, *(f.label for f in inside)) or (nested and not LAYER.stand_in(turns[1].label)):
            continue
        flag = again.asked.reuse_origin
        around_all = isinstance(flag, Moment) and not is_within(flag, turns[1])
        if any(_is_setting(told, nested, around_all) for told in _told(opening, turns[1])):
            return before, opening
    return None


def is_in_a_chosen_scope(access: Shared, way: Frame | None) -> bool:
    """Whether a scope of a variable that is opened in a call, or a turn of a loop, is called by no text that stands where it is opened."""
    for _, opening in access.asked.openings if way is not None else ():
        if isinstance(opening, Moment) and not opening.place.stub and way is not None and is_within(opening, way):
            call = written_in(opening)
            if call is not None and call.node is not None and not texts_at(call.node, opening.place.span):
                return True
    return False


def _is_setting(told: Told, nested: bool, around_all: bool) -> bool:
    chosen = (NAMES, AGAIN, GROUPS, MEANT)
    if nested or not told.in_text:
        return (told.in_text and SETTINGS.stand_in(told.word)) or (not nested and around_all and KIND.stand_in(told.word))
    return not any(words.stand_in(told.word) for words in chosen)


def _told(opening: Moment, turn: Frame) -> Iterator[Told]:
    """What the name of a scope is put together from, by the calls that lead to where it is opened in a turn."""
    place, call = opening.user_place(), users_call(opening)
    while call is not None and call.node is not None:
        yield from settings_in_name(call.node, place.span)
        place, call = call.place, caller(call) if call.depth > turn.depth else None
