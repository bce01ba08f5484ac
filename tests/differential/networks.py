"""The bodies of networks: what takes a [batch, n] tensor and returns a [batch, 4] one."""

from __future__ import annotations

from .writer import Writer


def _weights(w: Writer, x: str) -> bool:
    w(f"w = tf.get_variable('{w.variable_name()}_0', [{x}.shape[-1], 4]{w.initializer().replace(', dtype=tf.float64', '')})")
    w("b = tf.get_variable('b', [4], initializer=tf.zeros_initializer())", f"return tf.matmul({x}, w) + b")
    return True


def _numbered_scopes(w: Writer, x: str) -> bool:
    w.tag("loop: range", "scope: string")
    with w.block(f"for i in range({w.number(2, 3)}):"), w.block(f"with tf.variable_scope({w.indexed('layer', 'i')}):"):
        w(f"w = tf.get_variable('w', [int({x}.shape[1]), 4])", f"{x} = tf.nn.relu(tf.matmul({x}, w))")
    w(f"return {x}")
    return True


def _dense(w: Writer, x: str) -> bool:
    w.tag("layers: dense named")
    w(
        f"{x} = tf.layers.dense({x}, {w.number(2, 5)}, activation=tf.nn.relu, name='hidden')",
        f"return tf.layers.dense({x}, 4, name='out')",
    )
    return True


def _numbered_dense(w: Writer, x: str) -> bool:
    w.tag("loop: enumerate", "layers: dense named")
    with w.block(f"for i, size in enumerate([{w.number(2, 5)}, 4]):"):
        w(f"{x} = tf.layers.dense({x}, size, name={w.indexed('fc', 'i')}{w.pick(['', ', use_bias=False', ', activation=tf.tanh'])})")
    w(f"return {x}")
    return True


def _convolution(w: Writer, x: str) -> bool:
    w.tag("layers: conv2d", "layers: batch_normalization")
    w(
        f"h = tf.reshape({x}, [-1, 2, 2, 1])",
        f"h = tf.layers.conv2d(h, {w.number(2, 4)}, {w.pick(['1', '[2, 2]', '(1, 2)'])}, padding='same', name='conv')",
    )
    if w.chance(60):
        options = w.pick(["", ", scale=False", ", center=False", ", fused=False"])
        w(f"h = tf.layers.batch_normalization(h, training={w.pick(['True', 'False'])}, name='bn'{options})")
    w("return tf.layers.dense(tf.layers.flatten(h), 4, name='out')")
    return False


def _unnamed_dense(w: Writer, x: str) -> bool:
    w.tag("layers: dense unnamed")
    w(
        f"{x} = tf.layers.dense({x}, 3{w.pick(['', ', activation=tf.nn.relu', ', use_bias=False'])})",
        f"return tf.layers.dense({x}, units=4)",
    )
    return True


def _list_of_weights(w: Writer, x: str) -> bool:
    w.tag("comprehension")
    w(f"ws = [tf.get_variable({w.indexed('w', 'i')}, [4]) for i in range({w.number(2, 3)})]", f"return {x} + tf.add_n(ws)")
    return False


def _pairs_of_sizes(w: Writer, x: str) -> bool:
    w.tag("dict", "loop: zip")
    w(f"sizes = [int({x}.shape[-1]), {w.number(2, 5)}, 4]")
    with w.block("for i, (n, m) in enumerate(zip(sizes[:-1], sizes[1:])):"):
        w(
            f"w = tf.get_variable({w.indexed('w', 'i')}, [n, m])",
            f"b = tf.get_variable({w.indexed('b', 'i')}, m, initializer=tf.zeros_initializer())",
        )
        w(f"{x} = tf.matmul({x}, w) + b")
    w(f"return {x}")
    return True


def _listed_scopes(w: Writer, x: str) -> bool:
    w.tag("loop: list")
    with (
        w.block("for name in ['q', 'k', 'v']:"),
        w.block(f"with tf.variable_scope({w.pick(['name', chr(39) + 'proj_' + chr(39) + ' + name', 'name.upper()'])}):"),
    ):
        w(f"{x} = {x} * tf.get_variable('scale', [4], initializer=tf.ones_initializer())")
    w(f"return {x}")
    return False


def _dict_of_weights(w: Writer, x: str) -> bool:
    w.tag("comprehension", "dict")
    w("shapes = {'w': [4, 4], 'b': [4]}", "p = {name: tf.get_variable(name, shape) for name, shape in sorted(shapes.items())}")
    w(f"return tf.matmul({x}, p['w']) + p['b']")
    return False


def _default_names(w: Writer, x: str) -> bool:
    w.tag("scope: default_name")
    with w.block(f"for _ in range({w.number(2, 3)}):"), w.block("with tf.variable_scope(None, 'dense_block'):"):
        w(f"{x} = {x} + tf.get_variable('offset', [4])")
    w(f"return {x}")
    return False


def _counted_scopes(w: Writer, x: str) -> bool:
    w.tag("loop: while", "break/continue")
    w("depth = 0")
    with w.block("while True:"):
        with w.block(f"if depth == {w.number(2, 3)}:"):
            w("break")
        with w.block(f"with tf.variable_scope({w.indexed('step', 'depth')}):"):
            w(f"{x} = {x} * tf.get_variable('g', shape=[])", "depth += 1")
    w(f"return {x}")
    return False


_NETWORKS = (
    _weights,
    _numbered_scopes,
    _dense,
    _numbered_dense,
    _convolution,
    _unnamed_dense,
    _list_of_weights,
    _pairs_of_sizes,
    _listed_scopes,
    _dict_of_weights,
    _default_names,
    _counted_scopes,
)
"""Each writes lines that make variables and return a tensor, and says whether other input widths reach the variables."""


def network(w: Writer, x: str) -> bool:
    """One of them."""
    return _NETWORKS[w.number(0, len(_NETWORKS) - 1)](w, x)


def network_function(w: Writer, base: str = "network") -> tuple[str, bool]:
    """A plain function x → tensor without a scope of its own."""
    name = w.fresh(base)
    with w.define(f"def {name}(x):"):
        flexible = network(w, "x")
    return name, flexible
