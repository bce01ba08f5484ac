"""Idioms that share on purpose: helpers with a flag, loops, towers, templates, fallbacks."""

from __future__ import annotations

from ..networks import network, network_function
from ..writer import Writer, idiom


@idiom(10)
def helper_with_reuse_parameter(w: Writer) -> None:
    scope, name = w.scope_name(), w.fresh("build")
    default = w.pick(["None", "False", "tf.AUTO_REUSE"])
    named = w.chance(50)
    parameters = w.pick(["x, reuse={}", "x, reuse={}, **kwargs", "x, *, reuse={}", "x, training=True, reuse={}"]).format(default)
    keyword_only = "*," in parameters or "training" in parameters
    if named and "**" not in parameters:
        parameters += f", name='{scope}'"
    expression = "name" if named and "**" not in parameters else w.constant_name(scope)
    early = w.chance(15)
    with w.define(f"def {name}({parameters}):"):
        if early:
            w.tag("early return")
            with w.block("if x is None:"):
                w("return None")
        captured = w.pick(["", " as scope"])
        extra = w.pick(["", "", ", initializer=tf.ones_initializer()", ", default_name='unused'"])
        with w.block(f"with tf.variable_scope({expression}, reuse=reuse{extra}){captured}:"):
            flexible = network(w, "x")
    w.tag("reuse: parameter", "scope: string", f"reuse: default {default}")
    x = w.tensor()
    auto = default == "tf.AUTO_REUSE"
    if w.trouble("trouble: reuse before creation"):
        w(f"{w.fresh('y')} = {name}({x}, reuse=True)")
        return
    w(f"{w.fresh('y')} = {name}({x})")
    for _ in range(w.number(0, 2)):
        flag = "" if auto and w.chance(60) else w.pick([", reuse=True", ", reuse=tf.AUTO_REUSE"] + ([] if keyword_only else [", True"]))
        if w.trouble("trouble: no reuse"):
            flag = w.pick(["", ", reuse=False", ", reuse=None"])
        if flag == ", True" and keyword_only:
            flag = ", reuse=True"
        other = x
        if flexible and w.trouble("trouble: other width"):
            other = w.tensor(5)
        if named and "**" not in parameters and w.trouble("trouble: other name"):
            flag += f", name='{w.scope_name()}'"
        if early and w.chance(20):
            w(f"{name}(None{flag})")
        w(f"{w.fresh('y')} = {name}({other}{flag})")


@idiom(8)
def loop_with_computed_reuse(w: Writer) -> None:
    function, _ = network_function(w)
    scope = w.scope_name()
    x = w.tensor()
    count = w.number(2, 3)
    loops = [
        f"for i in range({count}):",
        f"for i, part in enumerate(['a', 'b', 'c'][:{count}]):",
        "for i, part in zip(range(3), ['a', 'b']):",
        "for i in (0, 1):",
    ]
    flags = [
        "i > 0",
        "i != 0",
        "bool(i)",
        "True if i else None",
        "i > 0 or None",
        "not i == 0",
        "tf.AUTO_REUSE",
        "None if i == 0 else True",
        "i >= 1 and True",
    ]
    flag = w.pick(flags)
    if w.trouble("trouble: wrong computed reuse"):
        flag = w.pick(["i > 1", "i == 0", "False", "i", "len(outputs) > 1", "None"])
    w.tag("reuse: computed", "loop: range")
    w("outputs = []")
    with w.block(w.pick(loops)):
        if w.chance(20):
            w.tag("break/continue")
            with w.block(f"if i == {w.number(1, 2)}:"):
                w(w.pick(["continue", "break"]))
        with w.block(f"with tf.variable_scope('{scope}', reuse={flag}):"):
            w(f"outputs.append({function}({x}))")


