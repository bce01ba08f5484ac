"""A program as Python: to read, to run with nothing but TensorFlow, to paste into a bug report.

It runs on TensorFlow 1.4 to 2.21. The user's file and line stand as a comment on what came from there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from ..tf.reuse import Reuse
from .program import (
    AndBlock,
    Assign,
    Begin,
    Block,
    Call,
    CallBlock,
    Construct,
    DefaultGraph,
    Do,
    End,
    Finalize,
    Get,
    GraphBlock,
    Initial,
    Instruction,
    Make,
    MatMul,
    Mode,
    NameBlock,
    NewDefault,
    NewFunction,
    NewTemplate,
    Odd,
    Program,
    Root,
    ScopeBlock,
    SetDtype,
    SetReuse,
    ThreadBlock,
    TraceBlock,
    UseName,
    end_of,
)

_INDENT = "    "

_IMPORT = """\
try:
    import tensorflow.compat.v1 as tf
except ImportError:  # before TensorFlow 1.13
    import tensorflow as tf
"""
_GRAPH = """\
if hasattr(tf, "disable_v2_behavior"):
    tf.disable_v2_behavior()
"""
_RESOURCES = """\
if hasattr(tf, "disable_eager_execution"):
    tf.disable_eager_execution()
    tf.enable_resource_variables()
"""
_EAGER = """\
if not tf.executing_eagerly():
    tf.enable_eager_execution()
"""
_IN_THREAD = """\


def in_thread(function):
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(function).result()
"""


@dataclass(frozen=True, slots=True)
class Rendered:
    """A program's text, and the row of each instruction in it."""

    source: str
    rows: dict[int, int]
    """By the identity of the instruction, 1-based."""
    names: dict[int, str]
    """What the variables are called that `named` asked for."""


def render(
    program: Program,
    mode: Mode,
    title: Sequence[str],
    display: Callable[[str], str],
    named: Sequence[tuple[Instruction, str]] = (),
    tail: Sequence[str] = (),
) -> Rendered:
    """`program` as Python. `title` begins its docstring, `named` are the instructions whose results get names, `tail` ends it."""
    writer = _Writer(program, display, {id(one): name for one, name in named})
    writer.body(list(program), 0)
    text = "\n".join(title).replace("\\", "\\\\").replace('"""', "'''")
    head = f'"""{text}\n"""\n\n' if len(title) > 1 else f'"""{text}"""\n\n'
    if any("tempfile." in line for line in writer.lines):
        head += "import tempfile\n\n"
    if writer.threads:
        head += "from concurrent.futures import ThreadPoolExecutor\n\n"
    head += _IMPORT + "\n" + (_EAGER if mode.eager else _RESOURCES if mode.v2_behavior else _GRAPH)
    if writer.threads:
        head += _IN_THREAD
    head += "\n\n" if writer.threads or writer.lines[:1] in (["def call():"], ["def trace():"]) else "\n"
    offset = head.count("\n")
    rows = {one: row + offset + 1 for one, row in writer.rows.items()}
    return Rendered(head + "\n".join([*writer.lines, *tail]) + "\n", rows, writer.named)


