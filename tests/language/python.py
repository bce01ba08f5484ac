"""One program, run by CPython and by the interpreter: what each prints.

The interpreter has the stubs of the standard library and nothing else to import. A value that it does not know is printed as `?`.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
from dataclasses import dataclass, replace

from scopelint.domain.symbols import Sym, Text
from scopelint.exploration.setting import Setting, new_machine
from scopelint.language import evaluation
from scopelint.language.limits import DEFAULT
from scopelint.language.machine import Halt, Handlers, Raised
from scopelint.language.trace import NOWHERE, Value
from scopelint.language.values import Args, Builtin, Instance
from scopelint.primitives.machine import Machine
from scopelint.source.library import Loaded, stub
from scopelint.source.lower import lower
from scopelint.source.uses import Uses
from scopelint.tf.version import Version

UNKNOWN = "?"


class StandardLibrary:
    """The stubs."""

    def __init__(self) -> None:
        self.uses = Uses()

    def find(self, name: str, importer: str) -> Loaded | None:
        return stub(name)

    def find_relative(self, importer: str, level: int, name: str) -> Loaded | None:
        return None

    def owns(self, name: str, importer: str) -> bool:
        return False

    def registering(self, loaded: Loaded) -> tuple[Loaded, ...]:
        return ()

    def behind(self, loaded: Loaded) -> frozenset[str]:
        return frozenset()


@dataclass
class Output:
    lines: list[str]
    ended: str = ""
    """The exception that ended the program, or what ended the interpreter's run."""
    decided: int = 0
    """How many questions the interpreter could not answer; a program without unknowns has none."""


def by_python(text: str) -> Output:
    printed = io.StringIO()
    ended = ""
    with contextlib.redirect_stdout(printed):
        try:
            exec(compile(text, "program.py", "exec", dont_inherit=True), {"__name__": "__main__"})
        except Exception as error:
            ended = type(error).__name__
    return Output(printed.getvalue().splitlines(), ended)


_NO_END = sys.maxsize
GENEROUS = replace(DEFAULT, yields=_NO_END, drained=_NO_END, turns=_NO_END, idle_turns=_NO_END, idle_steps=_NO_END)
"""Generators and loops are gone through to their end: what is compared is no bound."""


def machine() -> Machine:
    """A machine that has the standard library's stubs."""
    return new_machine(Setting(StandardLibrary(), Version.parse("1.15"), GENEROUS), known_empty=True)


def by_scopelint(text: str, setting: Setting | None = None) -> Output:
    """What a program prints under the interpreter, in a setting of its own if one is given."""
    m = machine() if setting is None else new_machine(setting, known_empty=True)
    lines: list[str] = []

    own = m.builtins["print"]
    assert isinstance(own, Builtin)

    def write(m: Machine, args: Args) -> Value:
        if "file" in args.keywords:
            return own.call(m, args)
        shown = [shown_as(m, evaluation.concat(m, [each])) for each in args.positional]
        end = m.resolve(args.keywords.get("end", "\n"))
        lines.append(str(m.resolve(args.keywords.get("sep", " "))).join(shown) + str(end))
        return None

    m.builtins["print"] = Builtin("print", write)
    m.handlers.append(Handlers(lambda cls: True))  # each error is the program's: nothing is forgiven
    module = evaluation.module_of(m, Loaded("__main__", "program.py", lower(text), False, False), NOWHERE, run=False)
    ended = ""
    try:
        module.state.put("run", "running")
        evaluation.block(m, module.scope, module.body.body)  # type: ignore[union-attr]
    except Raised as error:
        ended = error.value.cls.name if isinstance(error.value, Instance) else UNKNOWN
    except Halt as halt:
        ended = f"halt: {halt.reason}"
    return Output("".join(lines).splitlines(), ended, len(m.path.decisions))


def shown_as(m: Machine, value: Value) -> str:
    value = m.resolve(value)
    return UNKNOWN if isinstance(value, Sym | Text) else str(value)


_ADDRESS = re.compile(r" at 0x[0-9a-f]+")


def first_difference(by: str, lines: list[str], found: Output) -> tuple[str, str]:
    """How the first of the printed lines that the interpreter does not print as well differs, in the form of `difference`."""
    for number, line in enumerate(lines):
        if number >= len(found.lines):
            return "wrong", f"line {number + 1}: {by} prints {line!r}, the interpreter ended with {found.ended or 'nothing more'}"
        if line != found.lines[number]:
            kind = "unknown" if UNKNOWN in found.lines[number] and UNKNOWN not in line else "wrong"
            return kind, f"line {number + 1}: {by} prints {line!r}, the interpreter {found.lines[number]!r}"
    return "", ""


def difference(text: str) -> tuple[str, str]:
    """How the two differ: ("", "") if they do not, else the kind ("unknown" or "wrong") and what shows it."""
    expected, found = by_python(text), by_scopelint(text)
    kind, what = first_difference("Python", [_ADDRESS.sub("", line) for line in expected.lines], found)
    if kind:
        return kind, what
    if len(found.lines) > len(expected.lines) or found.ended != expected.ended:
        more = found.lines[len(expected.lines) :][:1]
        return (
            "wrong",
            f"after {len(expected.lines)} lines Python ends with {expected.ended!r}, the interpreter with {found.ended!r} {more}",
        )
    return "", ""
