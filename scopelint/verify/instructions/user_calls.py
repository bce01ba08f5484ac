"""The user's own calls of functions that do many things to TensorFlow: an optimizer's `minimize` makes slots, in scopes of their own.

A journal tells what such a call did, step by step. What TensorFlow is to be asked is the call: what it does is TensorFlow's affair.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from ...domain.symbols import show
from ...language.values import Function, Instance, is_constant
from ...primitives.tensors import Tensor
from ...record.journal import LibraryCall
from ...tf.variables import Variable
from .base import Begin, End, Execution, Instruction, OfBlock, Page, Unbound
from .calls import argument
from .draft import CannotReplayError, Draft
from .variables import Request

_METHODS = "tensorflow.train"
"""The module of the classes whose methods are written as they are called."""
_FUNCTIONS = ("layers.",)
"""What the paths of functions begin with that are written as they are called."""
_NO_MATTER = ("activation", "_initializer", "_regularizer", "_constraint")
"""How the names of parameters end that have no say in which variables there are."""


@dataclass(frozen=True, slots=True)
class Receiver:
    """The object that a method is called on: how it is made, and what it may be called."""

    identity: int
    text: str
    name: str


@dataclass(slots=True, eq=False)
class UserCall(Instruction):
    """`receiver.method(arguments)`, or `tf.function(arguments)`, with `{0}` … for the variables in `uses`.

    On our own model it is what it consists of.
    """

    receiver: Receiver | None
    function: str
    arguments: tuple[str, ...]
    uses: tuple[Instruction, ...]
    names: tuple[str, ...]
    """What those variables are called: what is inside was done to variables of these names."""
    inside: tuple[Instruction, ...]

    def run(self, on: Execution) -> None:
        if _names(self.uses, on) != self.names:
            raise Unbound
        for one in self.inside:
            one.run(on)

    def parts(self) -> Iterable[Instruction]:
        return self.inside

    def operands(self) -> Iterable[Instruction]:
        return self.uses

    def write(self, page: Page, depth: int) -> None:
        owner = "tf" if self.receiver is None else self._owner(self.receiver, page, depth)
        names = [page.named[used] for used in self.uses]
        page.line(self, depth, f"{owner}.{self.function}({', '.join(self.arguments).format(*names)})")

    def _owner(self, receiver: Receiver, page: Page, depth: int) -> str:
        """The receiver, which has a name if it is one of several calls."""
        calls = [each for each in page.program if isinstance(each, UserCall) and each.receiver == receiver]
        if len(calls) == 1:
            return receiver.text
        if receiver.identity not in page.objects:
            page.objects[receiver.identity] = page.fresh(receiver.name)
            page.line(None, depth, f"{page.objects[receiver.identity]} = {receiver.text}")
        return page.objects[receiver.identity]


def in_calls(draft: Draft) -> list[Instruction]:
    """The program of a draft with the user's calls as they are; without those that cannot be written down."""
    groups = [(call, list(found)) for call, found in groupby(draft.program, lambda one: _Key(draft.calls.get(one)))]
    turns = [key for key, _ in groups if key.call is not None]
    out: list[list[Instruction]] = []
    for index, (key, found) in enumerate(groups):
        call = _written(key.call, found, draft) if key.call is not None and turns.count(key) == 1 else None
        whole = call is not None and (_is_balanced(found) or index == len(groups) - 1)
        out.append([call] if call is not None and whole else found)
    return [one for found in _told_apart(out) for one in found]


@dataclass(frozen=True, slots=True)
class _Key:
    """A call, told from others by its arguments' identity."""

    call: LibraryCall | None

    def __eq__(self, other: object) -> bool:
        ours, theirs = self.call, other.call if isinstance(other, _Key) else None
        return ours is theirs or (ours is not None and theirs is not None and ours.arguments is theirs.arguments)

    def __hash__(self) -> int:
        return 0 if self.call is None else id(self.call.arguments)


