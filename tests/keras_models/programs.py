"""Random programs that make Keras models in many ways, do things to them, and print what is in them.

`program(seed, keras)` gives the text of one for Keras "3", for Keras "2" or for that of TensorFlow "1.15".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..differential.writer import PlainChooser, Writer

_HEAD = """\
import tensorflow as tf
{before}
L = tf.keras.layers


def shapes(variables):
    return sorted("x".join(str(n) for n in v.shape) for v in variables)


def tell(what, model):
    print(what, "trained", shapes(model.trainable_weights), "kept", shapes(model.non_trainable_weights), len(model.weights))


def tell_layers(what, model):
    print(what, [kind for kind in map(kind_of, model.layers) if kind])


def kind_of(layer):
    kind = type(layer).__name__.replace("Functional", "Model")
    return "" if "Lambda" in kind or "OpLayer" in kind else kind

"""
_DATA = {1: "tf.ones([2, 4])", 2: "[tf.ones([2, 4]), tf.ones([2, 3])]"}


@dataclass(frozen=True, slots=True)
class _Model:
    name: str
    maker: str
    """The function or the class that makes it, if one does."""
    inputs: int
    whole: bool
    """Whether it is a model, and no mere layer."""

    @property
    def data(self) -> str:
        return _DATA[self.inputs]


def _layer(w: Writer) -> str:
    size, more = w.number(2, 4), w.number(2, 4)
    named = f"name='{w.fresh('layer')}'" if w.chance(20) else ""
    return w.pick(
        [
            f"L.Dense({size})",
            f"L.Dense({size}, activation='relu', {named})",
            f"L.Dense({size}, use_bias=False, {named})",
            f"L.Dense({size}, trainable=False, {named})",
            f"L.BatchNormalization({named})",
            f"L.LayerNormalization({named})",
            f"L.PReLU({named})",
            "L.Dropout(0.5)",
            "L.Activation('relu')",
            f"tf.keras.Sequential([L.Dense({size}), L.Dense({more})])",
        ]
    )


def _operation(w: Writer, x: str) -> str:
    return w.pick(
        [
            f"tf.nn.relu({x})",
            f"{x} * 2.0",
            f"{x}[:, :2]",
            f"tf.concat([{x}, {x}], 1)",
            f"tf.reduce_mean({x}, 1, keepdims=True)",
            f"tf.split(tf.concat([{x}, {x}], 1), 2, 1)[0]",
            f"tf.tanh({x}) + 1.0",
            f"tf.stop_gradient({x})",
        ]
    )


def _functional(w: Writer, keras: str) -> tuple[str, int, bool]:
    name = w.fresh("connected")
    with w.define(f"def {name}():"):
        w("i = tf.keras.Input((4,))")
        inputs = ["i"]
        if w.chance(30):
            w("j = tf.keras.Input((3,))")
            inputs.append("j")
        found, shared = list(inputs), list[str]()
        for _ in range(w.number(2, 6)):
            found.append(_connected(w, keras, found, shared))
        outputs = [found[-1], *([w.pick(found[len(inputs) :])] if w.chance(20) else [])]
        taken, given = (each[0] if len(each) == 1 else f"[{', '.join(each)}]" for each in (inputs, outputs))
        w(f"return tf.keras.Model({taken}, {given})")
    return name, len(inputs), True


def _connected(w: Writer, keras: str, found: list[str], shared: list[str]) -> str:
    """A tensor that is made of those before."""
    x, other, y, kind = w.pick(found), w.pick(found), w.fresh("x"), w.number(0, 9)
    if kind == 4:
        shared.append(w.fresh("shared"))
        w(f"{shared[-1]} = L.Dense({w.number(2, 4)})", f"{y} = {shared[-1]}(L.Dense(4)({x}))")
    elif kind == 5 and shared:
        w(f"{y} = {w.pick(shared)}(L.Dense(4)({x}))")
    elif kind == 6:
        w(f"{y} = {w.pick([f'L.concatenate([{x}, {other}])', f'L.Concatenate()([{x}, L.Dense(2)({other})])'])}")
    elif kind == 7 and keras != "3":  # Keras 3 refuses TensorFlow's operations between layers
        w(f"{y} = {_operation(w, x)}")
    elif kind == 8:
        w(f"{y} = L.Lambda(lambda t: t * 2.0)({x})")
    elif kind == 9:
        w(f"{y} = L.add([L.Dense(3)({x}), L.Dense(3)({other})])")
    else:
        w(f"{y} = {_layer(w)}({x})")
    return y


def _sequential(w: Writer, keras: str) -> tuple[str, int, bool]:
    name = w.fresh("stacked")
    first = "L.InputLayer((4,))" if keras == "3" else "L.InputLayer(input_shape=(4,))"
    layers = [*([first] if w.chance(30) else []), *(_layer(w) for _ in range(w.number(1, 4)))]
    with w.define(f"def {name}():"):
        form = w.number(0, 2)
        if form == 0:
            w(f"return tf.keras.Sequential([{', '.join(layers)}])")
        elif form == 1:
            w("made = tf.keras.Sequential()", *(f"made.add({layer})" for layer in layers), "return made")
        else:
            w(f"made = tf.keras.Sequential([L.Dense({w.number(2, 4)}) for _ in range({w.number(1, 3)})])", "made.add(L.Dense(5))")
            w(*(["made.pop()"] if w.chance(60) else []), "return made")
    return name, 1, True


def _own(base: str) -> Callable[[Writer, str], tuple[str, int, bool]]:
    """A class of the program's own, which holds its layers and weights in several ways."""

    def write(w: Writer, keras: str) -> tuple[str, int, bool]:
        name, calls = w.fresh("Own"), list[str]()
        with w.define(f"class {name}({base}):"):
            with w.block("def __init__(self):"):
                w("super().__init__()")
                for _ in range(w.number(1, 5)):
                    calls += _held(w, w.fresh("part"), keras)
            w("")
            if w.chance(35):
                with w.block("def build(self, shape):"):
                    w(f"self.made = self.add_weight(name='made', shape=(int(shape[-1]), {w.number(1, 3)}), initializer='zeros')")
                    w("super().build(shape)")
                w("")
                calls.append("x = x + tf.reduce_sum(self.made)")
            with w.block(w.pick(["def call(self, x):", "def call(self, x, training=None):"])):
                w(*calls, "return x")
        return name, 1, base.endswith("Model")

    return write


