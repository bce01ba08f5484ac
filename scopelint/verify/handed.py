"""What functions are handed that are run without anybody who calls them: arguments that suit what their code does with them.

One file that stands alone, in the language that Python 3.5 to 3.13 share.
"""

import ast
import unittest
from collections import OrderedDict

KINDS = {
    "conv2d": "image", "max_pooling2d": "image", "max_pool": "image", "bias_add": "image", "batch_normalization": "image",
    "dense": "rows", "matmul": "rows", "flatten": "rows", "fully_connected": "rows", "dropout": "rows", "xw_plus_b": "rows",
    "dynamic_rnn": "steps", "conv1d": "steps", "bidirectional_dynamic_rnn": "steps", "static_rnn": "steps",
    "embedding_lookup": "ids", "one_hot": "ids", "range": "number", "variable_scope": "name", "name_scope": "name", "get_variable": "name",
}  # fmt: skip
"""What an argument is that is the first, or with ids the second, of these calls."""
GUESSES = ("rows", "number", "image", "steps", "name", "ids")


class Given(object):
    """A value to hand over as it is."""

    def __init__(self, value):
        self.value = value

    def __eq__(self, other):
        return isinstance(other, Given) and (type(self.value), self.value) == (type(other.value), other.value)

    def __hash__(self):
        return hash((type(self.value), self.value))


class Uses(ast.NodeVisitor):
    """What a function does with its parameters: their kinds, and values that decide its branches one way and the other."""

    def __init__(self):
        self.kinds = {}
        self.deciding = {}

    def say(self, node, kind):
        if isinstance(node, ast.Name):
            self.kinds.setdefault(node.id, kind)

    def visit_Call(self, node):
        called = getattr(node.func, "attr", getattr(node.func, "id", ""))
        for position, each in enumerate(node.args):
            kind = KINDS.get(called)
            if kind == "ids":
                self.say(each, "ids" if position == (called == "embedding_lookup") else "rows")
            elif kind is not None and position == 0:
                self.say(each, kind)
            elif kind in ("rows", "image") and position == 1 and called != "matmul":
                self.say(each, "number")
            elif isinstance(each, (ast.List, ast.Tuple)):
                for inner in each.elts:
                    self.say(inner, "number")
        for keyword in node.keywords:
            self.say(
                keyword.value,
                {"reuse": "flag", "training": "flag", "trainable": "flag", "name": "name", "scope": "name"}.get(keyword.arg, "number"),
            )
        self.generic_visit(node)

    def _visit_choice(self, node):
        self.say(node.test, "flag")
        if isinstance(node.test, ast.UnaryOp):
            self.say(node.test.operand, "flag")
        self.generic_visit(node)

    visit_If = visit_IfExp = visit_While = _visit_choice

    def visit_Compare(self, node):
        sides = [node.left] + node.comparators
        for one, op, other in zip(sides, node.ops, sides[1:]):
            for name, constant in ((one, other), (other, one)):
                if isinstance(name, ast.Name):
                    self.deciding.setdefault(name.id, []).extend(Given(each) for each in around(constant, op))
        self.generic_visit(node)


def around(node, op):
    """Values for which a comparison with a constant holds, and for which it does not."""
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return []
    if isinstance(op, (ast.In, ast.NotIn)):
        return [each for each in value if isinstance(each, (str, int, float))] if isinstance(value, (list, tuple, set)) else []
    if isinstance(value, str):
        return [value, value + "_"]
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return [value, value + 1, value - 1]
    return [value] if value is None or isinstance(value, bool) else []


class Driver(object):
    """Calls a function or a method with arguments that suit it."""

    def __init__(self, tf, attempt):
        self.tf = tf
        self.attempt = attempt
        self.attempts = 1

    def call(self, namespace, qualname, tree):
        first, _, method = qualname.partition(".")
        owner = namespace[first]
        if isinstance(owner, type) and issubclass(owner, unittest.TestCase) and not method:
            return unittest.defaultTestLoader.loadTestsFromTestCase(owner).run(unittest.TestResult())
        if isinstance(owner, type):
            receiver = self.instance(owner, tree, first)
            return receiver if not method else self.handed(getattr(receiver, method), defined(tree, first, method), 1)
        return self.handed(owner, defined(tree, first), 0)

    def instance(self, owner, tree, name):
        return self.handed(owner, defined(tree, name, "__init__"), 1)

    def handed(self, function, node, skip):
        return function(*self.arguments(node, skip))

    def arguments(self, function, skip):
        if function is None:
            return []
        uses = Uses()
        uses.visit(function)
        names = [each.arg for each in function.args.args]
        needed = names[skip : len(names) - len(function.args.defaults)]
        out = {}
        for name in sorted(needed, key=lambda name: name not in uses.deciding):  # what decides a branch changes first
            choices = self.choices(name, uses)
            out[name] = choices[self.attempt // self.attempts % len(choices)]
            self.attempts *= len(choices)
        return [self.value(out[name], name) for name in needed]

    def choices(self, name, uses):
        """What a parameter may be, the likeliest first."""
        kind = uses.kinds.get(name)
        if name in uses.deciding:
            return list(OrderedDict.fromkeys(uses.deciding[name] + ([kind] if kind not in (None, "flag") else [])))
        if kind == "flag":
            return ["flag", "other flag"]
        return [kind] if kind is not None else list(GUESSES)

    def value(self, kind, name):
        if isinstance(kind, Given):
            return kind.value
        shapes = {"rows": [4, 8], "image": [2, 32, 32, 3], "steps": [4, 5, 8], "ids": [4, 5]}
        if kind in shapes:
            dtype = self.tf.int32 if kind == "ids" else self.tf.float32
            return self.tf.zeros(shapes[kind], dtype) if self.tf.executing_eagerly() else self.tf.placeholder(dtype, shapes[kind])
        return {"number": 4, "name": name, "flag": False, "other flag": True}[kind]


def defined(tree, name, method=None):
    for node in tree.body:
        if getattr(node, "name", None) == name:
            return node if method is None and isinstance(node, ast.FunctionDef) else defined(node, method or "__init__")
    return None