@dataclass(slots=True)
class _Writer:
    program: Program
    display: Callable[[str], str]
    named: dict[int, str]
    lines: list[str] = field(default_factory=list)
    rows: dict[int, int] = field(default_factory=dict)
    threads: bool = False
    _scopes: dict[int, str] = field(default_factory=dict)
    _bound: set[int] = field(default_factory=set)
    """The instructions whose scopes are referred to by name."""
    _objects: dict[object, str] = field(default_factory=dict)
    _taken: set[str] = field(default_factory=lambda: {"tf", "in_thread", "ThreadPoolExecutor"})
    _flat: bool = False
    _trace_names: dict[Block, str] = field(default_factory=dict)
    _twice: set[int] = field(default_factory=set)
    """The blocks that are opened more than once."""

    def __post_init__(self) -> None:
        self._taken |= set(self.named.values())
        self._flat = not _nested(self.program)
        opened = Counter(id(one.block) for one in self.program if isinstance(one, Begin))
        self._twice = {block for block, times in opened.items() if times > 1}
        for number, times in self._graphs().items():
            if isinstance(number, Instruction):
                self._bound.add(id(number))
            elif times > 1:
                self._objects[number] = self.fresh("graph")
                self.lines.append(f"{self._objects[number]} = tf.Graph()")
        scopes_named = {id(one): self.named[id(one)] for one in self.program if isinstance(one, Begin) and id(one) in self.named}
        self._bound |= scopes_named.keys()
        self._scopes |= scopes_named
        for one, scopes in _current(self.program):
            for referred in _references(one):
                if not scopes or scopes[-1] is not referred:
                    self._bound.add(id(referred))

    # -- text

    def line(self, one: Instruction | None, depth: int, text: str) -> None:
        comment = f"  # {' '.join(self.display(one.where).split())}" if one is not None and one.where else ""
        if one is not None:
            self.rows[id(one)] = len(self.lines)
        self.lines.append(_INDENT * depth + text + comment)

    def fresh(self, base: str) -> str:
        base = re.sub(r"\W|^(?=\d)", "_", base) or "it"
        name, number = base, 1
        while name in self._taken:
            number += 1
            name = f"{base}_{number}"
        self._taken.add(name)
        return name

    # -- structure

    def body(self, program: Sequence[Instruction], depth: int, scopes: tuple[Instruction, ...] = ()) -> None:
        """Write instructions at one depth."""
        index, start = 0, len(self.lines)
        while index < len(program):
            one = program[index]
            if isinstance(one, Begin) and (not self._flat or isinstance(one.block, CallBlock | ThreadBlock | TraceBlock)):
                end = end_of(program, index)
                stop = len(program) if end is None else end
                inside = program[index + 1 : stop]
                closing = None if end is None else program[end]
                self.block(one, inside, closing, depth)
                index = stop + 1
                continue
            self.instruction(one, depth)
            index += 1
        if depth and len(self.lines) == start:
            self.line(None, depth, "pass")

    def block(self, one: Begin, inside: Sequence[Instruction], closing: Instruction | None, depth: int) -> None:
        block = one.block
        if isinstance(block, CallBlock | ThreadBlock | TraceBlock):
            name = self.fresh("call" if isinstance(block, CallBlock) else "thread" if isinstance(block, ThreadBlock) else "trace")
            if depth == 0 and self.lines and self.lines[-2:] != ["", ""]:
                self.lines += [""] if self.lines[-1] == "" else ["", ""]
            self.line(None, depth, f"def {name}():")
            names = sorted(
                {self._scope_name(each) for each in inside if id(each) in self._bound}
                | {self.named[id(each)] for each in inside if id(each) in self.named}
            )
            if names:
                self.line(None, depth + 1, f"global {', '.join(names)}")
            failed = isinstance(closing, End) and closing.failed
            if inside or not failed:
                self.body(inside, depth + 1)
            if failed:
                self.line(None, depth + 1, "raise RuntimeError")
            if depth == 0:
                self.lines += ["", ""]
            if isinstance(block, CallBlock):
                call = f"{self._objects[block.template]}({name})"
                if failed:
                    self.line(None, depth, "try:")
                    self.line(one, depth + 1, call)
                    self.line(None, depth, "except RuntimeError:")
                    call = "    pass"
                self.line(None if failed else one, depth, call)
            elif isinstance(block, TraceBlock):
                self.trace(one, block, name, depth)
            else:
                self.threads = True
                self.line(one, depth, f"in_thread({name})")
            if closing is not None:
                self.rows[id(closing)] = self.rows[id(one)]
            return
        text = self._opening(block)
        if id(block) in self._twice:
            if block not in self._objects:
                self._objects[block] = self.fresh("context")
                self.line(None, depth, f"{self._objects[block]} = {text}")
            text = self._objects[block]
        bound = f" as {self._scope_name(one)}" if id(one) in self._bound else ""
        self.line(one, depth, f"with {text}{bound}:")
        self.body(inside, depth + 1)

    def trace(self, one: Begin, block: TraceBlock, name: str, depth: int) -> None:
        """A call of a tf.function, after the last of its traces has been written."""
        traces = [b.block for b in self.program if isinstance(b, Begin) and isinstance(b.block, TraceBlock)]
        own = [each for each in traces if each.function is block.function]
        self._trace_names[block] = name
        self.rows[id(one)] = len(self.lines)
        if block is own[-1] or own[own.index(block) + 1].call != block.call:
            function = self._objects[block.function]
            names = [self._trace_names[each] for each in own if each.call == block.call]
            if len(names) > 1:
                self.line(None, depth, "# The first call is traced twice, since it makes a variable.")
            self.line(None, depth, f"{function}_traces[:] = [{', '.join(names)}]")
            self.line(one, depth, f"{function}({own.index(block)})")

    def _cut_off(self, function: NewFunction) -> bool:
        """Whether the program ends within the first trace of a function, which TensorFlow then traces once more."""
        traces = [
            b.block for b in self.program if isinstance(b, Begin) and isinstance(b.block, TraceBlock) and b.block.function is function
        ]
        return len(traces) == 1 and not any(isinstance(one, End) and one.block is traces[0] for one in self.program)

    def instruction(self, one: Instruction, depth: int) -> None:
        match one:
            case Begin(block=block):  # improperly nested
                if block not in self._objects:
                    self._objects[block] = self.fresh("context")
                    self.line(None, depth, f"{self._objects[block]} = {self._opening(block)}")
                bound = f"{self._scope_name(one)} = " if id(one) in self._bound else ""
                self.line(one, depth, f"{bound}{self._objects[block]}.__enter__()")
            case End(block=block):
                if block in self._objects:
                    self.line(one, depth, f"{self._objects[block]}.__exit__(None, None, None)")
            case Construct(block=block):
                self.line(one, depth, self._opening(block))
            case Root():
                if id(one) in self._bound:
                    self.line(one, depth, f"{self._scope_name(one)} = tf.get_variable_scope()")
            case DefaultGraph():
                if id(one) in self._bound:
                    self._objects[one] = self.fresh("graph")
                    self.line(one, depth, f"{self._objects[one]} = tf.get_default_graph()")
            case NewDefault():
                self.line(one, depth, "tf.reset_default_graph()")
            case SetReuse(scope=scope):
                self.line(one, depth, f"{self._scope(scope)}.reuse_variables()")
            case SetDtype(scope=scope, dtype=dtype):
                self.line(one, depth, f"{self._scope(scope)}.set_dtype(tf.{dtype})")
            case Get():
                self.line(one, depth, self._assigned(one) + _get(one, self._value(one)))
            case Make():
                self.line(one, depth, self._assigned(one) + _make(one, self._value(one)))
            case UseName(name=name):
                self.line(one, depth, f"tf.no_op(name={quoted(name)})")
            case NewTemplate():
                self._objects[one] = self.fresh("template")
                arguments = [quoted(one.name), "lambda call: call()"]
                if one.create_scope_now:
                    arguments.append("create_scope_now_=True")
                if one.unique_name is not None:
                    arguments.append(f"unique_name_={quoted(one.unique_name)}")
                self.line(one, depth, f"{self._objects[one]} = tf.make_template({', '.join(arguments)})")
            case MatMul(left=left, right=right):
                sides = ", ".join(self._operand(side) for side in (left, right))
                self.line(one, depth, f"tf.matmul({sides})")
            case NewFunction():
                name = self._objects[one] = self.fresh("function")
                self._taken.add(f"{name}_traces")
                self.line(one, depth, f"{name}_traces = []")
                body = f"{name}_traces.pop(0)"
                if self._cut_off(one):
                    body = f"({name}_traces.pop(0) if {name}_traces[1:] else {name}_traces[0])"
                self.line(one, depth, f"{name} = tf.function(lambda kind: {body}(), autograph=False)")
            case Assign(variable=variable, how=how, shape=shape, dtype=dtype):
                given = str(list(shape)) if dtype == "float32" else f"{list(shape)}, tf.{dtype}"
                self.line(one, depth, f"{self.named[id(variable)]}.{how}(tf.zeros({given}))")
            case Finalize():
                self.line(one, depth, "tf.get_default_graph().finalize()")
            case Do(text=text, uses=uses):
                self.line(one, depth, text.format(*(self.named[id(used)] for used in uses)))
            case Call(function=function, arguments=arguments_, uses=uses):
                names = [self.named[id(used)] for used in uses]
                listed = ", ".join(f"{name}={value.format(*names)}" for name, value in arguments_)
                self.line(one, depth, f"tf.{function}({listed})")

    # -- parts

    def _assigned(self, one: Instruction) -> str:
        name = self.named.get(id(one))
        return "" if name is None else f"{name} = "

    def _value(self, one: Get | Make) -> str | None:
        """The variable that an initial value reads."""
        return None if one.value_of is None else f"tf.identity({self.named[id(one.value_of)]})"

    def _operand(self, side: Instruction | tuple[int, ...]) -> str:
        return f"tf.zeros({list(side)})" if isinstance(side, tuple) else self.named[id(side)]

    def _scope_name(self, one: Instruction) -> str:
        if id(one) not in self._scopes:
            self._scopes[id(one)] = self.fresh("root" if isinstance(one, Root) else "scope")
        return self._scopes[id(one)]

    def _scope(self, one: Instruction) -> str:
        if id(one) in self._bound:
            text = self._scope_name(one)
            return f"{self._objects[one]}.variable_scope" if isinstance(one, NewTemplate) else text
        return "tf.get_variable_scope()"

    def _opening(self, block: Block) -> str:
        match block:
            case NameBlock(name=name):
                return f"tf.name_scope({_value(name)})"
            case GraphBlock(graph=number):
                return f"{self._objects.get(number, 'tf.Graph()')}.as_default()"
            case ScopeBlock():
                return f"tf.variable_scope({', '.join(self._scope_arguments(block))})"
            case AndBlock(dropped=dropped, entered=entered):
                return f"{self._opening(dropped)} and {self._opening(entered)}"
        raise AssertionError(block)

    def _graphs(self) -> dict[int | Instruction, int]:
        """How often each graph is entered."""
        return dict(Counter(o.block.graph for o in self.program if isinstance(o, Begin) and isinstance(o.block, GraphBlock)))

    def _scope_arguments(self, block: ScopeBlock) -> Iterable[str]:
        target = block.target
        yield self._scope(target) if isinstance(target, Instruction) else _value(target)
        if block.default_name is not None:
            yield _value(block.default_name)
        if block.reuse is not None:
            yield f"reuse={_value(block.reuse)}"
        if block.initializer is not None:
            yield f"initializer={_initial(block.initializer)}"
        if block.dtype is not None:
            yield f"dtype=tf.{block.dtype}"
        if block.use_resource is not None:
            yield f"use_resource={block.use_resource}"
        if not block.auxiliary_name_scope:
            yield "auxiliary_name_scope=False"