def _held(w: Writer, name: str, keras: str) -> list[str]:
    """Write an attribute; the lines by which a call uses it."""
    me, size = f"self.{name}", w.number(2, 4)
    used = f"x = {me}(x)"
    summed = f"x = x + tf.reduce_sum({me})"
    kept = w.pick(["", ", trainable=False"])
    lines: tuple[list[str], list[str]] = w.pick(
        [
            ([f"{me} = {_layer(w)}"], [used]),
            ([f"{me} = [L.Dense({size}) for _ in range({w.number(1, 3)})]"], [f"for each in {me}:", "    x = each(x)"]),
            ([f"{me} = {{'p': L.Dense(3), 'q': L.Dense(2)}}"], [f"x = {me}['{w.pick(['p', 'q'])}'](x)"]),
            ([f"{me} = (L.Dense(3), L.Dense(2))"], [f"x = {me}[{w.number(0, 1)}](x)"]),
            ([f"{me} = self.add_weight(name='{name}', shape=({size}, 1), initializer='zeros'{kept})"], [summed]),
            (
                [f"{me} = []", "for _ in range(2):", f"    {me}.append([L.Dense(2), L.BatchNormalization()])"],
                [f"for one, two in {me}:", "    x = two(one(x))"],
            ),
            ([f"self.in_{name} = L.Dense(3)", f"{me} = lambda t: self.in_{name}(t)"], [used]),
            ([f"one = L.Dense({size})", f"{me} = one", f"{me}_again = one"], [used]),
            ([f"setattr(self, 'set_{name}', L.Dense(2))"], [f"x = getattr(self, 'set_{name}')(x)"]),
            (
                [f"{me} = tf.Variable(tf.zeros([{size}]){kept})"] if keras != "3" else [f"{me} = L.Dense(2)"],
                [summed if keras != "3" else used],
            ),
        ]
    )
    w(*lines[0])
    return lines[1]


