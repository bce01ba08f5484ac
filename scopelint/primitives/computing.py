"""Operations: the tensors that they make of others, and what is noted where these meet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from ..domain.symbols import Choice, Name, Sym
from ..domain.unions import union_of
from ..language.kinds import kind_for
from ..language.trace import Moment, Place, Value
from ..language.values import DictValue, ListValue, Namespace
from ..record.events import Applied, Fed
from ..tf.graph import Graph
from ..tf.shapes import Dtype, Shape
from ..tf.variables import Variable
from .blends import ADDS, MOVED, VIEWS, blended, factor_of, moved_on, seen_through
from .leaves import Cut, Drawn, Leaf, Named, Piece, Written, sources, uncut, whole
from .machine import Machine
from .mixing import check_operands
from .slots import given_something
from .tensors import Repeat, Tensor, going_back, gradients_of, reads_of, weights_of

LIFTED = ("lifted",)
"""The register for whether what is made now is made outside of all traces, as in TF `init_scope`."""

CONSTRUCTS = ("constructs",)
"""The register of the open branches and bodies of `tf.cond`, `tf.while_loop` and their kin, outermost first."""


def construct_of(m: Machine) -> object | None:
    """The innermost branch or body that is open; None outside of all."""
    open_ones = m.register(CONSTRUCTS, ())
    return open_ones[-1] if open_ones else None


AUTOMATIC = "automatic"
"""The register for whether a `tf.function` is being built in a graph: whatever assigns a variable there runs when the function does."""


def source(
    shape: Shape,
    dtype: Dtype,
    name: Name | None = None,
    constant: Any = None,
    graph: Graph | None = None,
    leaf: Leaf | None = None,
    inside: object | None = None,
) -> Tensor:
    """A tensor that is computed from nothing: a placeholder, a constant, a random number."""
    return Tensor(shape, dtype, leaves=frozenset([leaf or object()]), name=name, constant=constant, graph=graph, inside=inside)


def operands(m: Machine, values: Iterable[Value]) -> list[Tensor | Variable]:
    """The tensors and variables among some values, inside containers too."""
    out: list[Tensor | Variable] = []
    stack = list(values)[::-1]
    budget = 200
    while stack and budget:
        budget -= 1
        value = m.path.peek(stack.pop())
        if isinstance(value, Tensor | Variable):
            out.append(value)
        elif isinstance(value, tuple):
            stack.extend(reversed(value))
        elif isinstance(value, ListValue):
            stack.extend(reversed(m.items_of(value)))
        elif isinstance(value, DictValue):
            stack.extend(value.cells.get(k) for k in value.cells.keys())
        elif isinstance(value, Choice):
            stack.extend((value.no, value.yes))
        else:
            stack.extend(reversed(kind_for(value).parts(m, value)))
    return out


_BREAKS = frozenset({"gradients", "stop_gradient", "argmax", "argmin", "multinomial", "categorical", "shape", "size", "rank"})
"""Operations whose result is new data: no gradient flows, and a layer applied to it is not applied to its own output."""

_CHANCE = "dropout"
"""The operation whose result is another one each time."""
_UNLIKE = "gradient"
"""The operation whose result is like no other of the same inputs: gradients are of one loss, but each is another variable's."""


_MASKS = frozenset({"band_part"})
"""Operations that make a mask of numbers that the program writes down, which is no data."""

_LOOKUPS = frozenset({"gather", "gather_nd", "embedding_lookup"})
"""Operations that pick rows of a table: each row is data of its own, like a word of a sentence."""


