"""Variables picked by their names: filters that take in another network's, or none at all (TVS308)."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator

from ..domain.symbols import Itself
from ..exploration.explore import Exploration, Run
from ..language.trace import Moment, Noted
from ..record.events import Created
from ..tf.variables import Variable
from . import story
from .acts import filtered
from .findings import Act, Finding, Life
from .grouping import grouped
from .left_out_in_time import left_out_in_time
from .picked_along import taken_along, taken_from_named, taken_with_its_judge
from .queries.accesses import creations, name_of, noted, site_of
from .queries.flow import first_data
from .queries.names_of_layers import is_by_last_names
from .queries.order import by_age
from .queries.ways import activation, at_call, caller, row
from .queries.words import OF_VARIABLES, words_of
from .registry import check


@check("TVS308")
def wide_filters(exploration: Exploration) -> Iterator[Finding]:
    """A name filter that picks too many variables, or none where some were meant."""
    for group in grouped(exploration, _seen_by_a_test if exploration.root.kind == "test" else _wrong, lambda e: _told_at(e).user_place()):
        event = group.event
        culprit = event.facts["culprit"]
        steps = story.way(event.moment, "picked here")
        if isinstance(culprit, Created):
            steps = story.two_ways(culprit.moment, f"{name_of(culprit.variable)} is created here", event.moment, "picked here")
        values = {"given": f'"{event.facts["text"]}"', "reason": event.facts["reason"]}
        yield Finding("TVS308", _told_at(event), None, values, tuple(steps), group.assumptions(), _shown(event))


def _wrong(run: Run) -> Iterator[Noted]:
    """The filters that go wrong, each with the variable that shows it, and why."""
    made = creations(run)
    filters: list[Noted] = []
    overlaps: list[tuple[Noted, Variable, str]] = []
    for event in noted(run, "filtered"):
        if not isinstance(event.facts["text"], str) or is_by_last_names(run, event):
            continue
        empty = None if Itself(event.facts["list"]) in run.tested else _none(event, run, list(made.values())) or _matched(event, run)
        found = empty or _twin(event, run) or _unreached(event, run)
        found = found or taken_along(event, run) or taken_from_named(event, run) or taken_with_its_judge(event, run)
        if found is not None:
            culprit, reason = found
            at = _where_told(event, run) if empty is not None else event.moment
            yield Noted(
                event.moment, event.what, {**event.facts, "culprit": made.get(culprit) if culprit else None, "reason": reason, "at": at}
            )
        else:
            overlaps += _overlaps(event, filters, run)
        filters.append(event)
    left_out = [e for e in noted(run, "left out") if isinstance(e.facts["text"], str)]
    for event in left_out:
        found = None if is_by_last_names(run, event) else _inside(event)
        if found is not None and not any(e.facts["kept"] and e.facts["text"].lower() == event.facts["text"].lower() for e in left_out):
            culprit, reason = found
            facts = {**event.facts, "culprit": made.get(culprit), "reason": f"leaves out no variable: {reason}"}
            yield Noted(event.moment, event.what, facts)
    for event in noted(run, "picked by one of"):
        found = _numbered(event)
        if found is not None:
            yield Noted(event.moment, event.what, {**event.facts, "culprit": made.get(found[0]), "reason": found[1]})
    for event, culprit, reason in (*overlaps, *_taken_by_two(run, filters)):
        yield Noted(event.moment, event.what, {**event.facts, "culprit": made.get(culprit), "reason": reason})


def _told_at(event: Noted) -> Moment:
    """Where a filter is told of: where it stands, or a call that tells its function what to look for."""
    at = event.facts.get("at", event.moment)
    return at if isinstance(at, Moment) else event.moment


def _where_told(event: Noted, run: Run) -> Moment:
    """The call that tells a filter which picks nothing what to look for, where another call of its function has it pick something."""
    others = (e for e in noted(run, "filtered") if e.facts["kept"] and e.moment.user_place() == event.moment.user_place())
    moment, call = event.moment, activation(event.moment)
    if call is None or all(activation(e.moment) is call for e in others):
        return moment
    while call is not None and not call.place.stub and any(v and isinstance(v, str) and v in event.facts["text"] for _, v in call.known):
        moment, call = at_call(moment, call), caller(call)
    return moment


def _seen_by_a_test(run: Run) -> Iterator[Noted]:
    """Those of a test. That a filter picks nothing may be what it is about, where nothing is done with the list."""
    return (e for e in _wrong(run) if e.facts["kept"] or _matched(e, run) is not None)


def _taken_by_two(run: Run, filters: list[Noted]) -> Iterator[tuple[Noted, Variable, str]]:
    """Two optimizers share out the variables, one by how names begin, and the other by a text that it finds inside the names of both.

    The text is the scope of a network of its own: what else it is found in was not thought of.
    """
    lists = [each for e in noted(run, "chosen to train") for each in e.facts["lists"]]
    chosen = [e for e in filters if any(each is e.facts["list"] for each in lists)]
    for event, other in ((one, two) for one in chosen for two in chosen if one.moment.frame is two.moment.frame):
        cut = _cut_short(event, other) if event is not other and event.facts["how"] == "in" else None
        if cut is not None:
            name = name_of(cut[0])
            told = f'takes in {name}, where it begins "{cut[1]}"; that is trained with what has "{other.facts["text"]}" as well'
            yield event, cut[0], told
    for event in (e for e in chosen if e.facts["how"] == "in"):
        kept, text = _names(event.facts["kept"]), event.facts["text"].strip("/")
        own = {name for name in kept if name.startswith(f"{text}/")}
        for other in (e for e in chosen if e.facts["how"] != "in" and own and e.moment.frame is event.moment.frame):
            theirs, scope = _names(other.facts["kept"]), other.facts["text"].strip("/")
            both = [name for name in kept if name in theirs and name.startswith(f"{scope}/") and kept[name].trainable]
            if both and len(own) + len(both) == len(kept) and own.isdisjoint(theirs) and len(both) < len(theirs):
                name = both[0]
                yield event, kept[name], f'takes in {name}, which is trained with what begins with "{scope}" as well'
                break


def _cut_short(event: Noted, other: Noted) -> tuple[Variable, str] | None:
    """A variable that two filters pick, where the text of the one is cut from the name of its own network, as `disc` from `discriminator`,
    and so is found in the other network too, where it begins another word, as in `discrete_code`. And that word.
    """
    kept, theirs, text = _names(event.facts["kept"]), _names(other.facts["kept"]), event.facts["text"]
    around = posixpath.commonprefix([*kept, *theirs]).rpartition("/")[0]
    scopes = [{name.removeprefix(f"{around}/").partition("/")[0] for name in names} for names in (kept.keys() - theirs.keys(), theirs)]
    both = [name for name in kept if name in theirs and kept[name].trainable]
    if not text.isalpha() or any(len(each) != 1 for each in scopes) or not 0 < len(both) < len(theirs):
        return None
    network, rival = (each.pop() for each in scopes)
    word = re.match(rf"{text}[a-zA-Z]+", network)
    words = [found[1] for name in both if (found := re.search(rf"[/_]({text}[a-zA-Z]+)", name)) is not None]
    if word is None or text in rival or len(words) < len(both) or word[0] in words:
        return None
    return kept[both[0]], words[0]


def _shown(event: Noted) -> Life:
    """The filter on the variable that is wrong, and on one more."""
    facts = event.facts
    culprit = facts["culprit"]
    wrong = [culprit.variable] if isinstance(culprit, Created) else []
    others = [v for v in (*facts["kept"], *facts["seen"]) if isinstance(v, Variable) and v not in wrong]
    chosen = by_age({*wrong, *others[:1]})
    kept = tuple(v for v in chosen if v in facts["kept"])
    acts = [Act("made", site_of(v) or event.moment, (v,)) for v in chosen if v not in kept]
    return Life("picked", (filtered(event, kept), *acts))


def _names(variables: tuple[object, ...]) -> dict[str, Variable]:
    """Variables by name, as far as names are known."""
    return {v.op_name: v for v in variables if isinstance(v, Variable) and isinstance(v.op_name, str)}


def _none(event: Noted, run: Run, made: list[Created]) -> tuple[Variable | None, str] | None:
    """Nothing is picked, although a scope of that name was opened, or has variables elsewhere or later."""
    seen, wanted = _names(event.facts["seen"]), event.facts["text"].strip("/")
    if event.facts["kept"] or not event.facts["known"] or not seen or not wanted:
        return None
    graph = next(iter(seen.values())).graph
    later = next((e for e in made if e.moment.serial > event.moment.serial and e.variable.graph is graph and _starts(e, wanted)), None)
    if later is not None and left_out_in_time(event, later, run):
        return None
    if later is not None:
        return later.variable, f"picks no variable: those of that name are only created later, in line {row(later.moment)}"
    elsewhere = _inside(event)
    if elsewhere is not None:
        return elsewhere[0], f"picks no variable: {elsewhere[1]}"
    before = [e for e in made if event.facts["opened"] and e.moment.serial < event.moment.serial and _is_made_under(e, wanted)]
    frozen = next((e.variable for e in before if e.variable.trainable is False and _starts(e, wanted)), None)
    if frozen is not None and all(v.trainable for v in seen.values()):
        return None, f"picks no variable: {name_of(frozen)} is not trainable, and so not among what is picked from"
    if before:
        return None, "picks no variable: what was made while a scope of that name was open is called otherwise"
    return None


def _inside(event: Noted) -> tuple[Variable, str] | None:
    """A variable in a scope whose name a filter does not find at the beginning of its own, or not as it is written."""
    seen, wanted = _names(event.facts["seen"]), event.facts["text"].strip("/")
    if event.facts["kept"] or not event.facts["known"] or not wanted:
        return None
    inside = next((v for name, v in seen.items() if f"/{wanted}/" in f"/{name}/"), None) if event.facts["how"] != "in" else None
    if inside is not None:
        return inside, f"that scope is inside another one, as in {name_of(inside)}"
    otherwise = next((v for name, v in seen.items() if _is_written_otherwise(event.facts["how"], wanted, name)), None)
    return None if otherwise is None else (otherwise, f"the name is written otherwise, as in {name_of(otherwise)}")


def _is_written_otherwise(how: str, wanted: str, name: str) -> bool:
    """Whether a name begins with a text but for the case of its letters, or a word of it does where the text may stand anywhere.

    What an optimizer calls its slots, or a layer its variables, is no scope: `Momentum` has nothing to do with a `momentum_encoder`.
    """
    if how != "in":
        return name.lower().startswith(wanted.lower())
    if all(map(OF_VARIABLES.have, words_of(wanted))):
        return False
    scopes, size = name.rpartition("/")[0], len(wanted)
    begins = [0, *(found.start() for found in re.finditer(r"(?<=[/_a-z\d])[A-Z]|(?<=[/_])[a-z]", scopes))]
    here = (i for i in begins if scopes[i : i + size].lower() == wanted.lower())
    return any(size > 3 or not scopes[i + size : i + size + 1].islower() for i in here)


def _is_made_under(made: Created, scope: str) -> bool:
    """Whether a variable was made while a scope was open, be it one that gives variables no name."""
    around = (made.asked.scope, made.asked.name_scope)
    return any(isinstance(name, str) and f"{name.rstrip('/')}/".startswith(f"{scope}/") for name in around)


def _matched(event: Noted, run: Run) -> tuple[None, str] | None:
    """Nothing is picked, and the list goes to an optimizer, or along with one that has something in it: the pairs are none."""
    if event.facts["kept"] or not event.facts["known"] or not event.facts["seen"]:
        return None
    for later in noted(run, *_WANTED):
        if any(each is event.facts["list"] for each in later.facts["lists"]):
            return None, f"picks no variable: nothing of that name was created, so that line {row(later.moment)} has {_WANTED[later.what]}"
    return None


_WANTED = {"zipped": "no pairs", "nothing to train": "nothing to train"}
"""What a list without variables comes to."""


def _starts(event: Created, wanted: str) -> bool:
    name = event.variable.op_name
    return isinstance(name, str) and (name == wanted or name.startswith(wanted + "/"))


def _twin(event: Noted, run: Run) -> tuple[Variable | None, str] | None:
    """Of two scopes side by side whose variables are named alike, `main/w` and `main_target/w`, both are picked by the name of one."""
    kept, text = _names(event.facts["kept"]), event.facts["text"]
    *around, wanted = text.strip("/").split("/")
    if not wanted or (around and event.facts["how"] == "in") or not re.fullmatch(r"[\w.\-]+", wanted):
        return None
    depth = len(around)
    last = text.lstrip("/").split("/", depth)[-1] if around else text
    for name, variable in kept.items():
        parts = name.split("/")
        for i, part in enumerate(parts[depth:-1], depth):
            taken = parts[:depth] == around and _takes(event.facts["how"], last, part, i - depth)
            if part == wanted or not taken or _is_numbered(part, wanted):
                continue
            twin = "/".join([*parts[:i], wanted, *parts[i + 1 :]])
            layers = i == len(parts) - 2 and not _is_another_word(part, wanted) and twin in kept
            if twin in kept and not (layers and _are_layers_of_one(variable, kept[twin], run)):
                return variable, f"takes in {name} as well as {twin}"
    return None


def _is_another_word(part: str, wanted: str) -> bool:
    """Whether the name of a scope goes on in the word that another one is called, as `header` does after `head`: it is no part of that."""
    return re.match(r"[a-z]{2}", part.removeprefix(wanted)) is not None and wanted[-1].islower()


def _are_layers_of_one(first: Variable, second: Variable, run: Run) -> bool:
    """Whether two layers are one behind the other, as a head `pi` is behind `pi_hidden`: what one makes goes into the other."""
    data = first_data(run)
    return any(above in data and below in data[above].reads for above, below in ((first, second), (second, first)))


def _numbered(event: Noted) -> tuple[Variable, str] | None:
    """Of several texts that names begin with, or have, one ends in a number, and so takes in higher numbers: `block10` with `block1`."""
    kept, text = _names(event.facts["kept"]), event.facts["text"]
    for name, variable in kept.items() if text[-1:].isdigit() else ():
        end = name.find(text) + len(text)
        rest = name[end:].lstrip("0123456789")
        twin = f"{name[:end]}{rest}"
        if name != twin and rest.startswith("/") and twin in kept:
            return variable, f"takes in {name} as well as {twin}"
    return None


def _takes(how: str, text: str, part: str, index: int) -> bool:
    """Whether it is this part of a name that the filter found its text in."""
    return text in f"/{part}/" if how == "in" else index == 0 and f"{part}/".startswith(text)


def _is_numbered(part: str, wanted: str) -> bool:
    """Whether a scope is another one of a numbered row, which its common name may well stand for."""
    return re.fullmatch(r"_?\d+", part.removeprefix(wanted)) is not None and not wanted[-1].isdigit()


def _overlaps(event: Noted, others: list[Noted], run: Run) -> Iterator[tuple[Noted, Variable, str]]:
    """Two filters pick one variable, and one of them finds its text in the middle of a word of the other's.

    They share out the variables of one list. Or what begins with such a text is to be trained, and the other one names a scope.
    """
    for other in others:
        pair = (event, other)
        if not _are_side_by_side(event.moment, other.moment) or event.facts["text"] == other.facts["text"]:
            continue
        seen = [_names(e.facts["seen"]).keys() for e in pair]
        one_list = seen[0] == seen[1] and all(e.facts["how"] == "in" for e in pair)
        for wide, rival in (pair, pair[::-1]):
            found = _in_a_word(wide, rival) if one_list or _is_prefix_to_train(wide, rival, run) else None
            if found is not None:
                told = f'takes in {name_of(found)}, where it is in the middle of a word; "{rival.facts["text"]}" picks that one too'
                yield wide, found, told
                return


def _are_side_by_side(one: Moment, two: Moment) -> bool:
    """Whether two filters stand in one call, or are one filter in two turns of a loop or two calls, next to each other, of a function."""
    ours, theirs = one.frame, two.frame
    if ours is theirs:
        return True
    if ours is None or theirs is None or one.place != two.place:
        return False
    return ours.parent is theirs.parent and (ours.node is theirs.node if ours.turn is None else ours.place == theirs.place)


def _in_a_word(wide: Noted, rival: Noted) -> Variable | None:
    """The first variable that both filters pick, where only the text of the second one begins a word."""
    theirs = _names(rival.facts["kept"])
    both = ((v, name) for name, v in _names(wide.facts["kept"]).items() if name in theirs)
    return next((v for v, name in both if _is_rather_of(rival.facts["text"], wide.facts["text"], name)), None)


def _is_rather_of(text: str, other: str, name: str) -> bool:
    """Whether a text begins a part of a name that another one is in the middle of, be it a word of a part as in `agent_critic`."""
    if _at_word(other, name):
        return False
    return _at_word(text, name) or (_begins_a_word(text, name) and not _begins_a_word(other, name))


def _begins_a_word(text: str, name: str) -> bool:
    return re.search(rf"(?<![a-zA-Z]){re.escape(text.lstrip('/'))}", name) is not None


def _is_prefix_to_train(wide: Noted, rival: Noted, run: Run) -> bool:
    """Whether an optimizer gets what has a text like `g_` in its name, with which some names begin, and which another text has inside."""
    text, inside = wide.facts["text"], rival.facts["text"].lstrip("/")
    prefix = wide.facts["how"] == "in" and text.endswith("_") and text in inside[1:] and not inside.startswith(text)
    if not prefix or not any(name.startswith(text) for name in _names(wide.facts["kept"])):
        return False
    return any(each is wide.facts["list"] for e in noted(run, "chosen to train") for each in e.facts["lists"])


def _unreached(event: Noted, run: Run) -> tuple[Variable | None, str] | None:
    """Optimizers get what is picked, and their losses reach all of the scope that the filter names and nothing of the others."""
    kept, wanted = _names(event.facts["kept"]), event.facts["text"].strip("/")
    own = {name for name in kept if name.startswith(f"{wanted}/")}
    # A counter of steps beside the network is called like it, too; no loss reaches it.
    others = [name for name, variable in kept.items() if name not in own and variable.trainable]
    if event.facts["how"] == "in" or not own or not others:
        return None
    uses = [e for e in noted(run, "chosen to train") if any(each is event.facts["list"] for each in e.facts["lists"])]
    for left in (e.facts["unreached"] for e in uses):
        if not all(kept[name] in left for name in others) or any(kept[name] in left for name in own):
            return None
    return (kept[others[0]], f"takes in {others[0]}, which the loss of line {row(uses[0].moment)} does not reach") if uses else None


def _at_word(text: str, name: str) -> bool:
    """Whether a text begins a scope's or a variable's name."""
    return re.search(rf"(^|/){re.escape(text.lstrip('/'))}", name) is not None
