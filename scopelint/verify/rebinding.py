"""What names and attributes are bound to, before and after the statements in some places of a user's program, and what is picked there.

It stands beside `watching.py`, in the language that Python 3.5 to 3.13 share.
"""

import ast
import dis
import gc
import os
import sys

PICKING = ("<listcomp>", "<setcomp>", "<genexpr>", "<lambda>")
"""What code is called that picks some of several; from Python 3.12 on, comprehensions are a part of the code around them."""


class Rebinding(object):
    """Looks at the assignments of some rows, by file, as the program steps through them."""

    def __init__(self, watcher, places):
        self.watcher = watcher
        self.files = {}
        self.rows = {}
        self.asked = {}
        for filename, row in places:
            self.asked.setdefault(filename, set()).add(row)
            statement = begun(filename, row)
            if isinstance(statement, (ast.Assign, ast.AugAssign, ast.If)):
                self.rows.setdefault(filename, {})[statement.lineno] = statement
        self.pending = {}
        self.bodies = []

    def start(self):
        if self.asked:
            self.watcher.at_end.append(self.instances)
            sys.settrace(self.entered)

    def entered(self, frame, event, argument):
        name = frame.f_code.co_filename
        if name not in self.files:
            path = os.path.realpath(name)
            self.files[name] = (path, self.rows.get(path, {}), self.asked.get(path, ()))
        path, rows, asked = self.files[name]
        if not asked:
            return None
        if frame.f_code.co_name in PICKING:
            last = max(row for _, row in dis.findlinestarts(frame.f_code) if row)
            meant = [row for row in asked if frame.f_code.co_firstlineno <= row <= last]
            return self.picking(path, meant[0]) if meant else None
        return self.stepped if rows else None

    def picking(self, path, row):
        """What comes out of a comprehension, and what a function lets pass that is an expression."""

        def traced(frame, event, argument):
            if event == "return":
                passed = list(frame.f_locals.values()) if frame.f_code.co_name == "<lambda>" else argument
                if argument is not None:
                    self.picked(path, row, passed if isinstance(argument, (list, set)) or argument is True else [argument])
            return traced

        return traced

    def picked(self, path, row, things):
        names = [each.name.partition(":")[0] for each in things if is_variable(each)]
        for place, known in self.watcher.picked:
            if place == {"filename": path, "row": row}:
                known += [name for name in names if name not in known]
                return
        self.watcher.picked.append([{"filename": path, "row": row}, names])

    def stepped(self, frame, event, argument):
        before = self.pending.pop(id(frame), None)
        if before is not None and event in ("line", "return"):
            self.compare(frame, *before)
        rows = self.files[frame.f_code.co_filename][1]
        statement = rows.get(frame.f_lineno) if event == "line" else None
        if isinstance(statement, ast.If):
            mentioned = [value(frame, each) for each in ast.walk(statement.test) if isinstance(each, ast.Name)]
            self.pending[id(frame)] = (statement, mentioned)
        elif statement is not None:
            self.pending[id(frame)] = (statement, [(target, value(frame, target)) for target in targets(statement)])
        return self.stepped

    def compare(self, frame, statement, before):
        place = {"filename": os.path.realpath(frame.f_code.co_filename), "row": statement.lineno}
        if isinstance(statement, ast.If):
            passed = statement.body[0].lineno <= frame.f_lineno <= last_row(statement.body[-1])
            self.picked(place["filename"], statement.lineno, before if passed else [])
            return
        for target, old in before:
            new = value(frame, target)
            if new is None or new is old:
                continue
            if isinstance(new, list) and isinstance(statement.value, (ast.ListComp, ast.Call)) and any(map(is_variable, new)):
                self.picked(place["filename"], statement.lineno, new)
            if "__qualname__" in frame.f_locals and isinstance(target, ast.Name) and held(new):
                self.bodies.append((place, target.id, new))
            if not held(old):
                continue
            self.watcher.rebound.append((place, held(old)))
            names = [each.name.partition(":")[0] for each in held(old) + held(new)]
            if is_variable(old) and not is_variable(new) and hasattr(new, "dtype"):
                self.watcher.act("bound", place, names, "tensor")
            elif held(new) and isinstance(statement.value, (ast.Name, ast.Attribute)):
                self.watcher.act("bound", place, names, "other")

    def instances(self):
        """What the bodies of classes have bound: how many instances have it."""
        for place, name, bound in self.bodies:
            sharing = [each for each in gc.get_objects() if type(each).__dict__.get(name) is bound]
            if len(sharing) > 1:
                self.watcher.act("bound", place, [each.name.partition(":")[0] for each in held(bound)], "class")


def begun(filename, row):
    """The statement that stands in a row, or that began last before it."""
    try:
        with open(filename, "rb") as stream:
            tree = ast.parse(stream.read())
    except (OSError, SyntaxError, ValueError):
        return None
    statements = [each for each in ast.walk(tree) if isinstance(each, ast.stmt) and each.lineno <= row]
    return max(statements, key=lambda each: each.lineno) if statements else None


def last_row(statement):
    return max(each.lineno for each in ast.walk(statement) if hasattr(each, "lineno"))


def targets(statement):
    pending, out = list(getattr(statement, "targets", None) or [statement.target]), []
    while pending:
        one = pending.pop(0)
        if isinstance(one, (ast.Tuple, ast.List)):
            pending = list(one.elts) + pending
        else:
            out.append(one)
    return out


def value(frame, node):
    """What a name or an attribute is bound to; None if that cannot be told without running anything."""
    if isinstance(node, ast.Name):
        return frame.f_locals.get(node.id, frame.f_globals.get(node.id))
    if isinstance(node, ast.Attribute):
        owner = value(frame, node.value)
        return None if owner is None or isinstance(getattr(type(owner), node.attr, None), property) else getattr(owner, node.attr, None)
    return None


def is_variable(thing):
    return hasattr(thing, "assign") and hasattr(thing, "dtype")


def held(thing):
    """The variables of a variable, a layer or a model."""
    if is_variable(thing):
        return [thing]
    try:
        found = getattr(thing, "variables", None)
        return [each for each in found if hasattr(each, "name")] if isinstance(found, (list, tuple)) else []
    except Exception:  # one that is not built yet has none
        return []
