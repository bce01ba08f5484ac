"""Variables that a checkpoint lacks: TVS502, TVS504."""

from __future__ import annotations

from collections.abc import Iterator

from ..interp.events import Created, Noted
from ..interp.explore import Run
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


def renamed(run: Run) -> Iterator[Noted]:
    """One graph is saved and another restored, whose variables have the same names but for a scope."""
    savers = savers_of(run)
    written: dict[str, tuple[Variable, Noted]] = {}
    for event in run.events:
        if not isinstance(event, Noted) or event.what not in ("saved", "restored"):
            continue
        held = saves_of(event, savers)
        if held is None:
            return
        if event.what == "saved":
            written.update({name: (variable, event) for name, variable in held.items()})
            continue
        missing = [name for name in held if name not in written]
        graphs = {v.graph for v in held.values()}
        if not written or not missing or graphs & {v.graph for v, _ in written.values()}:
            continue
        for name in missing:
            twin = next((w for w in written if _but_for_a_scope(w, name) and _same_maker(held[name], written[w][0])), None)
            if twin is not None:
                saved, by = written[twin]
                acts = (
                    saver_made(savers[id(by.facts["saver"])], savers, twin),
                    Act("saved", by.moment, (saved,), id(by.facts["saver"])),
                    saver_made(savers[id(event.facts["saver"])], savers, name),
                    Act("restored", event.moment, (held[name],), id(event.facts["saver"])),
                )
                facts = {
                    "variable": held[name],
                    "reason": f"the checkpoint has {twin}",
                    "earlier": site_of(saved),
                    "before": "saved as made here",
                    "shown": Life("not found", acts),
                }
                yield Noted(event.moment, "restored here", facts)
                break


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