@idiom(6)
def towers(w: Writer) -> None:
    function, _ = network_function(w, "tower_loss")
    x = w.tensor()
    w.tag("towers", "name_scope", "reuse_variables", "scope: get_variable_scope()")
    name_scope = w.indexed("tower", "i")
    optimizer = w.pick(
        ["", "tf.train.AdamOptimizer(1e-3)", "tf.train.MomentumOptimizer(0.1, 0.9)", "tf.train.GradientDescentOptimizer(0.1)"]
    )
    leak = w.trouble("trouble: root reuse leaks")
    losses = w.fresh("losses")
    w(f"{losses} = []")

    def loop() -> None:
        with (
            w.block(f"for i in range({w.number(2, 3)}):"),
            w.block(f"with tf.device('/cpu:0'), tf.name_scope({name_scope}){w.pick(['', ' as ns'])}:"),
        ):
            w(f"{losses}.append(tf.reduce_mean({function}({x})))")
            w("tf.get_variable_scope().reuse_variables()")

    if leak:
        loop()
    else:
        with w.block(
            "with tf.variable_scope("
            + w.pick(["tf.get_variable_scope()", f"'{w.scope_name()}'", "tf.get_variable_scope(), reuse=None"])
            + w.pick(["):", ") as scope:"])
        ):
            loop()
    if optimizer:
        w.tag("optimizer")
        w(f"train_op = {optimizer}.minimize(tf.add_n({losses}))")


@idiom(8)
def templates(w: Writer) -> None:
    w.tag("template")
    name = w.fresh("shared")
    kind = w.number(0, 3)
    grows = w.trouble("trouble: template creates on a later call", 3)
    with w.define(f"def {name}(x, flag=False):" if grows else f"def {name}(x{w.pick(['', ', size=4'])}):"):
        if grows:
            with w.block("if flag:"):
                w(
                    w.pick(
                        [
                            "x = x * tf.get_variable('late', [4])",
                            "x = x * tf.Variable(1.0, name='late')",
                            "x = tf.layers.dense(x, 4, name='late')",
                        ]
                    )
                )
        if kind == 3 and not grows:
            w("count = tf.Variable(0, name='count', trainable=False)", "return x * tf.get_variable('w', [4]) + tf.cast(count, tf.float32)")
            w.tag("tf.Variable")
        else:
            network(w, "x")
    scope, template = w.scope_name(), w.fresh("template")
    arguments = w.pick(["", "", "", ", create_scope_now_=True", f", unique_name_='{w.scope_name()}'"])
    w(f"{template} = tf.make_template('{scope}', {name}{arguments})")
    x = w.tensor()
    for call in range(w.number(2, 3)):
        flag = ", flag=True" if grows and call else ""
        if w.chance(30):
            with w.block(
                f"with tf.variable_scope('{w.scope_name()}'{w.pick(['', ', reuse=True' if call else '', ', reuse=tf.AUTO_REUSE'])}):"
            ):
                w(f"{w.fresh('y')} = {template}({x}{flag})")
        else:
            w(f"{w.fresh('y')} = {template}({x}{flag})")
    if w.chance(40):
        if "unique" in arguments and not w.trouble("trouble: unique template twice", 3):
            arguments = ""
        w(f"{w.fresh('y')} = tf.make_template('{scope}', {name}{arguments})({x})")
    if w.chance(25):
        with w.block(f"for i in range({w.number(1, 3)}):"):
            w(f"{w.fresh('y')} = {template}({x})")


