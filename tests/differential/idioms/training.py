"""Idioms with layers and with what training creates."""

from __future__ import annotations

from ..networks import network_function
from ..writer import Writer, idiom


@idiom(7)
def layer_functions(w: Writer) -> None:
    w.tag("layers: dense named")
    x = w.tensor()
    scope = w.scope_name()
    reuse = w.pick([", reuse=True", ", reuse=tf.AUTO_REUSE"])
    kind = w.number(0, 4)
    if kind == 0:
        w(f"{x} = tf.layers.dense({x}, 4, name='{scope}')")
        if w.trouble("trouble: no reuse"):
            reuse = ""
        units = 3 if w.trouble("trouble: other units") else 4
        w(f"{x} = tf.layers.dense({x}, {units}, name='{scope}'{reuse})")
    elif kind == 1:
        w.tag("layers: dense unnamed")
        for _ in range(w.number(1, 3)):
            w(f"{x} = tf.layers.dense({x}, 4{w.pick(['', ', tf.nn.relu'])})")
        if w.trouble("trouble: unnamed under reuse", 3):
            with w.block("with tf.variable_scope(tf.get_variable_scope(), reuse=True):"):
                w(f"{x} = tf.layers.dense({x}, 4)")
        elif w.chance(30):
            w(f"{x} = tf.layers.dense({x}, 4, reuse=True)")
    elif kind == 2:
        w.tag("layers: dense unnamed", "scope: string")
        for i in range(2):
            flag = reuse if i and not w.trouble("trouble: no reuse") else ""
            with w.block(f"with tf.variable_scope('{scope}'{flag}):"):
                w(f"{w.fresh('y')} = tf.layers.dense(tf.layers.dense({x}, 4), 4)")
    elif kind == 3:
        w.tag("layers: conv2d", "layers: batch_normalization")
        image = w.fresh("image")
        w(f"{image} = tf.reshape({x}, [-1, 2, 2, 1])")
        with w.block(f"for i in range({w.number(1, 2)}):"):
            name = w.pick(["", f", name={w.indexed(scope, 'i')}"])
            if name and w.trouble("trouble: one name in a loop"):
                name = f", name='{scope}'"
            w(f"{image} = tf.layers.conv2d({image}, {w.number(1, 2)}, 2, padding='same'{name})")
            w(f"{image} = tf.layers.batch_normalization({image}{w.pick(['', ', training=True', ', trainable=False'])})")
    else:
        w.tag("layers: conv2d")
        w(f"{w.fresh('y')} = tf.layers.conv2d_transpose(tf.reshape({x}, [-1, 2, 2, 1]), 2, 2, name='{scope}')")
        name = w.pick(["", f", name='{scope}_1d'"])
        w(f"{w.fresh('y')} = tf.layers.conv1d(tf.reshape({x}, [-1, 2, 2]), filters=2, kernel_size=1{name})")


@idiom(6)
def layer_objects(w: Writer) -> None:
    w.tag("layers: objects")
    x = w.tensor()
    name = w.pick(["", f", name='{w.scope_name()}'"])
    a, b = w.fresh("layer"), w.fresh("layer")
    w(f"{a} = tf.layers.Dense(4{name})", f"{b} = tf.layers.Dense(units=4{w.pick([name, ''])}{w.pick(['', ', use_bias=False'])})")
    calls = [a, b, a, b][: w.number(2, 4)]
    for layer in calls:
        place = w.number(0, 3)
        if place == 1:
            with w.block(f"with tf.variable_scope('{w.scope_name()}'):"):
                w(f"{x} = {layer}({x})")
        elif place == 2 and layer in calls[: calls.index(layer)]:
            with w.block("with tf.variable_scope(tf.get_variable_scope(), reuse=True):"):
                w(f"{x} = {layer}({x})")
        else:
            w(f"{x} = {layer}({x})")
    if w.trouble("trouble: new layer object under reuse"):
        with w.block("with tf.variable_scope(tf.get_variable_scope(), reuse=True):"):
            w(f"{x} = tf.layers.Dense(4)({x})")
    elif w.chance(40):
        w.tag("comprehension")
        w(f"stack = [tf.layers.Dense(4{w.pick(['', ', name=' + w.indexed(w.scope_name(), 'i')])}) for i in range({w.number(1, 3)})]")
        with w.block("for layer in stack:"):
            w(f"{x} = layer({x})")


