"""A program as Python: to read, to run with nothing but TensorFlow, to paste into a bug report.

It runs on TensorFlow 1.4 to 2.21. The user's file and line stand as a comment on what came from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from .instructions import Begin, Block, End, FunctionBlock, Instruction, Mode, Page, Program, Root
from .patterns import OF_KERAS
from .program import end_of

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
_LEGACY_KERAS = """\
os.environ["TF_USE_LEGACY_KERAS"] = "1"  # TensorFlow 2.16 and later come with a Keras that has no layers of version 1

"""
_EAGER = """\
if not tf.executing_eagerly():
    tf.enable_eager_execution()
"""


@dataclass(frozen=True, slots=True)
class Rendered:
    """A program's text, and the row of each instruction in it, 1-based."""

    source: str
    rows: dict[Instruction, int]


def render(
    program: Program,
    mode: Mode,
    title: Sequence[str],
    display: Callable[[str], str],
    named: Sequence[tuple[Instruction, str]] = (),
    tail: Sequence[str] = (),
    keras_3: bool = False,
) -> Rendered:
    """`program` as Python. `title` begins its docstring, `named` are the instructions whose results get names, `tail` ends it.

    With `keras_3`, it is about what the Keras of TensorFlow 2.16 and later does.
    """
    page = Page(program, display, dict(named))
    _bind(page)
    _Layout(page, _nested(program)).body(program, 0)
    if not keras_3 and any(part in line for part in OF_KERAS for line in page.lines):
        page.imports.add("import os")
        page.settings.add(_LEGACY_KERAS)
    head = _head(page, mode, title)
    offset = head.count("\n")
    rows = {one: row + offset + 1 for one, row in page.rows.items()}
    return Rendered(head + "\n".join([*page.lines, *tail]) + "\n", rows)


def _head(page: Page, mode: Mode, title: Sequence[str]) -> str:
    """What stands before the program: what it is about, and what it needs."""
    text = "\n".join(title).replace("\\", "\\\\").replace('"""', "'''")
    parts = [f'"""{text}\n"""\n\n' if len(title) > 1 else f'"""{text}"""\n\n']
    parts += [f"{line}\n\n" for line in sorted(page.imports, key=lambda line: line.startswith("from"))]
    parts += sorted(page.settings)
    parts += [_IMPORT, "\n", _EAGER if mode.eager else _RESOURCES if mode.v2_behavior else _GRAPH]
    parts += sorted(page.helpers)
    parts.append("\n\n" if page.helpers or (page.lines and page.lines[0].startswith("def ")) else "\n")
    return "".join(parts)


@dataclass(frozen=True, slots=True)
class _Layout:
    """Instructions laid out on a page: what is inside of a block is indented if blocks are `nested`."""

    page: Page
    nested: bool

    def body(self, program: Program, depth: int) -> None:
        """Write instructions at one depth."""
        index, start = 0, len(self.page.lines)
        while index < len(program):
            one = program[index]
            if isinstance(one, Begin) and (self.nested or isinstance(one.block, FunctionBlock)):
                end = end_of(program, index)
                stop = len(program) if end is None else end
                inside = program[index + 1 : stop]
                closing = None if end is None else program[end]
                if isinstance(one.block, FunctionBlock):
                    self._function(one, one.block, inside, closing, depth)
                else:
                    self._with(one, inside, depth)
                index = stop + 1
                continue
            one.write(self.page, depth)
            index += 1
        if depth and len(self.page.lines) == start:
            self.page.line(None, depth, "pass")

    def _with(self, one: Begin, inside: Program, depth: int) -> None:
        page, block = self.page, one.block
        text = block.opening(page)
        if page.times[block] > 1:
            if block not in page.objects:
                page.objects[block] = page.fresh("context")
                page.line(None, depth, f"{page.objects[block]} = {text}")
            text = page.objects[block]
        bound = f" as {page.scope_name(one)}" if one in page.bound else ""
        page.line(one, depth, f"{block.keyword} {text}{bound}:")
        self.body(inside, depth + 1)

    def _function(self, one: Begin, block: FunctionBlock, inside: Program, closing: Instruction | None, depth: int) -> None:
        page = self.page
        name = page.fresh(block.function_name)
        if depth == 0 and page.lines and page.lines[-2:] != ["", ""]:
            page.lines += [""] if page.lines[-1] == "" else ["", ""]
        page.line(None, depth, f"def {name}():")
        scopes = {page.scope_name(each) for each in inside if each in page.bound}
        names = sorted(scopes | {page.named[each] for each in inside if each in page.named})
        if names:
            page.line(None, depth + 1, f"global {', '.join(names)}")
        failed = isinstance(closing, End) and closing.failed
        if inside or not failed:
            self.body(inside, depth + 1)
        if failed:
            page.line(None, depth + 1, "raise RuntimeError")
        if depth == 0:
            page.lines += ["", ""]
        block.call(page, one, name, failed, depth)
        if closing is not None:
            page.rows[closing] = page.rows[one]


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


def _bind(page: Page) -> None:
    """Have names for the scope objects that are not the current scope where they are referred to."""
    for one, scopes in _current(page.program):
        for referred in one.named_scopes():
            if not scopes or scopes[-1] is not referred:
                page.bound.add(referred)


def _current(program: Program) -> Iterable[tuple[Instruction, tuple[Instruction, ...]]]:
    """Each instruction with the scopes that are open around it in its graph and thread, innermost last."""
    contexts: list[tuple[Block | None, list[tuple[Block, Instruction]]]] = [(None, [])]
    roots: dict[object, Instruction] = {}
    for one in program:
        key, opened = contexts[-1]
        base = (roots[key],) if key in roots else ()
        yield one, (*base, *(scope for _, scope in opened))
        match one:
            case Root():
                roots[key] = one
            case Begin(block=block) if block.apart:
                contexts.append((block, []))
            case End(block=block) if block.apart:
                if len(contexts) > 1:
                    contexts.pop()
            case Begin(block=block) if block.opens_scope:
                opened.append((block, one))
            case End(block=block) if block.opens_scope:
                opened[:] = [each for each in opened if each[0] is not block]
