"""Texts that stand for one network and are part of a word in the names of another, whose variables they take along: see `filters`."""

from __future__ import annotations

import re

from ..domain.symbols import parts_of
from ..exploration.explore import Run
from ..language.trace import Noted
from ..tf.variables import Variable
from .queries.accesses import name_of, noted, site_of
from .queries.order import by_age
from .queries.ways import row
from .queries.words import COMPOUND


def taken_along(event: Noted, run: Run) -> tuple[Variable, str] | None:
    """What one optimizer trains is picked by `d`, which stands for `d_conv`, and begins `deconv` of what another one trains.

    Or by `d_`, which stands there as well, and is found in the middle of `embed_w`.

    In which network a variable is, is told by the call of a function that made it: the rest of what the other optimizer trains is made in
    the same one, and nothing that the text stands for.
    """
    text = event.facts["text"].lstrip("/")
    kept = {v for v in event.facts["kept"] if isinstance(v, Variable) and v.trainable is True}
    steps = [(e, {v for v in e.facts["variables"] if isinstance(v, Variable)}) for e in noted(run, "trained")] if kept and text else []
    if not (text[-1:].isalpha() or text[-1:] in {"_", "/"}) or not any(trained == kept for _, trained in steps):
        return None
    whole = re.compile(rf"(?<![a-zA-Z]){re.escape(text)}" + (r"(?![a-zA-Z])" if text[-1].isalpha() else ""))
    own = {v for v in kept if whole.search(_written(v))}
    ours = frozenset[int]().union(*map(_calls, own))
    for step, trained in steps:
        others = trained - kept
        if not own or not others or not trained.isdisjoint(own):
            continue
        theirs = frozenset[int]().union(*map(_calls, others))
        for variable in (v for v in by_age(kept - own) if text in _written(v)):
            calls = _calls(variable)
            if theirs & (ours - calls):
                break  # the two share out the layers of one network
            if theirs & (calls - ours):
                how = "a longer word" if text[-1].isalpha() else "where it is in the middle of a word"
                told = f"takes in {name_of(variable)}, {how}, and what is made along with it is trained in line {row(step.moment)}"
                return variable, told
    return None


def taken_from_named(event: Noted, run: Run) -> tuple[Variable, str] | None:
    """What is to be trained is picked by `actor`, the scope of a network, and `factor/w` has that text too.

    That is another network: the program picks it by the name of its own scope, and nothing else. And what is before the text in the word
    is no word of its own, as in `autoencoder`, which may well be one more of what the text stands for.
    """
    text = event.facts["text"].strip("/")
    if event.facts["how"] != "in" or len(text) < 4 or not text.isalpha():
        return None
    kept = [v for v in event.facts["kept"] if isinstance(v, Variable) and isinstance(v.op_name, str)]
    own = {v for v in kept if text in name_of(v).split("/")[:-1]}
    others = [v for v in by_age(kept) if v not in own and v.trainable is True and _is_inside_a_word(text, name_of(v))]
    if not own or not others or len(own) + len(others) != len(kept):
        return None
    trained = {id(e.facts["optimizer"]): {v for v in e.facts["variables"] if isinstance(v, Variable)} for e in noted(run, "trained")}
    if len(trained) < 2 or not any(each == set(kept) for each in trained.values()):
        return None
    for other in noted(run, "filtered"):
        named = {v for v in other.facts["kept"] if isinstance(v, Variable)}
        scope = other.facts["text"].strip("/") if isinstance(other.facts["text"], str) else ""
        if named and named <= set(others) and all(f"/{scope}/" in f"/{name_of(v)}" for v in named) and named not in trained.values():
            variable = next(v for v in others if v in named)
            told = f'takes in {name_of(variable)}, where it is in the middle of a word; line {row(other.moment)} picks that by "{scope}"'
            return variable, told
    return None


def _is_inside_a_word(text: str, name: str) -> bool:
    """Whether a text is in a name only behind letters of its word that are no word of their own."""
    found = list(re.finditer(rf"([a-zA-Z]*){re.escape(text)}", name))
    return bool(found) and all(each[1] and not COMPOUND.have(each[1].lower()) for each in found)


def _written(variable: Variable) -> str:
    """The name of a variable as far as it is known: what a filter finds in the rest of it is a guess."""
    return "…".join(part for part in parts_of(variable.op_name) if isinstance(part, str))


def _calls(variable: Variable) -> frozenset[int]:
    """The calls of functions in which a variable was made, by their identity."""
    site = site_of(variable)
    return frozenset(id(f) for f in site.frames() if f.turn is None and not f.place.stub) if site is not None else frozenset()
