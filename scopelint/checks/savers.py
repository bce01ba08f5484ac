"""Variables that a checkpoint lacks: TVS502, TVS504."""

from __future__ import annotations

from collections.abc import Iterator

from ..domain.symbols import Sym
from ..interp.events import Created, Noted
from ..interp.explore import Run
from ..interp.values import Value
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
        uses = [e for e in saved if e.facts["saver"] is maker.facts["saver"]]
        if held is None or maker.facts["chosen"] or not uses or not held:
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
            late = maker.moment.serial < event.moment.serial < uses[-1].moment.serial
            if late and event.variable not in elsewhere and event.variable.collection == "global" and event.variable.kind != "keras":
                reason = f"created in line {event.moment.user_place().span.row}, after this saver was made"
                variables = (event.variable, next(iter(held.values())))
                shown = Life("unsaved", (saver_made(maker, savers), Act("saved", uses[-1].moment, variables)))
                facts = {"variable": event.variable, "reason": reason, "earlier": event.moment, "before": "created here", "shown": shown}
                yield Noted(maker.moment, "the saver is made here", facts)
                break


def not_saved(run: Run) -> Iterator[Noted]:
    """A restore of variables that the checkpoint has under another name, or not at all.

    Where the path is not the very one that was saved to, only names that are the same but for a scope tell the checkpoint.
    """
    savers = savers_of(run)
    saves: list[Noted] = []
    for event in run.events:
        if not isinstance(event, Noted) or event.what not in ("saved", "restored"):
            continue
        held = saves_of(event, savers)
        if event.what == "saved":
            if held is None:
                return
            saves.append(event)
            continue
        checkpoint = next((e for e in reversed(saves) if _is_path_of(e, event.facts["path"])), None)
        if held is None and checkpoint is None:
            return
        if held:
            yield from _lacking(event, held, savers, saves, checkpoint)


def _is_path_of(saved: Noted, path: Value) -> bool:
    """Whether a path is that of a checkpoint: what `save` gave back, or was given."""
    paths = saved.facts["paths"]
    return isinstance(path, str | Sym) and isinstance(paths, tuple) and path in paths


def _lacking(
    event: Noted, held: dict[str, Variable], savers: dict[int, Noted], saves: list[Noted], checkpoint: Noted | None
) -> Iterator[Noted]:
    """The first name that a restore asks for in vain."""
    sources = saves if checkpoint is None else [checkpoint]
    written = {name: (variable, e) for e in sources for name, variable in (saves_of(e, savers) or {}).items()}
    missing = [name for name in held if name not in written]
    if not written or (checkpoint is None and {v.graph for v in held.values()} & {v.graph for v, _ in written.values()}):
        return
    for name in missing:
        twin = next((w for w in written if _but_for_a_scope(w, name) and _same_maker(held[name], written[w][0])), None)
        if twin is None and checkpoint is None:
            continue
        saved, by = written[twin if twin is not None else next(iter(written))]
        reason = f"the checkpoint has {twin}" if twin is not None else f"what line {by.moment.user_place().span.row} saves leaves it out"
        acts = (
            saver_made(savers[id(by.facts["saver"])], savers, twin),
            Act("saved", by.moment, (saved,), id(by.facts["saver"])),
            saver_made(savers[id(event.facts["saver"])], savers, name),
            Act("restored", event.moment, (held[name],), id(event.facts["saver"])),
        )
        shown = Life("not found", acts)
        facts = {"variable": held[name], "reason": reason, "earlier": site_of(saved), "before": "saved as made here", "shown": shown}
        yield Noted(event.moment, "restored here", facts)
        return


def saver_made(maker: Noted, savers: dict[int, Noted], name: str | None = None) -> Act:
    """A saver, for the verifier: of everything, or of a variable that it was told to save under a name."""
    held = saves_of(maker, savers) or {}
    key = id(maker.facts["saver"])
    if not maker.facts["chosen"] or not held:
        return Act("saver", maker.moment, about=(key, None))
    name = name if name in held else next(iter(held))
    return Act("saver", maker.moment, (held[name],), (key, (name,)))


def _but_for_a_scope(one: str, two: str) -> bool:
    """Whether two names are the same but for a scope more, or another one, or for a moving average's name at the end."""
    if one.endswith("/" + two) or two.endswith("/" + one) or two.startswith(one + "/"):
        return True
    (_, _, ours), (_, _, theirs) = one.partition("/"), two.partition("/")
    return bool(ours) and ours == theirs


def _same_maker(one: Variable, two: Variable) -> bool:
    """Whether one piece of code made both."""
    first, second = site_of(one), site_of(two)
    return first is not None and second is not None and first.place == second.place and one.shape == two.shape
