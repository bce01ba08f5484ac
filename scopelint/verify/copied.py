"""A class of the user's with what it needs, as a witness has it: TensorFlow is to run the user's code, not ours in its place."""

from __future__ import annotations

import ast
import symtable
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..language.values import Instance, is_constant

_ANYWHERE = {"numpy", "six", "tensorflow", *sys.stdlib_module_names}
"""The packages that are there wherever a witness runs."""


@dataclass(frozen=True, slots=True)
class Copy:
    """The definitions of a class and of all that it refers to, and the call that makes an object like the user's."""

    definitions: str
    call: str


def copy_of(one: Instance, text_of: Callable[[str], str]) -> Copy | None:
    """The class of an object and how it was made; None if it does not stand alone, or was not made of constants."""
    module, given = one.cls.module, one.given
    if module is None or module.stub or given is None or given.unknown or given.rest:
        return None
    arguments = [*(("", value) for value in given.positional), *((f"{name}=", value) for name, value in given.keywords.items())]
    if not all(is_constant(value) for _, value in arguments):
        return None
    try:
        text = text_of(module.filename)
        found = _standing_alone(text, one.cls.name)
    except (SyntaxError, ValueError, KeyError):  # Python 2, a notebook
        return None
    if found is None:
        return None
    definitions = "\n\n".join(_written(each, text.splitlines()) for each in found)
    return Copy(f"\n{definitions}\n", f"{one.cls.name}({', '.join(f'{name}{value!r}' for name, value in arguments)})")


def _written(statement: ast.stmt, lines: list[str]) -> str:
    """A statement as the user wrote it."""
    decorators = statement.decorator_list if isinstance(statement, ast.FunctionDef | ast.ClassDef) else []
    first = min([statement.lineno, *(each.lineno for each in decorators)])
    return "\n".join(lines[first - 1 : statement.end_lineno])


def _standing_alone(text: str, name: str) -> list[ast.stmt] | None:
    """The statements of a module that a class needs, with its own; None if they need what a witness cannot have."""
    tree, tables = ast.parse(text), symtable.symtable(text, "<module>", "exec").get_children()
    inside = {(table.get_name(), table.get_lineno()): table for table in tables}

    def asked(statement: ast.stmt) -> set[str]:
        """The names of the module that a statement asks for, be it when it is called."""
        if not isinstance(statement, ast.FunctionDef | ast.ClassDef):
            return {each.id for each in ast.walk(statement) if isinstance(each, ast.Name)}
        around = [*statement.decorator_list, *(statement.bases if isinstance(statement, ast.ClassDef) else [statement.args])]
        outside = {each.id for one in around for each in ast.walk(one) if isinstance(each, ast.Name)}
        return outside | _globals(inside[statement.name, statement.lineno])

    defined: dict[str, list[ast.stmt]] = {}
    for statement in tree.body:
        for each in _bound(statement):
            defined.setdefault(each, []).append(statement)
    if len(defined.get(name, ())) != 1:
        return None
    needed: list[ast.stmt] = []
    pending = [name]
    while pending:
        for statement in defined.get(pending.pop(), ()):
            if statement in needed:
                continue
            if not _can_be_had(statement):
                return None
            needed.append(statement)
            pending += asked(statement)
    return [each for each in tree.body if each in needed and not _is_tensorflow(each)]


def _globals(table: symtable.SymbolTable) -> set[str]:
    """The names of the module that a function or class asks for, and those in it."""
    found = {symbol.get_name() for symbol in table.get_symbols() if symbol.is_global()}
    return found.union(*map(_globals, table.get_children()))


def _bound(statement: ast.stmt) -> Iterator[str]:
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        yield statement.name
    elif isinstance(statement, ast.Import | ast.ImportFrom):
        yield from (alias.asname or alias.name.partition(".")[0] for alias in statement.names)
    else:
        yield from (each.id for each in ast.walk(statement) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store))


def _is_tensorflow(statement: ast.stmt) -> bool:
    """Whether it binds `tf`, as each witness does."""
    return isinstance(statement, ast.Import | ast.ImportFrom) and list(_bound(statement)) == ["tf"]


def _can_be_had(statement: ast.stmt) -> bool:
    """Whether a witness may have a statement: a definition, an import of what is everywhere, a constant."""
    if isinstance(statement, ast.ImportFrom):
        return not statement.level and str(statement.module).partition(".")[0] in _ANYWHERE
    if isinstance(statement, ast.Import):
        return all(alias.name.partition(".")[0] in _ANYWHERE for alias in statement.names)
    if isinstance(statement, ast.Assign | ast.AnnAssign):
        return not any(isinstance(each, ast.Call | ast.Await | ast.Yield) for each in ast.walk(statement))
    return isinstance(statement, ast.FunctionDef | ast.ClassDef)
