"""The decision table of `get_variable` (TF `_VariableStore._get_single_variable`).

Order of checks as in semantics.md section 2.3, and its optimism: an unknown flag is right, a perhaps is a yes.
"""

from __future__ import annotations

from scopelint.domain.symbols import Name, drop_prefix, ends_with, parts_of, starts_with, text

from .creation import make_requested
from .errors import Kind, value_error
from .graph import Graph
from .names import ancestors, without_slash
from .request import Access, Refusal, Request
from .reuse import Reuse
from .run import Run
from .shapes import FLOATS, ZEROS, compatible, fully_defined, same_dtype, show_dtype, show_shape
from .variables import PartitionedVariable, Variable
from .world import World


def stores_by_name(graph: Graph) -> bool:
    """Whether variables are kept by name: not under eager execution without an `EagerVariableStore`."""
    return not graph.eager or graph.store.always_auto


def shared(request: Request, variable: Variable | PartitionedVariable, *, assumed: bool = False) -> Access:
    return Access(variable, created=False, assumed=assumed or variable.assumed, reuse=request.reuse, reuse_origin=request.reuse_origin)


def refusal(request: Request, kind: Kind, message: str, existing: Variable | PartitionedVariable | None) -> Refusal:
    """An error after which the existing variable is taken to be meant, if it could be."""
    meant = existing is not None and (not isinstance(existing, Variable) or _fits(request, existing))
    return Refusal(
        kind,
        "ValueError",
        message,
        variable=request.key,
        existing=existing,
        rank=len(request.shape) if isinstance(request.shape, tuple) else None,
        repair=(lambda: shared(request, existing, assumed=True)) if meant and existing is not None else None,
    )


def get_single(world: World, graph: Graph, request: Request) -> Access:
    if request.constant and request.shape is not None:
        raise value_error(Kind.INVALID, "If initializer is a constant, do not specify shape.")
    found = graph.store.find(request.key) if stores_by_name(graph) else None
    if found is not None and found.assumed:
        # It was only taken to be there: a request that creates makes it, and nothing is known to contradict.
        if request.reuse is not Reuse.NO:
            return shared(request, found, assumed=True)
    elif found is not None:
        return _existing(world, request, found)
    if request.reuse is Reuse.YES:
        candidates = graph.store.perhaps(request.key)
        if candidates:
            return shared(request, next((v for v in candidates if _fits(request, v)), candidates[0]), assumed=True)
        if not may_predate(graph, request.key):
            raise missing(
                world,
                graph,
                request,
                "Variable {} does not exist, or was not created with tf.get_variable(). "
                "Did you mean to set reuse=tf.AUTO_REUSE in VarScope?",
            )
        return assume(world, graph, request)
    if _only_fetches(graph, request):
        candidates = graph.store.perhaps(request.key)
        return shared(request, candidates[0], assumed=True) if candidates else assume(world, graph, request)
    _check_creation(world, request)
    if world.creator is None:
        variable = make_requested(world, graph, request)
    else:
        variable = world.creator(graph, request, lambda asked: make_requested(world, graph, asked))
    if stores_by_name(graph):
        graph.store.put(request.key, variable)
    return Access(variable, True, False, request.reuse, request.reuse_origin)


def _only_fetches(graph: Graph, request: Request) -> bool:
    """Whether a request could not create: the variable is meant to be there, and may be, as may a caller's scope that reuses."""
    bare = request.shape is None and request.initializer is None
    return bare and (not graph.known_empty or (request.reuse is not Reuse.NO and bool(graph.store.perhaps(request.key))))


def _existing(run: Run, request: Request, found: Variable) -> Access:
    if request.reuse is Reuse.NO:
        message = f"Variable {request.shown} already exists, disallowed. Did you mean to set reuse=True or reuse=tf.AUTO_REUSE in VarScope?"
        raise refusal(request, Kind.DUPLICATE, message, found)
    if request.reuse is Reuse.UNKNOWN:
        return shared(request, found)
    if not compatible(request.shape, found.shape):
        wanted, have = show_shape(request.shape, v2=run.v2_behavior), show_shape(found.shape, v2=run.v2_behavior)
        message = f"Trying to share variable {request.shown}, but specified shape {wanted} and found shape {have}."
        raise refusal(request, Kind.SHAPE, message, found)
    if not same_dtype(request.dtype, found.dtype):
        have = show_dtype(found.dtype, ref=not found.resource)
        message = f"Trying to share variable {request.shown}, but specified dtype {request.dtype} and found dtype {have}."
        raise refusal(request, Kind.DTYPE, message, found)
    return shared(request, found)