def _value(value: object) -> str:
    if isinstance(value, Odd):
        return value.text
    if isinstance(value, Reuse):
        return {Reuse.YES: "True", Reuse.NO: "False"}.get(value, "tf.AUTO_REUSE")
    return quoted(value)


def quoted(value: object) -> str:
    """`repr`, with double quotes around texts where that needs no escape."""
    if isinstance(value, str) and '"' not in value and "'" not in value:
        return f'"{repr(value)[1:-1]}"'
    return repr(value)


def _listed(names: Iterable[str]) -> str:
    return f"[{', '.join(map(quoted, names))}]"


def _initial(initial: Initial) -> str:
    if initial.shape is None:
        return "tf.zeros_initializer()"
    constant = f"tf.{'ones' if initial.ones else 'zeros'}({list(initial.shape)}, tf.{initial.dtype or 'float32'})"
    return f"lambda: {constant}" if initial.lazy else constant


def _get(one: Get, value: str | None) -> str:
    details: list[str] = []
    if one.shape is not None:
        details.append(f"shape={list(one.shape)}")
    if one.dtype is not None:
        details.append(f"dtype=tf.{one.dtype}")
    if value is not None or one.initializer is not None:
        details.append(f"initializer={value or _initial(one.initializer or Initial())}")
    elif one.dtype is not None and (one.dtype == "string" or one.dtype.startswith("complex")):
        details.append("initializer=tf.zeros_initializer()")
    if one.regularized:
        details.append("regularizer=tf.nn.l2_loss")
    if one.trainable is not None:
        details.append(f"trainable={one.trainable}")
    if one.collections is not None:
        details.append(f"collections={_listed(one.collections)}")
    if one.partitions is not None:
        details.append(f"partitioner=lambda shape, dtype: {list(one.partitions)}")
    if one.use_resource is not None:
        details.append(f"use_resource={one.use_resource}")
    function = "tf.get_local_variable" if one.local else "tf.get_variable"
    if one.reuse is None:
        return f"{function}({', '.join([_value(one.name), *details])})"
    asked = ", ".join([f"name={_value(one.name)}", *details, f"reuse={_value(one.reuse)}"])
    return f'{function}("_", custom_getter=lambda getter, **_: getter({asked}))'