@idiom(9)
def get_or_create(w: Writer) -> None:
    w.tag("try/except")
    name = w.fresh("get_or_create")
    scope = w.scope_name()
    kind = w.number(0, 4)
    trouble = w.trouble("trouble: flipped scope asks for more")
    with w.define(f"def {name}(name, shape):"):
        if kind == 0:
            w.tag("scope: string", "reuse_variables")
            with w.block(f"with tf.variable_scope('{scope}') as scope:"):
                with w.block("try:"):
                    w("return tf.get_variable(name, shape)")
                with w.block("except ValueError:"):
                    w("scope.reuse_variables()", "return tf.get_variable(name, shape)")
        elif kind == 1:
            with w.block("try:"):
                w("v = tf.get_variable(name, shape)")
            with (
                w.block("except ValueError" + w.pick([":", " as e:"])),
                w.block("with tf.variable_scope(tf.get_variable_scope(), reuse=True):"),
            ):
                w("v = tf.get_variable(name)")
            w("return v")
        elif kind == 2:
            with w.block("try:"), w.block(f"with tf.variable_scope('{scope}', reuse=True):"):
                w("return tf.get_variable(name, shape)")
            with w.block("except ValueError:"), w.block(f"with tf.variable_scope('{scope}'):"):
                w("return tf.get_variable(name, shape, initializer=tf.zeros_initializer())")
        elif kind == 3:
            w.tag("try/else/finally")
            w("found = True")
            with w.block("try:"):
                w("v = tf.get_variable(name, shape)")
            with w.block("except (ValueError, TypeError):"):
                w("found = False")
                w("tf.get_variable_scope().reuse_variables()" if trouble else "v = None")
                if trouble:
                    w("v = tf.get_variable(name, shape)")
            with w.block("else:"):
                w("found = False")
            with w.block("finally:"):
                w("print('asked for', name)")
            w("return v")
        else:
            with (
                w.block("if any(v.op.name == " + w.pick(["name", "'%s' % name"]) + " for v in tf.global_variables()):"),
                w.block("with tf.variable_scope('', reuse=True):"),
            ):
                w("return tf.get_variable(name, shape)")
            w("return tf.get_variable(name, shape)")
            w.tag("collections", "scope: ''")
    first, second = w.scope_name() + "_w", w.scope_name() + "_b"
    w(f"{w.fresh('v')} = {name}('{first}', [4])", f"{w.fresh('v')} = {name}('{first}', [4])")
    if trouble or w.chance(50):
        w(f"{w.fresh('v')} = {name}('{second}', [2, 2])")
    if w.trouble("trouble: other shape"):
        w(f"{w.fresh('v')} = {name}('{first}', [3])")


@idiom(7)
def default_names(w: Writer) -> None:
    w.tag("scope: default_name")
    name = w.fresh("block")
    base = w.scope_name()
    parameters = w.pick(["x, scope=None", "x, scope=None, reuse=None", "x, name=None"])
    argument = "name" if "name=" in parameters else "scope"
    reuse = ", reuse=reuse" if "reuse" in parameters else ""
    with (
        w.define(f"def {name}({parameters}):"),
        w.block(f"with tf.variable_scope({argument}, {w.pick(['', 'default_name='])}'{base}'{reuse}){w.pick(['', ' as s'])}:"),
    ):
        network(w, "x")
    x = w.tensor()
    w(f"{x} = {name}({x})")
    for _ in range(w.number(1, 3)):
        kind = w.number(0, 4)
        if kind == 0:
            w(f"{x} = {name}({x})")
        elif kind == 1:
            w(f"{x} = {name}({x}, '{w.scope_name()}')")
        elif kind == 2:
            with w.block(f"with tf.variable_scope('{w.scope_name()}'):"):
                w(f"{x} = {name}({x})", f"{x} = {name}({x})")
        elif kind == 3 or (reuse and kind == 4):
            if reuse and w.trouble("trouble: default name under reuse", 3):
                w(f"{x} = {name}({x}, reuse={w.pick(['True', 'tf.AUTO_REUSE'])})")
            elif w.trouble("trouble: default name in a reusing scope", 3):
                with w.block("with tf.variable_scope(tf.get_variable_scope(), reuse=True):"):
                    w(f"{x} = {name}({x})")
        else:
            with w.block(f"with tf.variable_scope(tf.get_variable_scope(){w.pick(['', ', reuse=tf.AUTO_REUSE'])}):"):
                w(f"{x} = {name}({x})")
    if w.trouble("trouble: first default name again"):
        w(f"{x} = {name}({x}, '{base}')")