def operation(
    m: Machine,
    op: str,
    values: Iterable[Value],
    shape: Shape,
    dtype: Dtype,
    place: Place,
    name: Name | None = None,
    scales: bool = False,
    followed: bool = True,
) -> Tensor:
    """A tensor computed from others; notes a variable that is applied to what was computed from it.

    With `followed` it is an operation of TensorFlow's, and not whatever a function does of which nothing is known.

    What is not known among the values is data like a placeholder, but where the operation `scales` tensors by it.
    """
    m.computed += 1
    values = list(values)
    inputs = operands(m, values)
    here = graph_of(m, inputs)
    here.computed = True
    if followed:
        check_operands(m, op, here, inputs, values, place)
    reads = union_of(reads_of(i) for i in inputs)
    unknown = given_something(m, unknown_data(m, values), place, followed)
    leaves = _leaves(m, op, values, inputs, frozenset() if scales and inputs else unknown)
    behind = union_of(i.behind for i in inputs if isinstance(i, Tensor))
    if op in _BREAKS and (leaves or not reads):
        return _cut_off(m, op, source(shape, dtype, name, graph=here, inside=construct_of(m)), behind | reads, inputs)
    factor = factor_of(m, op, values)
    weights, copy_of = seen_through(m, op, values, inputs, factor)
    data = [i for i in inputs if isinstance(i, Tensor) and i.leaves]
    if again := union_of(i.again for i in inputs if isinstance(i, Tensor)):
        note_met(m, op, inputs, place, _gathers_features(op, inputs, shape))
    number, known = _numbered(m, op, values, inputs, unknown, shape, place)
    if data:
        parameters = [i for i in inputs if not (isinstance(i, Tensor) and i.leaves)]
        for variable in sorted(union_of(map(reads_of, parameters)), key=lambda v: v.serial):
            fetched = _applied(m, variable, data, place)
            if known and fetched is not None:
                again |= {Repeat(number, variable, fetched)}
    if known and again:
        first = min(again, key=lambda r: r.access.serial)
        again = frozenset([Repeat(number, first.variable, first.access)])
    gradients = frozenset[Variable]() if op in _BREAKS else _gradients(inputs, reads)
    reads = _without_given(m, inputs, reads)
    writes = writes_for(m, inputs)
    chance = op == _CHANCE or any(isinstance(i, Tensor) and i.chance for i in inputs)
    if len(inputs) > 1 and (op in _COMPARES or op in _MEASURES or op in ADDS):
        _compared(m, op, inputs, number, place)
    _hold(m, op, inputs, number, place)
    if _is_taken_away(m, op, values):
        m.negative.add(number)
    if data and op in ADDS and len(data) < len(inputs):
        _penalized(m, inputs, number, place)
    result, again = (None, frozenset[Repeat]()) if op == _UNLIKE else (number, again)
    blend = None if copy_of is not None else blended(m, op, values, inputs, factor)
    told = (behind, result, chance, again, here, copy_of, construct_of(m) if followed else None)  # others may give what they were given
    return Tensor(shape, dtype, reads, gradients, leaves, name, weights, writes, blend, None, *told, made_of=going_back(inputs))


def _gradients(inputs: list[Tensor | Variable], reads: frozenset[Variable]) -> frozenset[Variable]:
    """What a gradient reaches through an operation: all that is read, mostly, and then the same set."""
    if all(isinstance(i, Variable) or i.gradients is i.reads for i in inputs):
        return reads
    found = union_of(gradients_of(i) for i in inputs)
    return reads if found == reads else found


def _without_given(m: Machine, inputs: list[Tensor | Variable], reads: frozenset[Variable]) -> frozenset[Variable]:
    """What is read that what is waited for gives no value: one that is no resource is read where it was made, and waits for nothing."""
    if not m.given:
        return reads
    given = frozenset[Variable]().union(*m.given)
    inside = {i for i in inputs if isinstance(i, Variable) and i.resource and i in given}
    return union_of(reads_of(i) for i in inputs if i not in inside) if inside else reads


def _leaves(m: Machine, op: str, values: list[Value], inputs: list[Tensor | Variable], unknown: frozenset[Leaf]) -> frozenset[Leaf]:
    """What the data come from that an operation gets, with what is not known among them."""
    leaves = union_of((unknown, *(i.leaves for i in inputs if isinstance(i, Tensor))))
    if op in _MASKS:
        leaves = frozenset(leaf for leaf in leaves if not isinstance(leaf, Written))
    if op in _LOOKUPS and not leaves:
        leaves = frozenset([("rows", *map(_result, inputs), *_constants(m, values))])
    return leaves


def _cut_off(m: Machine, op: str, new: Tensor, behind: frozenset[Variable], inputs: list[Tensor | Variable]) -> Tensor:
    """New data that no gradient flows through, and that takes all that it is made of; but a gradient has gradients in its turn."""
    if op == "gradients":
        m.differentiated |= behind
    return replace(new, behind=behind, writes=writes_for(m, inputs), made_of=going_back(inputs))


def writes_for(m: Machine, inputs: list[Tensor | Variable]) -> frozenset[Variable]:
    """The variables that are assigned where something is computed of some inputs."""
    return union_of((*m.waiting, *(i.writes for i in inputs if isinstance(i, Tensor))))


