"""What names and attributes are bound to, before and after the statements in some places of a user's program.

It stands beside `watching.py`, in the language that Python 3.5 to 3.13 share.
"""

import ast
import gc
import os
import sys


class Rebinding(object):
    """Looks at the assignments of some rows, by file, as the program steps through them."""

    def __init__(self, watcher, places):
        self.watcher = watcher
        self.files = {}
        self.rows = {}
        for filename, row in places:
            statement = assignment(filename, row)
            if statement is not None:
                self.rows.setdefault(filename, {})[statement.lineno] = statement
        self.pending = {}
        self.bodies = []

    def start(self):
        if self.rows:
            self.watcher.at_end.append(self.instances)
            sys.settrace(self.entered)

    def entered(self, frame, event, argument):
        name = frame.f_code.co_filename
        if name not in self.files:
            self.files[name] = self.rows.get(os.path.realpath(name), {})
        return self.stepped if self.files[name] else None

    def stepped(self, frame, event, argument):
        begun = self.pending.pop(id(frame), None)
        if begun is not None and event in ("line", "return"):
            self.compare(frame, *begun)
        statement = self.files[frame.f_code.co_filename].get(frame.f_lineno) if event == "line" else None
        if statement is not None:
            before = [(target, value(frame, target)) for target in targets(statement)]
            self.pending[id(frame)] = (statement, before)
        return self.stepped

    def compare(self, frame, statement, before):
        place = {"filename": os.path.realpath(frame.f_code.co_filename), "row": statement.lineno}
        for target, old in before:
            new = value(frame, target)
            if new is None or new is old:
                continue
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


def assignment(filename, row):
    """The assignment that stands in a row, or that began last before it."""
    try:
        with open(filename, "rb") as stream:
            tree = ast.parse(stream.read())
    except (OSError, SyntaxError, ValueError):
        return None
    begun = [each for each in ast.walk(tree) if isinstance(each, ast.stmt) and each.lineno <= row]
    last = max(begun, key=lambda each: each.lineno) if begun else None
    return last if isinstance(last, (ast.Assign, ast.AugAssign)) else None


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
