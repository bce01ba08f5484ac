"""Names that leave their variables for tensors: TVS411."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted
from ..language.values import DictValue, Instance, ListValue
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import changes, creations, noted, rebindings, site_of, trainings
from .queries.constants import begins_written
from .queries.holding import variables_of
from .queries.order import compatible
from .queries.sessions import all_runs, needs_of, starts_of, updates_of
from .queries.ways import activation, is_within, loops_around, turn_of
from .sightings import Sighting, run_check


@run_check("TVS411")
def rebound_to_tensor(run: Run) -> Iterator[Sighting]:
    """`w = w - rate * gradient`: the name is bound to the result, and the variable stays what it was."""
    changed = changes(run)
    told: set[Variable] = set()
    for event in rebindings(run):
        variable, now = event.facts["before"], event.facts["now"]
        if not isinstance(variable, Variable) or variable in told or not isinstance(now, Tensor):
            continue
        aside = variable not in changed and _left_aside(run, event)
        if (variable not in now.reads and not aside) or variable in now.writes or variable in (now.weights, now.copy_of):
            continue  # a mere conversion (`w = tf.convert_to_tensor(w)`) is no change
        left = variable not in changed and (_in_training(run, event) or _fetched_in_training(run, event) or _out_of_module(event))
        left = left or aside or _in_its_own_call(event) or _assigned_later(run, event) or _in_the_middle_of_training(run, event)
        left = left or (variable not in changed and (_statistic(event) or _saved_as_it_was(run, event) or _without_effect(run, event)))
        left = left or (variable not in changed and _average_that_nobody_keeps(run, event))
        if left or (event.facts["dropped"] and len(now.reads) > 1):
            told.add(variable)
            yield Sighting(
                variable=variable,
                moment=event.moment,
                told="the name is bound to a tensor here",
                earlier=site_of(variable),
                before="made here",
                shown=Life("rebound", (Act("bound", event.moment, (variable,)),)),
            )


def _in_training(run: Run, event: Noted) -> bool:
    """Whether a tape was asked for the variable's gradient before, and is asked again, be it in a trace that is used again."""
    variable = event.facts["before"]
    gradients = list(noted(run, "gradient"))
    asked = (e for e in gradients if variable in (e.facts["sources"] or ()) and e.moment.serial < event.moment.serial)
    before = next(asked, None)
    again = any(e.moment.user_place() == before.moment.user_place() and e is not before for e in gradients) if before else False
    again = again or (before is not None and _is_traced_before(run, event))
    watched = any(variable in (e.facts["reads"] or ()) for e in noted(run, "watched"))
    return variable.trainable is True and again and not watched


def _in_the_middle_of_training(run: Run, event: Noted) -> bool:
    """Whether a module's own method takes the variable out in the first turn of a loop, and the next turn trains the others alone.

    What is to be frozen at some time has been trained for more than one turn.
    """
    variable, holder = event.facts["before"], event.facts["holder"]
    if variable.trainable is not True or not variable.shape or event.moment.arms or not _out_of_module(event):
        return False
    asked = [e for e in noted(run, "gradient") if variables_of(holder) & frozenset(e.facts["sources"] or ())]
    before = next((e for e in reversed(asked) if e.moment.serial < event.moment.serial and variable in e.facts["sources"]), None)
    later = [e for e in asked if e.moment.serial > event.moment.serial]
    loops = loops_around(event.moment)
    for loop in loops if before is not None and later and not any(loop.turn for loop in loops) else ():
        next_turn = [e for e in later if turn_of(e.moment, loop) not in (None, loop.turn)]
        if before is not None and is_within(before.moment, loop) and next_turn:
            return before.moment.user_place() == next_turn[0].moment.user_place() and all(variable not in e.facts["sources"] for e in later)
    return False


def _is_traced_before(run: Run, event: Noted) -> bool:
    """Whether a trace that has captured the variable is used again later."""
    variable, moment = event.facts["before"], event.moment
    traces = {id(e.facts["trace"]): e for e in noted(run, "trace made") if e.moment.serial < moment.serial}
    uses = (e for e in noted(run, "trace reused") if e.moment.serial > moment.serial and id(e.facts["trace"]) in traces)
    return any(variable in traces[id(use.facts["trace"])].facts["captured"] for use in uses)


def _fetched_in_training(run: Run, event: Noted) -> bool:
    """Whether a graph's gradient was taken before, and a session computes the new value in each turn of a loop, for nothing to keep it."""
    variable, now = event.facts["before"], event.facts["now"]
    taken = any(variable in (e.facts["sources"] or ()) for e in noted(run, "differentiated") if e.moment.serial < event.moment.serial)
    return taken and any(loops_around(e.moment) and any(f is now for f in e.facts["fetches"]) for e in noted(run, "run"))


def _without_effect(run: Run, event: Noted) -> bool:
    """Whether a loop makes a tensor of a variable, and all that sessions run from then on is what they ran in that loop before.

    Of a variable that was there before the loop the tensor itself may be run as well: nothing but the name has to do with it.
    """
    variable, now, turns = event.facts["before"], event.facts["now"], {f.place for f in loops_around(event.moment)}
    runs = list(noted(run, "run"))
    before = [e for e in runs if e.moment.serial < event.moment.serial and turns & {f.place for f in loops_around(e.moment)}]
    known = {id(f) for e in before for f in e.facts["fetches"]}
    later = [e for e in runs if e.moment.serial > event.moment.serial]
    if variable.graph.eager or not before or not later or any(e.facts["opaque"] for e in runs) or any(noted(run, "handed out")):
        return False
    made, loops = site_of(variable), loops_around(event.moment)
    alone = made is not None and bool(loops) and turn_of(made, loops[0]) is None and variable.trainable is False
    fetched = [f for e in later for f in e.facts["fetches"] if isinstance(f, Tensor)]
    known |= {id(f) for f in fetched if alone and f.reads == {variable} and not f.writes}
    again = all(id(f) in known for e in later for f in e.facts["fetches"])
    return again and not any(f is now for e in later for f in (*e.facts["fed"], *(() if alone else e.facts["fetches"])))