def _fits(request: Request, variable: Variable) -> bool:
    return compatible(request.shape, variable.shape) and same_dtype(request.dtype, variable.dtype)


def missing(run: Run, graph: Graph, request: Request, message: str) -> Refusal:
    """An error after which the variable is taken to have been there."""
    return Refusal(
        Kind.MISSING,
        "ValueError",
        message.format(request.shown),
        variable=request.key,
        repair=lambda: assume(run, graph, request),
    )


def assume(run: Run, graph: Graph, request: Request) -> Access:
    """A variable the program was taken to have, made as if it had been there."""
    variable = make_requested(run, graph, request, assumed=True)
    if stores_by_name(graph):
        graph.store.put(request.key, variable)
    return shared(request, variable, assumed=True)


def may_predate(graph: Graph, key: Name | None) -> bool:
    """Whether a variable that this run did not create may have been there before it began.

    Not if the run itself created something below one of the key's scopes, or the variable a slot belongs to: then it
    is the program that builds this part of the graph; nor if the key's scope got a number for one of the run's: what made
    such a scope before would have left the next number. But what further turns of one of its loops make may be there. Of
    slots a `tf.Variable`, such as the powers that Adam makes before them, tells nothing: who made theirs may have trained it.
    """
    if graph.store.foreseen(key):
        return True
    touched = graph.touched or (key is not None and any(map(graph.is_lent, ancestors(key))))
    if key is None or (graph.known_empty and not touched):
        return not graph.known_empty
    made, is_slot = [v for v in graph.variables() if not v.assumed], ends_with(key, "/")
    names = [v.op_name if v.key is None else v.key for v in made if v.key is not None or not is_slot]
    # Unknown code may have made scopes of its own inside one of the run's.
    for scope in ancestors(key)[-1:] if touched else ancestors(key)[:1]:
        for each in (scope, graph.counts.numbered_after(scope)):
            if each is not None and any(starts_with(name, text([*parts_of(each), "/"])) for name in names):
                return False
    if is_slot:
        return not _primary_made(without_slash(key), {v.op_name for v in made} | set(names))
    return True


def _primary_made(slot: Name, made: set[Name]) -> bool:
    """Whether `made` holds the variable of the slot `scope/variable/Adam`, for some split into scope and variable."""
    variables = ancestors(slot)
    if not variables:
        return False
    owner = variables[-1]
    above = ["", *(text([*parts_of(scope), "/"]) for scope in ancestors(owner))]
    return any(starts_with(owner, scope) and drop_prefix(owner, scope) in made for scope in above)


def _check_creation(run: Run, request: Request) -> None:
    """Whether there is enough to make the variable from."""
    if request.constant:
        return
    initializer, version = request.initializer, run.version
    if fully_defined(request.shape):
        if initializer is None:
            check_default_initializer(run, request)
        return
    if initializer is not None and (initializer.unknown or (initializer.callable_without_args and version.shapeless_callables)):
        return
    if not version.modern:
        shown = show_shape(request.shape, v2=run.v2_behavior)
        raise value_error(Kind.INVALID, f"Shape of a new variable ({request.shown}) must be fully defined, but instead was {shown}.")
    if initializer is None:
        if version.v2 and request.shape is None:
            message = f"Variable {request.shown} did not get an initializer, so its `shape` argument must be specified."
            raise value_error(Kind.INVALID, message)
        check_default_initializer(run, request)
    raise value_error(
        Kind.INVALID,
        "The initializer passed is not valid. It should be a callable with no arguments and the shape should not be provided "
        "or an instance of `tf.keras.initializers.*' and `shape` should be fully defined.",
    )


def check_default_initializer(run: Run, request: Request) -> None:
    """TF `_VariableStore._get_default_initializer`. Raises for a dtype that has none."""
    dtype = request.dtype
    if not isinstance(dtype, str) or dtype in FLOATS or dtype in ZEROS:
        return
    if dtype == "string" and run.version.default_string_initializer:
        return
    if dtype.startswith("complex") or dtype == "string":
        raise value_error(Kind.INVALID, f"An initializer for variable {request.shown} of <dtype: '{dtype}'> is required")