def _nested(w: Writer, models: list[_Model]) -> None:
    """A model around one that is there."""
    inner = w.pick([each for each in models if each.inputs == 1] or [models[0]])
    if inner.inputs > 1:
        return
    name, form = w.fresh("model"), w.number(0, 2)
    if form == 0:
        w("i = tf.keras.Input((4,))", f"{name} = tf.keras.Model(i, L.Dense(2)({inner.name}(i)))")
    elif form == 1:
        w(f"{name} = tf.keras.Sequential([{inner.name}, L.Dense(2)])")
    else:
        w("i = tf.keras.Input((4,))", f"{name} = tf.keras.Model(i, L.add([L.Dense(2)({inner.name}(i)), L.Dense(2)({inner.name}(i))]))")
    models.append(_Model(name, "", 1, True))


def _act(w: Writer, model: _Model, told: str) -> None:
    """Do something to a model, and tell what is in it then."""
    name, call, kind = model.name, f"{model.name}({model.data})", w.number(0, 10)
    if kind == 0:
        w(f"{name}.trainable = {w.pick(['True', 'False'])}", f"tell('{told}', {name})")
    elif kind == 1 and model.whole:
        with w.block(f"for each in {name}.layers[:{w.pick(['1', '2', '-1'])}]:"):
            w(f"each.trainable = {w.pick(['True', 'False'])}")
        w(f"tell('{told}', {name})")
    elif kind == 2 and model.whole:
        w(f"tell_layers('{told}', {name})")
    elif kind == 3 and model.maker and model.inputs == 1:
        w(f"other = {model.maker}()", "other(tf.ones([2, 4]))", call, f"other.set_weights({name}.get_weights())")
        w(f"print('{told}', len(other.get_weights()))")
    elif kind == 4:
        w(call, "with tf.GradientTape() as tape:", f"    loss = sum(tf.reduce_sum(each) for each in tf.nest.flatten({call}))")
        w(f"found = tape.gradient(loss, {name}.trainable_weights)", f"print('{told}', sorted(each is None for each in found))")
    elif kind == 5 and model.whole:
        w(
            call,
            f"for each in {name}.layers:",
            "    if each.weights:",
            f"        each.trainable = {w.pick(['True', 'False'])}",
            "        break",
        )
        w(f"tell('{told}', {name})")
    elif kind == 6 and model.maker and model.maker[0].islower():
        w(call, f"copied = tf.keras.models.clone_model({name})", f"copied({model.data})", f"tell('{told}', copied)")
        w(f"print({{id(v) for v in copied.weights}} & {{id(v) for v in {name}.weights}} == set())")
    elif kind == 7:
        w(call, f"print('{told}', {name}.count_params())")
    elif kind == 8:
        w(call, call, f"print('{told}', len({name}.losses), {name}.built)")
    else:
        w(call, f"tell('{told}', {name})")


def program(seed: int, keras: str) -> str:
    """The text of a program."""
    w = Writer(PlainChooser(f"keras {seed}"))
    models: list[_Model] = []
    makers = [_functional, _functional, _sequential, _own("tf.keras.Model"), _own("L.Layer")]
    for _ in range(w.number(1, 3)):
        maker, inputs, whole = w.pick(makers)(w, keras)
        models.append(_Model(w.fresh("model"), maker, inputs, whole))
        w(f"{models[-1].name} = {maker}()")
    if w.chance(40):
        _nested(w, models)
    for number in range(w.number(3, 8)):
        _act(w, w.pick(models), f"step {number}")
    for model in models:
        w(f"{model.name}({model.data})", f"tell('{model.name}', {model.name})")
    before = "\ntf.compat.v1.enable_v2_behavior()\n" if keras == "1.15" else ""
    return "\n".join([_HEAD.format(before=before), *w.definitions, "", "", *w.body, ""])
