"""Variables that a checkpoint lacks: TVS502, TVS504."""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass

from ..domain.symbols import Sym, Text
from ..exploration.explore import Run
from ..language.trace import Noted, Place, Value
from ..record.events import Created
from ..tf.variables import Variable
from .findings import Act, Life
from .runs import noted, savers_of, saves_of, site_of


def after_saver(run: Run) -> Iterator[Noted]:
    """A variable that is made after the saver that saves everything, and that no other saver saves."""
    savers = savers_of(run)
    saved = list(noted(run, "saved"))
    copies = {e.facts["variable"] for e in noted(run, "assigned")}
    for maker in savers.values():
        held = saves_of(maker, savers)
        used = [e for e in saved if e.facts["saver"] is maker.facts["saver"]]
        if held is None or maker.facts["chosen"] or not used or not held:
            continue
        graph = next(iter(held.values())).graph
        others = [s for s in savers.values() if s is not maker]
        covered = [saves_of(s, savers) for s in others]
        if any(c is None for c in covered):
            continue
        elsewhere = {v for c in covered if c is not None for v in c.values()}
        for event in run.events:
            if not isinstance(event, Created) or event.variable.graph is not graph or event.variable in copies:
                continue
            if event.variable.trainable is not True:
                continue
            late = maker.moment.serial < event.moment.serial < used[-1].moment.serial
            if late and event.variable not in elsewhere and event.variable.collection == "global" and event.variable.kind != "keras":
                reason = f"created in line {event.moment.user_place().span.row}, after this saver was made"
                variables = (event.variable, next(iter(held.values())))
                shown = Life("unsaved", (saver_made(maker), Act("saved", used[-1].moment, variables)))
                facts = {"variable": event.variable, "reason": reason, "earlier": event.moment, "before": "created here", "shown": shown}
                yield Noted(maker.moment, "the saver is made here", facts)
                break


@dataclass(frozen=True, slots=True)
class Use:
    """A saver's use: what it saves or restores, by name. `maker` is the saver's making."""

    event: Noted
    maker: Noted
    held: dict[str, Variable]


def uses(run: Run) -> Iterator[Use]:
    """The uses of savers in a run, up to the first of which it is not known what it holds."""
    savers = savers_of(run)
    for event in run.events:
        if isinstance(event, Noted) and event.what in ("saved", "restored"):
            held = saves_of(event, savers)
            if held is None:
                return
            yield Use(event, savers[id(event.facts["saver"])], held)


def not_saved(run: Run) -> Iterator[Noted]:
    """A restore of variables that the checkpoint has under another name, or not at all.

    Where the path is not the very one that was saved to, only names that are the same but for a scope tell the checkpoint.
    """
    written: list[Use] = []
    for use in uses(run):
        if use.event.what == "saved":
            written.append(use)
            continue
        checkpoint = next((w for w in reversed(written) if _is_path_of(w.event, use.event.facts["path"])), None)
        if checkpoint is not None:
            yield from _lacking(use, [checkpoint], whole=True)
        else:
            here = places_of(use.event)
            yield from _lacking(use, [w for w in written if not here or not (there := places_of(w.event)) or here & there])


def _is_path_of(saved: Noted, path: Value) -> bool:
    """Whether a path is that of a checkpoint: what `save` gave back, or was given."""
    paths = saved.facts["paths"]
    return isinstance(path, str | Sym) and isinstance(paths, tuple) and path in paths


def renamed_since(written: Sequence[Use], saved: Set[str]) -> Callable[[Run], Iterator[Noted]]:
    """The check of runs that restore what another program has saved at the same place, where not all of it is among the names `saved`."""

    def check(run: Run) -> Iterator[Noted]:
        for use in uses(run):
            if use.event.what == "restored" and not saved >= use.held.keys():
                yield from _lacking(use, [w for w in written if places_of(w.event) & places_of(use.event)])

    return check


def _lacking(restored: Use, written: Sequence[Use], whole: bool = False) -> Iterator[Noted]:
    """The first name that a restore asks for in vain; `whole`: where what was written is known to be the checkpoint."""
    known = {name: (variable, use) for use in written for name, variable in use.held.items()}
    if not known or (not whole and {v.graph for v in restored.held.values()} & {variable.graph for variable, _ in known.values()}):
        return
    for name, variable in restored.held.items():
        twin = next((w for w in known if twins(w, name) and _same_maker(variable, known[w][0])), None)
        if name in known or (twin is None and not whole):
            continue
        saved, use = known[twin if twin is not None else next(iter(known))]
        reason = (
            f"the checkpoint has {twin}" if twin is not None else f"what line {use.event.moment.user_place().span.row} saves leaves it out"
        )
        acts = (
            saver_made(use.maker, twin),
            Act("saved", use.event.moment, (saved,), id(use.event.facts["saver"])),
            saver_made(restored.maker, name),
            Act("restored", restored.event.moment, (variable,), id(restored.event.facts["saver"])),
        )
        shown = Life("not found", acts)
        facts = {"variable": variable, "reason": reason, "earlier": site_of(saved), "before": "saved as made here", "shown": shown}
        yield Noted(restored.event.moment, "restored here", facts)
        return


def places_of(event: Noted) -> frozenset[str]:
    """What the path that is given to a saver says of where a checkpoint is; empty if nothing is known."""
    return _places(event.facts["path"])


def _places(path: Value) -> frozenset[str]:
    """What a checkpoint's path says of where it is: a folder or a file by name, or an option that holds it."""
    if isinstance(path, str):
        whole = posixpath.normpath(path)
        return frozenset({whole, posixpath.dirname(whole)} - {"", ".", "/"})
    if isinstance(path, Text):
        return frozenset().union(*map(_places, (part for part in path.parts if isinstance(part, Sym))))
    if not isinstance(path, Sym) or not isinstance(path.key, tuple):
        return frozenset()
    match path.key:
        case ("option", str(name)):
            return frozenset({f"--{name}"})
        case ("attr", owner, str()):
            return _places(owner)
        case ("fresh", int(), about):
            return _places(about)
    return frozenset()


def saver_made(maker: Noted, name: str | None = None) -> Act:
    """A saver, for the verifier: of everything, or of a variable that it was told to save under a name."""
    held = saves_of(maker, {id(maker.facts["saver"]): maker}) or {}
    key = id(maker.facts["saver"])
    if not maker.facts["chosen"] or not held:
        return Act("saver", maker.moment, about=(key, None))
    name = name if name in held else next(iter(held))
    return Act("saver", maker.moment, (held[name],), (key, (name,)))


def twins(one: str, two: str) -> bool:
    """Whether two names are the same but for a scope more, or another one, or for a moving average's name at the end."""
    if one.endswith("/" + two) or two.endswith("/" + one) or two.startswith(one + "/"):
        return True
    (_, _, ours), (_, _, theirs) = one.partition("/"), two.partition("/")
    return bool(ours) and ours == theirs


def place_made(variable: Variable) -> Place | None:
    """The piece of code that made a variable; None if that is not known."""
    site = site_of(variable)
    return None if site is None else site.place


def _same_maker(one: Variable, two: Variable) -> bool:
    """Whether one piece of code made both."""
    place = place_made(one)
    return place is not None and place == place_made(two) and one.shape == two.shape