@idiom(8)
def optimizers(w: Writer) -> None:
    w.tag("optimizer")
    function, _ = network_function(w)
    scope = w.scope_name()
    x = w.tensor()
    with w.block(f"with tf.variable_scope('{scope}') as model_scope:"):
        w(f"loss = tf.reduce_mean(tf.square({function}({x})))")
    make = [
        "tf.train.GradientDescentOptimizer(0.1)",
        "tf.train.MomentumOptimizer(0.1, 0.9)",
        "tf.train.AdamOptimizer(1e-3)",
        "tf.train.AdamOptimizer()",
    ]
    make += ["tf.train.RMSPropOptimizer(0.01)", "tf.train.AdagradOptimizer(0.1)", "tf.train.AdamOptimizer(name='Opt')"]
    optimizer = w.fresh("optimizer")
    var_list = w.pick(
        [
            "",
            "",
            ", var_list=tf.trainable_variables(model_scope.name)",
            ", var_list=tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope=model_scope.name)",
            f", var_list=[v for v in tf.trainable_variables() if '{scope}' in v.op.name]",
        ]
    )
    step = w.pick(["", "", ", global_step=tf.train.get_or_create_global_step()"])
    if w.trouble("trouble: slots under reuse"):
        with w.block("with tf.variable_scope(tf.get_variable_scope(), reuse=True):"):
            w(f"train_op = {w.pick(make[1:])}.minimize(loss{var_list})")
        return
    w(f"{optimizer} = {w.pick(make)}")
    kind = w.number(0, 3)
    if kind == 0:
        w(f"train_op = {optimizer}.minimize(loss{step}{var_list})")
    elif kind == 1:
        w(
            f"grads = {optimizer}.compute_gradients(loss{var_list})",
            f"train_op = {optimizer}.apply_gradients([(g, v) for g, v in grads if g is not None]{step})",
        )
    elif kind == 2:
        with w.block(f"with tf.variable_scope('{w.scope_name()}'):"):
            w(f"train_op = {optimizer}.minimize(loss{step}{var_list})")
    else:
        with w.block("with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):"):
            w(f"train_op = {optimizer}.minimize(loss{step}{var_list})")
    if w.chance(40):
        again = w.pick([optimizer, *make])
        if w.trouble("trouble: optimizers in a re-opened scope"):
            for _ in range(2):
                with w.block(f"with tf.variable_scope('{scope}_train'):"):
                    w(f"{w.pick(make[1:4])}.minimize(loss{var_list})")
        else:
            w(f"other_op = {again}.minimize(loss{var_list})")


@idiom(6)
def moving_averages(w: Writer) -> None:
    w.tag("moving average")
    scope = w.scope_name()
    function, _ = network_function(w)
    with w.block(f"with tf.variable_scope('{scope}'){w.pick(['', ' as s'])}:"):
        w(f"{w.fresh('y')} = {function}({w.tensor()})")
    ema = w.fresh("ema")
    w(f"{ema} = tf.train.ExponentialMovingAverage({w.pick(['0.9', 'decay=0.99'])})")
    variables = w.pick(
        [
            f"tf.trainable_variables('{scope}')",
            f"tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, '{scope}/')",
            f"[v for v in tf.global_variables() if v.op.name.startswith('{scope}')]",
        ]
    )
    if w.trouble("trouble: average under reuse"):
        with w.block("with tf.variable_scope(tf.get_variable_scope(), reuse=True):"):
            w(f"update = {ema}.apply({variables})")
    elif w.chance(30):
        with w.block(f"with tf.variable_scope('{w.scope_name()}'):"):
            w(f"update = {ema}.apply({variables})")
    else:
        w(f"update = {ema}.apply({variables})")
    if w.chance(30):
        with w.block(f"for v in {variables}:"):
            w(f"print({ema}.average(v))")
        w(f"tf.train.ExponentialMovingAverage(0.5).apply({variables})")