def graph_of(m: Machine, inputs: list[Tensor | Variable]) -> Graph:
    """The graph that an operation comes to be in: that of its inputs."""
    here = m.world.current
    while here.outer is not None and m.register(LIFTED, False) is True:
        here = here.outer
    if here.eager or here.outer is not None:
        return here
    return next((i.graph for i in inputs if isinstance(i.graph, Graph) and not i.graph.eager), here)


def _numbered(
    m: Machine, op: str, values: list[Value], inputs: list[Tensor | Variable], unknown: frozenset[Leaf], shape: Shape, place: Place
) -> tuple[int, bool]:
    """The number of a result, and whether it has been computed before."""
    written = None if op in VIEWS or op == _CHANCE else m.user_place(place)  # the same view of the same is the same, whoever takes it
    return number_of(m, op, inputs, written, unknown, tuple(_constants(m, values)), shape)


def number_of(m: Machine, op: str, inputs: Iterable[Tensor | Variable], *beside: object) -> tuple[int, bool]:
    """The number of what comes of some inputs, and of what is given beside them; and whether it has been computed before."""
    key = (op, tuple(map(_number, inputs)), *beside)
    known = key in m.results
    return m.results.setdefault(key, len(m.results)), known


def _result(value: Tensor | Variable) -> object:
    return value if isinstance(value, Tensor) and value.chance else _number(value)


def _number(value: Tensor | Variable) -> object:
    return value.result if isinstance(value, Tensor) and value.result is not None else value


def unknown_data(m: Machine, values: Iterable[Value]) -> frozenset[Leaf]:
    """What is not known among some values, inside lists and tuples too."""
    out: set[Leaf] = set()
    for value in values:
        value = m.path.peek(value)
        if isinstance(value, ListValue | tuple):
            out |= unknown_data(m, m.items_of(value) if isinstance(value, ListValue) else value)
        elif isinstance(value, Sym):
            out.add(value)
    return frozenset(out)


def _constants(m: Machine, values: Iterable[Value]) -> Iterator[Value]:
    """The numbers and strings among some values, inside containers too."""
    for value in values:
        value = m.path.peek(value)
        if isinstance(value, ListValue | tuple):
            yield from _constants(m, m.items_of(value) if isinstance(value, ListValue) else value)
        elif isinstance(value, str | int | float):
            yield value


def _applied(m: Machine, variable: Variable, data: list[Tensor], place: Place) -> Moment | None:
    """Note a variable that meets data which came out of it before, when nothing new came in since. Gives where the variable was
    fetched, if it has been fetched before too."""
    if variable in m.stand_ins:
        m.stand_ins.discard(variable)
        m.note("used as set", place, variable=variable)
    leaves = union_of(d.leaves for d in data)
    reads = union_of(d.reads for d in data)
    key = ("applied", variable)
    noted = m.register(key, None)
    before: frozenset[frozenset[Leaf]] = noted if isinstance(noted, frozenset) else frozenset()  # a join of two ways tells nothing
    again = any(leaves <= each for each in before)  # what joins two such data, as in a tree, is new
    if not again:
        m.registers.put(key, frozenset(each for each in before if not each <= leaves) | {leaves})
    access = m.register(("access", variable), None)
    fetched = access if isinstance(access, Moment) else None
    if noted is None or m.register(("fed", variable), None) is not fetched:
        m.registers.put(("fed", variable), fetched)
        what, shapes = tuple(map(_result, data)), tuple(d.shape for d in data)
        m.events.append(Fed(m.moment(place), variable, leaves, reads, what, shapes, fetched))
    in_pieces = not again and variable in reads and any(isinstance(leaf, Piece | Cut) for leaf in leaves)
    if in_pieces:
        origins = whole(uncut(leaves, variable))
        in_pieces = any(origins <= whole(each) for each in before)
    if (again or in_pieces) and fetched is not None:
        m.events.append(Applied(m.moment(place), variable, fetched, variable in reads, leaves, reads, _is_given_one_twice(m), in_pieces))
    return None if fetched is variable.site else fetched


_SHARES = frozenset({"softmax", "log_softmax"})
_DIVIDES = frozenset({"/", "truediv", "div", "divide", "div_no_nan", "realdiv"})