def _make(one: Make, value: str | None) -> str:
    dtype = "" if one.dtype is None else f", tf.{one.dtype}"
    details = [value or f"tf.zeros({list(one.shape)}{dtype})"]
    if one.trainable is not None:
        details.append(f"trainable={quoted(one.trainable)}")
    if one.collections is not None:
        details.append(f"collections={_listed(one.collections)}")
    if one.name is not None:
        details.append(f"name={_value(one.name)}")
    if one.use_resource is not None:
        details.append(f"use_resource={one.use_resource}")
    return f"tf.Variable({', '.join(details)})"


# -- structure


def _nested(program: Program) -> bool:
    """Whether what was opened last is closed first."""
    stack: list[Block] = []
    for one in program:
        if isinstance(one, Begin):
            if one.block in stack:
                return False
            stack.append(one.block)
        elif isinstance(one, End) and (not stack or stack.pop() is not one.block):
            return False
    return True


def _references(one: Instruction) -> Iterable[Instruction]:
    """The scope objects that an instruction names."""
    match one:
        case Begin(block=ScopeBlock(target=Instruction() as target)) | Construct(block=ScopeBlock(target=Instruction() as target)):
            yield target
        case SetReuse(scope=scope) | SetDtype(scope=scope):
            yield scope
        case _:
            return


def _current(program: Program) -> Iterable[tuple[Instruction, tuple[Instruction, ...]]]:
    """Each instruction with the scopes that are open around it in its graph and thread, innermost last."""
    contexts: list[tuple[Block | None, list[tuple[Block, Instruction]]]] = [(None, [])]
    roots: dict[object, Instruction] = {}
    for one in program:
        key = contexts[-1][0]
        opened = contexts[-1][1]
        base = (roots[key],) if key in roots else ()
        yield one, (*base, *(scope for _, scope in opened))
        match one:
            case Root():
                roots[key] = one
            case Begin(block=(GraphBlock() | ThreadBlock()) as block):
                contexts.append((block, []))
            case End(block=(GraphBlock() | ThreadBlock())):
                if len(contexts) > 1:
                    contexts.pop()
            case Begin(block=(ScopeBlock() | CallBlock()) as block):
                opened.append((block, one))
            case End(block=(ScopeBlock() | CallBlock()) as block):
                opened[:] = [each for each in opened if each[0] is not block]