def _average_that_nobody_keeps(run: Run, event: Noted) -> bool:
    """Whether a graph's moving average, of what a variable holds and of data, takes the variable's name, once and outside of all loops,
    and sessions train by it: the variable holds for ever what it was told to begin with."""
    variable, now = event.facts["before"], event.facts["now"]
    moved = any(e.facts["variable"] is variable and e.facts["result"] == now.result for e in noted(run, "moved on"))
    if not moved or now.shape != variable.shape or None in (now.shape or ()) or loops_around(event.moment) or event.moment.arms:
        return False
    runs, made = all_runs(run), creations(run).get(variable)
    known = bool(runs) and not any(e.facts["opaque"] for e in runs) and not any(noted(run, "restored", "imported", "handed out", "loaded"))
    if made is None or made.moment.place.stub or not known or not begins_written(made):
        return False
    if any(variable in starts_of(e) and e.facts["fed"] for e in runs):
        return False  # it may begin with what a session is given
    kept = (e for e in noted(run, "moved on is kept") if variable in e.facts["reads"])
    ours = [e for e in kept if e.facts["holder"] is event.facts["holder"] and e.facts["name"] == event.facts["name"]]
    trained, later = dict(trainings(run)).keys(), [e for e in runs if e.moment.serial > event.moment.serial]
    return len(ours) == 1 and any(variable in needs_of(e) and updates_of(e) & trained for e in later)


def _assigned_later(run: Run, event: Noted) -> bool:
    """Whether what an object has of the variable is to be assigned later, as the variable could be: a tensor has no `assign`."""
    variable, held = event.facts["before"], isinstance(event.facts["holder"], Instance)
    later = (e for e in noted(run, "tensor to be assigned") if e.moment.serial > event.moment.serial and not e.moment.arms)
    tensors = (e.facts["tensor"] for e in later if held and variable.graph.eager and compatible(event.moment, e.moment))
    return any(variable in t.reads and not t.writes and t.shape == variable.shape for t in tensors if isinstance(t, Tensor))


def _left_aside(run: Run, event: Noted) -> bool:
    """Whether a module's own method puts what it computes of the module's other variables in the place of one, and these are saved."""
    variable, now, holder = event.facts["before"], event.facts["now"], event.facts["holder"]
    if not _out_of_module(event) or variable.shape != now.shape or not variable.shape:
        return False
    others = now.reads & changes(run).keys() & variables_of(holder)
    later = (e for e in noted(run, "tracked as saved") if e.moment.serial > event.moment.serial)
    return bool(others) and any(e.facts["tracked"] is not None and others <= e.facts["tracked"].holds for e in later)


def _out_of_module(event: Noted) -> bool:
    """Whether a call of a module's own method takes the variable out of an attribute that another call has put there."""
    variable, holder, call = event.facts["before"], event.facts["holder"], activation(event.moment)
    made = site_of(variable)
    if call is None or made is None or not isinstance(holder, Instance) or call.receiver is not holder or not variable.graph.eager:
        return False
    tracks = any(cls.module is not None and cls.module.stub for cls in holder.cls.mro)
    return tracks and not is_within(made, call) and variable not in variables_of(holder)


def _in_its_own_call(event: Noted) -> bool:
    """Whether a layer's `call` puts what it computes of its own weight into the attribute that had the weight: the next call uses that."""
    variable, holder, call = event.facts["before"], event.facts["holder"], activation(event.moment)
    if (
        call is None
        or not isinstance(holder, Instance)
        or call.receiver is not holder
        or call.label.rpartition(".")[2] not in ("call", "__call__")
    ):
        return False
    own = any(cls.module is not None and cls.module.stub for cls in holder.cls.mro)
    kept = any(each is variable for name, each in holder.attrs.data.items() if name != event.facts["name"])
    made = site_of(variable)
    return own and not kept and variable.graph.eager and variable.trainable is True and made is not None and not is_within(made, call)


def _saved_as_it_was(run: Run, event: Noted) -> bool:
    """Whether a checkpoint is written later that has the variable, which an object had to train and which stays as it was."""
    variable, held = event.facts["before"], isinstance(event.facts["holder"], Instance)
    asked = any(variable in (e.facts["sources"] or ()) for e in noted(run, "gradient"))
    return held and asked and any(variable in e.facts["holds"] for e in noted(run, "checkpoint") if e.moment.serial > event.moment.serial)


def _statistic(event: Noted) -> bool:
    """Whether an object or a list keeps a variable that is not to be trained, and gets the mean of it and of others of its shape."""
    variable, now = event.facts["before"], event.facts["now"]
    others = now.reads - {variable}
    kept = isinstance(event.facts["holder"], Instance | ListValue | DictValue)
    made = variable.kind == "variable" and variable.trainable is False and variable.graph.eager
    return kept and made and bool(others) and all(v.shape == variable.shape and v.shape for v in others)