def _shared_out(m: Machine, op: str, inputs: list[Tensor | Variable], number: int, place: Place) -> None:
    """Note variables of which shares of a whole are made, such as the probabilities of a table: by a softmax, or by their own sum."""
    if any(isinstance(i, Tensor) and i.leaves for i in inputs):
        return
    if op == "reduce_sum" and inputs:
        m.registers.put(("sum of", number), _number(inputs[0]))
    elif op in _SHARES or (op in _DIVIDES and len(inputs) == 2 and m.register(("sum of", _number(inputs[1])), None) == _number(inputs[0])):
        m.note("made shares", place, variables=union_of(map(reads_of, inputs)))


_DIFFERENCES = frozenset({"-", "sub", "subtract", "squared_difference"})
_COMPARES = _DIFFERENCES | {"dot", "*", "mul", "multiply", "matmul"}
"""Operations that may tell how like two things are: a distance begins with a difference, a similarity with a product."""


def _compared(m: Machine, op: str, inputs: list[Tensor | Variable], number: int, place: Place) -> None:
    """Note that what two networks make of some data is compared, or held against what it should be.

    The data are `apart` where each network has some of its own: all of it, or in a difference a part beside what both are given.
    They are `views` where they are one thing but for what chance does to it, in a product of all with all.
    """
    if op in _MEASURES or op in _DIFFERENCES:
        _measured(m, inputs, number, place)
    difference = op in _DIFFERENCES or (op in ADDS and sum(isinstance(i, Tensor) and i.result in m.negative for i in inputs) == 1)
    if not (difference or op in _COMPARES) or len(inputs) != 2:
        return
    one, two = inputs
    if op in _DIFFERENCES and isinstance(one, Variable) and isinstance(two, Variable):
        m.note("subtracted", place, one=one, two=two)
    if not isinstance(one, Tensor) or not isinstance(two, Tensor) or not (one.reads and two.reads and one.leaves and two.leaves):
        return
    ours, theirs = one.reads - two.reads, two.reads - one.reads
    if ours and theirs:
        given = tuple(tuple(leaf.name for leaf in sources(data.leaves) if isinstance(leaf, Named)) for data in (one, two))
        apart = one.leaves.isdisjoint(two.leaves) or (difference and not (one.leaves <= two.leaves or two.leaves <= one.leaves))
        views = op == "matmul" and _are_drawn_alike(one.leaves, two.leaves)
        m.note("compared", place, parts=(ours, theirs), given=given, difference=difference, apart=apart, views=views)


def _are_drawn_alike(one: frozenset[Leaf], two: frozenset[Leaf]) -> bool:
    """Whether two results come of the same, each with a noise of its own that the same code draws: two views of one thing."""
    ours, theirs = ({leaf.place if isinstance(leaf, Drawn) else None for leaf in own} for own in (one - two, two - one))
    return ours == theirs and bool(ours and one & two) and None not in ours


def _is_taken_away(m: Machine, op: str, values: list[Value]) -> bool:
    """Whether what a network makes is taken from something else, as in the margin of a hinge: what is added then is compared with it."""
    if op not in ADDS or op not in _DIFFERENCES or len(values) != 2:
        return False
    first, second = map(m.path.peek, values)
    return isinstance(second, Tensor) and bool(second.reads) and not (isinstance(first, Tensor | Variable) and reads_of(first))


_MEASURES = frozenset(
    {"absolute_difference", "hinge_loss", "huber_loss", "log_loss", "mean_squared_error"}
    | {"cross_entropy", "sigmoid_cross_entropy", "softmax_cross_entropy", "sparse_softmax_cross_entropy"}
)
"""Operations that tell, like a difference, how far a result is from what it should be."""


def _measured(m: Machine, inputs: list[Tensor | Variable], number: int, place: Place) -> None:
    """Note that what a network makes is held against something that no gradient reaches."""
    tensors = [i for i in inputs if isinstance(i, Tensor) and i.leaves]
    made, wanted = [t for t in tensors if t.reads], [t for t in tensors if not t.reads]
    if len(made) == 1 and wanted and made[0].result is not None:
        found = made[0]
        again = next((r.access for r in found.again if r.result == found.result), None)
        followed = () if found.chance else wanted
        behind = frozenset[Variable]().union(*(t.behind for t in followed)) & found.reads
        labels = union_of(t.leaves for t in wanted if not t.behind)
        m.note("measured", place, result=found.result, access=again, data=found.leaves, labels=labels, behind=behind, reads=found.reads)
        if found.result is not None and not found.chance and not any(t.chance for t in wanted):
            m.held[number] = frozenset([(found.result, tuple(map(_number, wanted)), again)])


