"""Texts that stand for one network and are part of a word in the names of another, whose variables they take along: see `filters`."""

from __future__ import annotations

import re
from itertools import permutations

from ..domain.symbols import parts_of
from ..exploration.explore import Run
from ..language.trace import Noted
from ..tf.variables import Variable
from .adversaries import has_one_number, is_held_against_data, loops_of, steps_of
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


def taken_with_its_judge(event: Noted, run: Run) -> tuple[Variable, str] | None:
    """What is to be trained is picked by `feature`, the scope of a network, and `feature_critic/w` begins so: what judges what that makes.

    The program picks the judge by the name of its own scope, for an optimizer of its own with another loss, in turns with the first one.
    What it says is held against nothing: each loss is a number that it is to make smaller, so that what one wants, the other does not.
    """
    text = event.facts["text"].strip("/")
    kept = [v for v in event.facts["kept"] if isinstance(v, Variable) and isinstance(v.op_name, str)]
    own = {v for v in kept if text in name_of(v).split("/")[:-1]} if text else set[Variable]()
    judge = [v for v in by_age(kept) if v not in own and v.trainable is True]
    if not own or not judge or len(own) + len(judge) != len(kept) or not has_one_number(judge):
        return None
    scopes = {next((part for part in name_of(v).split("/")[:-1] if part.startswith(text)), "") for v in judge}
    scope = scopes.pop()
    named = (e for e in noted(run, "filtered") if isinstance(e.facts["text"], str) and e.facts["text"].strip("/") == scope)
    other = next((e for e in named if set(e.facts["kept"]) == set(judge)), None) if scope and not scopes else None
    steps = list(steps_of(run)) if other is not None else []
    runs, held = list(noted(run, "run")) if steps else [], list(noted(run, "measured")) if steps else []
    for judging, making in permutations(steps, 2):
        apart = judging.event.facts["optimizer"] is not making.event.facts["optimizer"] and judging.loss is not making.loss
        if other is None or not apart or judging.trained != set(judge) or not making.trained >= set(kept):
            continue
        onward = all(own & step.loss.reads and step.loss.gradients.issuperset(judge) for step in (judging, making))
        in_turns = onward and loops_of(judging, runs) & loops_of(making, runs)
        if in_turns and not any(is_held_against_data(step.loss, judge, held) for step in (judging, making)):
            told = f'line {row(other.moment)} picks that by "{scope}" for an optimizer of its own'
            return judge[0], f"takes in {name_of(judge[0])}, by which what it makes is judged; {told}"
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
