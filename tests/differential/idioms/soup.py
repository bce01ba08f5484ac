"""Scopes opened, left and re-entered freely, with an account of what exists."""

from __future__ import annotations

from dataclasses import dataclass

from ..writer import Writer, idiom


@dataclass
class Scope:
    """What soup knows about a scope: its name, None where only TensorFlow could say, and its reuse flag."""

    name: str
    reuse: bool | str = False
    object: str | None = None


def prefixed(scope: str, name: str) -> str:
    return f"{scope}/{name}" if scope else name


class Soup:
    """Scopes opened, left and re-entered freely, straight-line, with an account of the keys that exist."""

    def __init__(self, w: Writer) -> None:
        self.w = w
        self.keys: dict[str, str] = {}
        self.captured: dict[str, Scope] = {}
        self.names = [w.scope_name() for _ in range(3)]
        self.root = w.scope_name()

    def statements(self, scope: Scope, count: int, depth: int) -> None:
        for _ in range(count):
            if depth < 3 and self.w.chance(45):
                self.open(scope, depth)
            else:
                self.act(scope)

    def open(self, scope: Scope, depth: int) -> None:
        w = self.w
        flag, reuse = w.pick(
            [
                ("", None),
                ("", None),
                (", reuse=tf.AUTO_REUSE", "AUTO"),
                (", reuse=True", True),
                (", reuse=False", None),
                (", reuse=None", None),
            ]
        )
        kind = w.number(0, 5)
        base: Scope | None = None
        if kind == 1 and self.captured:
            python = w.pick(sorted(self.captured))
            base = self.captured[python]
            text, name = python, base.name
            w.tag("scope: captured")
        elif kind == 2:
            text, name, base = "tf.get_variable_scope()", scope.name, scope
            w.tag("scope: get_variable_scope()")
        elif kind == 3 and reuse is None:
            default = w.pick(self.names)
            text, name = f"None, {w.pick(['', 'default_name='])}'{default}'", prefixed(scope.name, f"?{default}{len(self.keys)}")
            w.tag("scope: default_name")
        elif kind == 4:
            text, name = "''", scope.name + "/" if scope.name else ""
            w.tag("scope: ''")
        else:
            part = w.pick([*self.names, *(self.names[0] + "/" + n for n in self.names[:1])])
            text, name = w.constant_name(part) if "/" not in part else f"'{part}'", prefixed(scope.name, part)
            w.tag("scope: string")
        inherited = base.reuse if base else scope.reuse
        inner = Scope(name, reuse or inherited)
        creates_nothing = inner.reuse is True and not self.below(inner)
        if creates_nothing and not w.chance(w.trouble_percent):
            flag, inner.reuse = ", reuse=tf.AUTO_REUSE", "AUTO"
            if text.startswith("None,"):
                flag = ""
                inner.reuse = inherited
        capture = ""
        if w.chance(55):
            inner.object = w.fresh("scope")
            capture = f" as {inner.object}"
        w.tag(f"reuse: {flag[8:] or 'inherited'}")
        with w.block(f"with tf.variable_scope({text}{flag}){capture}:"):
            if inner.object:
                self.captured[inner.object] = inner
            self.statements(inner, w.number(1, 3), depth + 1)

    def below(self, scope: Scope) -> list[str]:
        start = prefixed(scope.name, "")
        return [k[len(start) :] for k in self.keys if k.startswith(start)]

    def act(self, scope: Scope) -> None:
        w = self.w
        kind = w.number(0, 11)
        target = f"{w.fresh('v')} = "
        if kind == 7:
            w.tag("tf.Variable")
            w(f"{target}tf.Variable({w.pick(['0.0', '[1.0, 2.0]'])}, name='{w.variable_name()}'{w.pick(['', ', trainable=False'])})")
        elif kind == 8 and scope.object and self.below(scope):
            w.tag("reuse_variables")
            w(w.pick([f"{scope.object}.reuse_variables()", "tf.get_variable_scope().reuse_variables()"]))
            scope.reuse = True
        elif kind == 9 and self.captured and w.chance(50):
            w.tag("reuse_variables")
            python = w.pick(sorted(self.captured))
            w(f"{python}.reuse_variables()")
            self.captured[python].reuse = True
        elif kind == 10:
            w.tag("name_scope")
            with w.block(f"with tf.name_scope('{w.pick(self.names)}'):"):
                self.get(scope, target)
        elif kind == 11 and scope.reuse is not True:
            w.tag("layers: dense unnamed")
            w(f"{target}tf.layers.dense(tf.zeros([1, 2]), 2)")
        else:
            self.get(scope, target)

    def get(self, scope: Scope, target: str) -> None:
        w = self.w
        known = self.below(scope)
        if scope.reuse is not False and known and (scope.reuse is True or w.chance(60)):
            name = w.pick(sorted(known))
            shape = self.keys[prefixed(scope.name, name)]
            if w.trouble("trouble: other shape"):
                shape = w.shape()
            w(
                f"{target}tf.get_variable('{name}'{w.pick(['', ', ' + shape])})"
                if scope.reuse is True
                else f"{target}tf.get_variable('{name}', {shape})"
            )
            return
        if scope.reuse is True and not w.trouble("trouble: missing in soup"):
            w(f"print(tf.get_variable_scope().{w.pick(['name', 'reuse'])})")
            return
        name = w.variable_name()
        key = prefixed(scope.name, name)
        if key in self.keys and scope.reuse is False and not w.trouble("trouble: duplicate in soup"):
            name = f"{name}_{len(self.keys)}"
            key = prefixed(scope.name, name)
        shape = w.shape()
        w(f"{target}tf.get_variable('{name}', {shape}{w.initializer() if 'shape=' not in shape else ''})")
        self.keys.setdefault(key, shape)


@idiom(16)
def soup(w: Writer) -> None:
    w.tag("soup")
    kitchen = Soup(w)
    options: list[bool | str] = [False, False, "AUTO"]
    reuse = w.pick(options)
    flag = ", reuse=tf.AUTO_REUSE" if reuse else ""
    with w.block(f"with tf.variable_scope('{kitchen.root}'{flag}) as {w.fresh('base')}:"):
        kitchen.statements(Scope(kitchen.root, reuse), w.number(2, 5), 0)
    if w.chance(50) and kitchen.captured:
        kitchen.statements(Scope(f"?{kitchen.root}"), w.number(1, 2), 1)