def _told_apart(groups: list[list[Instruction]]) -> list[list[Instruction]]:
    """Calls in which something was made that others refer to are what they consist of."""
    needed = {id(each) for found in groups for one in found for each in (*one.needs(), *one.named_scopes())}
    needed |= {id(one.block) for found in groups for one in found if isinstance(one, OfBlock)}
    out = []
    for found in groups:
        for one in found:
            inside = [*one.parts()] if isinstance(one, UserCall) else []
            blocks = [each.block for each in inside if isinstance(each, OfBlock)]
            if any(id(each) in needed for each in (*inside, *blocks)):
                out.append(inside)
                break
        else:
            out.append(found)
    return out


def _is_balanced(found: list[Instruction]) -> bool:
    opened: list[object] = []
    for one in found:
        if isinstance(one, Begin):
            opened.append(one.block)
        elif isinstance(one, End) and (not opened or opened.pop() is not one.block):
            return False
    return not opened


def _written(call: LibraryCall, found: list[Instruction], draft: Draft) -> UserCall | None:
    """A call of a function or a method of TensorFlow's, that consists of some instructions; None if it cannot be written down."""
    parameters = list(call.arguments)
    owner = call.arguments.get(parameters[0]) if parameters and call.function.owner is not None else None
    if isinstance(owner, Instance):
        if owner.cls.module is None or not owner.cls.module.name.startswith(_METHODS):
            return None
    elif not call.path.startswith(_FUNCTIONS) or not any(isinstance(one, Request | Begin) for one in found):
        return None
    uses: list[Instruction] = []
    try:
        receiver = _made(owner) if isinstance(owner, Instance) else None
        arguments = tuple(_arguments(call, parameters[receiver is not None :], found, uses, draft))
        names = _names(uses, draft.execution)
    except (CannotReplayError, Unbound):
        return None
    function = call.path if receiver is None else call.function.name
    return UserCall(receiver, function, arguments, tuple(uses), names, tuple(found), where=found[-1].where)


def _names(uses: Iterable[Instruction], on: Execution) -> tuple[str, ...]:
    return tuple(show(on.variable(used).op_name) for used in uses)


def _made(owner: Instance) -> Receiver:
    """How an object is made: with those arguments that must be given, and its name."""
    assert owner.cls.module is not None
    begin = next((f for each in owner.cls.mro if isinstance(f := each.attrs.get("__init__"), Function)), None)
    parts = [part for part in owner.cls.module.name.split(".")[1:] if not part.startswith("_")]
    arguments = []
    if begin is None:
        raise CannotReplayError("how an object was made is not known")
    for name in begin.params.in_order[1:]:
        given = owner.attrs.get(f"_{name}")
        if name not in begin.defaults:
            arguments.append(f"{name}={given if type(given) in (int, float) else 0.1}")
        elif name == "name" and isinstance(given, str) and given != begin.defaults[name]:
            arguments.append(f"name={given!r}")
    return Receiver(id(owner), f"tf.{'.'.join([*parts, owner.cls.name])}({', '.join(arguments)})", owner.cls.name.lower())


def _arguments(call: LibraryCall, names: list[str], found: list[Instruction], uses: list[Instruction], draft: Draft) -> Iterator[str]:
    for name in names:
        value, default = call.arguments[name], call.function.defaults.get(name, call)
        if value is default or (is_constant(value) and is_constant(default) and value == default):
            continue
        if isinstance(value, Tensor) and name == "loss":
            yield _loss(value, found, uses, draft)
        elif not name.endswith(_NO_MATTER):
            leading = name in call.function.params.in_order[:1]
            yield argument(value, uses, draft) if leading else f"{name}={argument(value, uses, draft)}"


def _loss(value: Tensor, found: list[Instruction], uses: list[Instruction], draft: Draft) -> str:
    """Something of which a gradient reaches the same variables: of those that get slots there, where any do."""
    reached = sorted(value.gradients, key=lambda variable: variable.serial)
    slots = [str(getattr(one.subject, "default_name", "")) for one in found]
    chosen = [each for each in reached if any(slot.startswith(f"{show(each.op_name)}/") for slot in slots)] or reached
    if not chosen:
        raise CannotReplayError("what is trained is not known")
    return " + ".join(f"tf.reduce_sum({_used(each, uses, draft)})" for each in chosen)


def _used(variable: Variable, uses: list[Instruction], draft: Draft) -> str:
    uses.append(draft.made(variable.site))
    return f"{{{len(uses) - 1}}}"