def _hold(m: Machine, op: str, inputs: list[Tensor | Variable], number: int, place: Place) -> None:
    """Keep which results were held against what in what goes into an operation; note two that are the same, against the same."""
    _shared_out(m, op, inputs, number, place)
    kept = [m.held[i.result] for i in inputs if isinstance(i, Tensor) and i.result in m.held] if m.held else []
    if not kept:
        return
    m.held[number] = union_of(kept)  # whatever another run may have left there
    ways = sorted(union_of(kept), key=lambda way: way[2].serial if way[2] else 0) if len(kept) > 1 and op in ADDS - _DIFFERENCES else ()
    for way in ways:
        same = {other for other in ways if other[:2] == way[:2]}
        if way[2] is not None and len(same) > 1 and not any(same <= each for each in kept):
            m.note("met itself", place, op=op, access=way[2])
            return


def _penalized(m: Machine, inputs: list[Tensor | Variable], number: int, place: Place) -> None:
    """Note a sum of what some networks make of data, and of the sizes of others' variables, or of their own."""
    derived = union_of(i.reads for i in inputs if isinstance(i, Tensor) and i.leaves and i.result is None)  # by gradients
    alone = [i for i in inputs if isinstance(i, Tensor) and not i.leaves and weights_of(i) is None]
    sizes = [i for i in alone if i.shape == () or i.reads <= derived]
    if sized := union_of(map(reads_of, sizes)):
        m.note("sized", place, variables=sized)
    kinds: tuple[set[Variable], set[Variable]] = set(), set()
    for each in inputs:
        kinds[isinstance(each, Tensor) and bool(each.leaves)].update(reads_of(each))
    others = kinds[False] - kinds[True]
    if others and kinds[True]:
        m.note("penalized", place, result=number, alone=frozenset(others))
    if (moved := moved_on(inputs)) is not None:
        m.registers.put(MOVED, (*m.register(MOVED, ()), moved))
        m.note("moved on", place, result=number, variable=moved)


def note_met(m: Machine, op: str, inputs: Iterable[object], place: Place, features: bool = False) -> None:
    """Note one result that comes twice into one operation, or that one run fetches twice, computed once and once more.

    What a step of a loop computes once more, beside what came of a step before that did so too, is one memory that each step looks at.
    Results that differ by chance are two, but as `features` side by side of what goes on.
    """
    tensors = [i for i in inputs if isinstance(i, Tensor) and (features or not i.chance)]
    for repeat in sorted(frozenset().union(*(t.again for t in tensors)), key=lambda r: r.access.serial):
        if any(t.result == repeat.result and all(r.result != t.result for r in t.again) for t in tensors):
            if not _is_given_one_twice(m):
                m.note("met itself", place, op=op, access=repeat.access)
            return


def note_named(m: Machine, owner: Namespace, name: str, value: Tensor, place: Place) -> None:
    """Note that a result which was computed once more gets a name, beside the one that it has from the first time."""
    repeat = next((r for r in value.again if r.result == value.result), None) if value.exact is not None else None
    if repeat is None:
        return
    for beside, cell in owner.cells.data.items():
        first = m.path.peek(cell)
        if beside != name and isinstance(first, Tensor) and first.exact == value.exact and first.again != value.again:
            m.note("named twice", place, names=(beside, name), access=repeat.access, result=value.result)
            return


def _gathers_features(op: str, inputs: list[Tensor | Variable], shape: Shape) -> bool:
    """Whether an operation puts several features of one result beside those of another, and not examples or guesses beside others."""
    if op != "concat" or not shape or not all(i.shape and len(i.shape) == len(shape) for i in inputs):
        return False
    return all(i.shape[0] == shape[0] and i.shape[-1] not in (1, None, shape[-1]) for i in inputs if i.shape)


def _is_given_one_twice(m: Machine) -> bool:
    """Whether a function that runs was given one tensor for two of its parameters: that its data are the same is its caller's doing."""
    called = [[v for v in ns.arguments.values() if isinstance(v, Tensor)] for _, ns in m.active if not ns.module.stub]
    return any(len(set(map(id, given))) < len(given) for given in called)


def unstacked(m: Machine, tensor: Tensor) -> list[Value] | None:
    """The slices of a tensor along its first axis, if their number is known."""
    shape = tensor.shape
    if not shape or not isinstance(shape[0], int) or shape[0] > m.limits.turns:
        return None
    return [tensor.derived(shape[1:]) for _ in range(shape[0])]
