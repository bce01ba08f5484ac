"""Idioms around Python itself: classes with state, closures, decorators, kept scopes, configuration, graphs."""

from __future__ import annotations

from ..networks import network_function
from ..writer import Writer, idiom


def _reuse_attribute(w: Writer, name: str, scope: str, trouble: bool) -> None:
    w.tag("reuse: attribute")
    with w.block(f"def __init__(self, name='{scope}'):"):
        w("self.name = name", "self.reuse = " + w.pick(["None", "False"]))
    w("")
    with w.block("def __call__(self, x):"):
        with w.block("with tf.variable_scope(self.name, reuse=self.reuse):"):
            w("w = tf.get_variable('w', [4, 4])", "y = tf.matmul(x, w)")
        if not trouble:
            w("self.reuse = True")
        w("return y")


def _scope_attribute(w: Writer, name: str, scope: str, trouble: bool) -> None:
    w.tag("scope: attribute", "scope: captured")
    with w.block("def __init__(self, name):"), w.block("with tf.variable_scope(name) as self.scope:"):
        w("self.w = tf.get_variable('w', [4])")
    w("")
    with (
        w.block("def __call__(self, x):"),
        w.block("with tf.variable_scope(self.scope" + ("" if trouble else ", reuse=True") + "):"),
    ):
        w("return x * tf.get_variable('w', [4])")


def _lazy_attribute(w: Writer, name: str, scope: str, trouble: bool) -> None:
    w.tag("lazy attribute")
    with w.block("def __init__(self):"):
        w("self.built = False", "self.w = None")
    w("")
    with w.block("def build(self):"):
        if not trouble:
            with w.block("if self.built:"):
                w("return self.w")
        with w.block(f"with tf.variable_scope('{scope}'):"):
            w("self.w = tf.get_variable('w', [4, 4])")
        w("self.built = True", "return self.w")
    w("")
    with w.block("def __call__(self, x):"):
        w("return tf.matmul(x, self.build())")


def _class_attribute(w: Writer, name: str, scope: str, trouble: bool) -> None:
    w.tag("class attribute", "classmethod")
    w("reuse = None", "")
    w("@classmethod")
    with w.block("def apply(cls, x):"):
        with w.block(f"with tf.variable_scope('{scope}', reuse=cls.reuse):"):
            w("y = x + tf.get_variable('b', [4])")
        if not trouble:
            w("cls.reuse = True")
        w("return y")
    w("")
    with w.block("def __call__(self, x):"):
        w(w.pick(["return self.apply(x)", f"return {name}.apply(x)"]))


def _base_class(w: Writer, name: str, scope: str, trouble: bool) -> None:
    w.tag("inheritance")
    w(f"scope = '{scope}'", "")
    with w.block("def __init__(self, size=4):"):
        w("self.size = size", "self.calls = 0")
    w("")
    with w.block("def body(self, x):"):
        w("return x * tf.get_variable('a', [self.size])")
    w("")
    with w.block("def __call__(self, x):"):
        with w.block("with tf.variable_scope(self.scope, reuse=" + ("self.calls > 1" if trouble else "self.calls > 0") + "):"):
            w("y = self.body(x)")
        w("self.calls += 1", "return y")


def _lazy_property(w: Writer, name: str, scope: str, trouble: bool) -> None:
    w.tag("property", "lazy attribute")
    with w.block("def __init__(self):"):
        w("self._w = None")
    w("")
    w("@property")
    with w.block("def weight(self):"):
        with w.block("if self._w is None:"), w.block(f"with tf.variable_scope('{scope}'):"):
            value = "tf.get_variable('w', [4])"
            w(f"return {value}" if trouble else f"self._w = {value}")
        w("return self._w")
    w("")
    with w.block("def __call__(self, x):"):
        w("return x * self.weight")


_CLASSES = (_reuse_attribute, _scope_attribute, _lazy_attribute, _class_attribute, _base_class, _lazy_property)
"""Each writes the body of a class: (writer, name of the class, a scope, whether it is to share wrongly)."""


def _subclass(w: Writer, base: str) -> str:
    """A class that is derived from one with `_base_class`; its name."""
    name = w.fresh("Child")
    with w.define(f"class {name}({base}):"):
        w(f"scope = '{w.scope_name()}'", "")
        with w.block("def body(self, x):"):
            w(
                "y = " + w.pick(["super().body(x)", f"super({name}, self).body(x)", f"{base}.body(self, x)"]),
                "return y + tf.get_variable('extra', [self.size])",
            )
    return name


@idiom(9)
def class_with_state(w: Writer) -> None:
    name, scope = w.fresh("Model"), w.scope_name()
    body = _CLASSES[w.number(0, len(_CLASSES) - 1)]
    w.tag("class")
    trouble = w.trouble("trouble: state forgotten")
    with w.define(f"class {name}(object):"):
        body(w, name, scope, trouble)
    subclass = _subclass(w, name) if body is _base_class and w.chance(60) else None
    x = w.tensor()
    model = w.fresh("model")
    argument = f"'{scope}'" if body is _scope_attribute else ""
    w(f"{model} = {name}({argument})")
    for _ in range(w.number(1, 3)):
        w(f"{w.fresh('y')} = {model}({x})")
    if subclass:
        w(f"{w.fresh('y')} = {subclass}()({x})")
    if w.trouble("trouble: second instance"):
        w(f"{w.fresh('y')} = {name}({argument})({x})")
    elif body in (_reuse_attribute, _scope_attribute) and w.chance(40):
        other = w.fresh("model")
        w(f"{other} = {name}('{w.scope_name()}')", f"{w.fresh('y')} = {other}({x})", f"{w.fresh('y')} = {other}({x})")


def _closure(w: Writer, scope: str, x: str, trouble: bool) -> None:
    w.tag("closure")
    name = w.fresh("make_layer")
    with w.define(f"def {name}(scope):"):
        if trouble:
            with w.block("def layer(x):"), w.block("with tf.variable_scope(scope):"):
                w("return x * tf.get_variable('w', [4])")
        else:
            w("used = []", "")
            with w.block("def layer(x):"), w.block("with tf.variable_scope(scope, reuse=True if used else None):"):
                w("used.append(x)", "return x * tf.get_variable('w', [4])")
        w("", "return layer")
    w(f"f = {name}({w.constant_name(scope)})", f"{x} = f({x})", f"{x} = f({x})")


def _any_arguments(w: Writer, scope: str, x: str, trouble: bool) -> None:
    w.tag("*args/**kwargs")
    name = w.fresh("weight")
    with w.define(f"def {name}(*args, **kwargs):"):
        w(
            w.pick(["kwargs.setdefault('initializer', tf.zeros_initializer())", "kwargs['trainable'] = False", "print(len(args))"]),
            "return tf.get_variable(*args, **kwargs)",
        )
    other = scope if trouble else f"{scope}_2"
    w(f"{w.fresh('v')} = {name}('{scope}', [2, 2])")
    w(
        f"{w.fresh('v')} = {name}("
        + w.pick([f"'{other}', [2]", f"*['{other}', [2]]", f"**dict(name='{other}', shape=[2])", f"*('{other}',), shape=[2]"])
        + ")"
    )


def _partial(w: Writer, scope: str, x: str, trouble: bool) -> None:
    w.tag("partial")
    w.need("import functools")
    bound = w.pick(["shape=[3]", "shape=[3], trainable=False", "shape=[3], initializer=tf.ones_initializer()"])
    w(f"get = functools.partial(tf.get_variable, {bound})")
    w(f"{w.fresh('v')} = get('{scope}')", f"{w.fresh('v')} = get('{scope}{'' if trouble else '_2'}')")


def _lambda(w: Writer, scope: str, x: str, trouble: bool) -> None:
    w.tag("lambda")
    w(
        f"get = lambda name, n=2: tf.get_variable('{scope}_' + name, [n])",
        f"{w.fresh('v')} = get('a')",
        f"{w.fresh('v')} = get('{'a' if trouble else 'b'}', n={w.number(1, 3)})",
    )


def _decorator(w: Writer, scope: str, x: str, trouble: bool) -> None:
    w.tag("decorator", "*args/**kwargs")
    w.need("import functools")
    name, used = w.fresh("in_scope"), w.fresh("decorated")
    with w.define(f"def {name}(scope):"):
        with w.block("def decorate(function):"):
            w("@functools.wraps(function)")
            with (
                w.block("def wrapper(*args, **kwargs):"),
                w.block(f"with tf.variable_scope(scope{'' if trouble else ', reuse=tf.AUTO_REUSE'}):"),
            ):
                w("return function(*args, **kwargs)")
            w("return wrapper")
        w("return decorate")
    w.definitions += ["", "", f"@{name}('{scope}')", f"def {used}(x, name='w'):", "    return x * tf.get_variable(name, [4])"]
    w(f"{x} = {used}({x})", f"{x} = {used}({x}{w.pick(['', ', name=' + repr('w2')])})")


def _helper_parameters(w: Writer, scope: str, x: str, trouble: bool) -> None:
    w.tag("helper parameters")
    inner, outer = w.fresh("linear"), w.fresh("stack")
    with w.define(f"def {inner}(x, units, scope, reuse=None):"), w.block("with tf.variable_scope(scope, reuse=reuse):"):
        w("w = tf.get_variable('w', [x.get_shape().as_list()[-1], units])", "return tf.matmul(x, w)")
    with w.define(f"def {outer}(x, sizes=(3, 4), prefix='{scope}', reuse=None):"):
        with w.block("for i, size in enumerate(sizes):"):
            w(f"x = {inner}(x, size, prefix + '_%d' % i, {w.pick(['reuse', 'reuse=reuse'])})")
        w("return x")
    w(
        f"{x} = {outer}({x})",
        f"{x} = {outer}({x}, reuse={'None' if trouble else 'True'})",
        f"{x} = {outer}({x}, sizes=[4, 2], prefix='{w.scope_name()}')",
    )


_WAYS = (_closure, _any_arguments, _partial, _lambda, _decorator, _helper_parameters)
"""Each forwards what makes variables: (writer, a scope, a tensor, whether it is to share wrongly)."""


@idiom(6)
def closures_and_forwarding(w: Writer) -> None:
    way = _WAYS[w.number(0, len(_WAYS) - 1)]
    scope = w.scope_name()
    x = w.tensor()
    way(w, scope, x, w.trouble("trouble: no reuse"))


@idiom(5)
def kept_contexts(w: Writer) -> None:
    """Scopes held in variables, lists and attributes, and contexts made before they are entered."""
    kind = w.number(0, 3)
    scope, variable = w.scope_name(), w.variable_name()
    trouble = w.trouble("trouble: no reuse")
    if kind == 0:
        w.tag("scope: context object")
        context = w.fresh("context")
        w(f"{context} = tf.variable_scope('{scope}'{w.pick(['', ', reuse=tf.AUTO_REUSE', ', reuse=None'])})")
        with w.block(f"with {context}{w.pick(['', ' as s'])}:"):
            w(f"{w.fresh('v')} = tf.get_variable('{variable}', [2])")
        with w.block(f"with {context}:"):
            w(f"{w.fresh('v')} = tf.get_variable('{variable if trouble else variable + '_2'}', [2])")
    elif kind == 1:
        w.tag("scope: captured", "loop: list")
        scopes = w.fresh("scopes")
        w(f"{scopes} = []")
        with w.block(f"for name in ['{scope}', '{w.scope_name()}']:"), w.block("with tf.variable_scope(name) as s:"):
            w(f"tf.get_variable('{variable}', [2])", f"{scopes}.append(s)")
        with w.block(f"for s in {scopes}{w.pick(['', '[::-1]', '[:1]'])}:"):
            if w.chance(50):
                w.tag("reuse_variables")
                w("pass" if trouble else "s.reuse_variables()")
                with w.block("with tf.variable_scope(s):"):
                    w(f"tf.get_variable('{variable}', [2])")
            else:
                with w.block(f"with tf.variable_scope(s{'' if trouble else ', reuse=True'}):"):
                    w(f"tf.get_variable('{variable}', [2])")
    elif kind == 2:
        w.tag("scope: captured", "contextmanager")
        w.need("import contextlib")
        name = w.fresh("sharing")
        with w.define(f"def {name}(scope):"), w.block(f"with tf.variable_scope(scope{'' if trouble else ', reuse=True'}) as s:"):
            w("yield s")
        w.definitions.insert(len(w.definitions) - 3, "@contextlib.contextmanager")
        with w.block(f"with tf.variable_scope('{scope}') as {scope}_scope:"):
            w(f"{w.fresh('v')} = tf.get_variable('{variable}', [2])")
        with w.block(f"with {name}({scope}_scope) as s:"):
            w(f"{w.fresh('v')} = tf.get_variable('{variable}', [2])")
    else:
        w.tag("scope: captured", "scope defaults")
        defaults = ["initializer=tf.ones_initializer()", "dtype=tf.float64", "initializer=tf.zeros_initializer(), dtype=tf.int32"]
        with w.block(f"with tf.variable_scope('{scope}', {w.pick(defaults)}) as s:"):
            w(f"{w.fresh('v')} = tf.get_variable('{variable}', [2])")
            with w.block("with tf.variable_scope('inner'):"):
                w(f"{w.fresh('v')} = tf.get_variable('{variable}', [2])")
        with w.block(f"with tf.variable_scope({repr(scope) if trouble else 's'}, reuse=True):"):
            w(f"{w.fresh('v')} = tf.get_variable('{variable}', [2])")


@idiom(5)
def conditional_building(w: Writer) -> None:
    w.tag("conditional")
    name, scope = w.fresh("configure"), w.scope_name()
    with w.define(f"def {name}(config, training={w.pick(['True', 'False'])}):"):
        w("widths = config.get('widths', [2])", "if not widths:", "    return None", "total = []")
        with w.block(f"with tf.variable_scope('{scope}', reuse=not training{w.pick(['', ' or None'])}):"):
            with w.block("for width in widths:"):
                with w.block("if width % 2:"):
                    w("continue")
                with w.block("if len(total) == 2:"):
                    w("break")
                w(f"total.append(tf.get_variable({w.indexed('w', 'width')}, [width]))")
            with w.block("if training and config.get('bias'):"):
                w("total.append(tf.get_variable('bias', [1]))")
            with w.block("elif 'bias' in config:"):
                w("total.append(tf.get_variable('bias'))")
        w("return total")
    config = w.fresh("config")
    configs = ["dict(widths=[2, 3, 4], bias=True)", "{'widths': [2, 4, 6, 8]}", "{'bias': True}", "dict(widths=[3, 2])"]
    w(f"{config} = {w.pick(configs)}")
    if not w.trouble("trouble: evaluation before training"):
        w(f"{w.fresh('v')} = {name}({config}, training=True)")
    w(f"{w.fresh('v')} = {name}({config}, training=False)")
    if w.trouble("trouble: other configuration"):
        w(f"{config}['widths'] = [10]", f"{w.fresh('v')} = {name}({config}, False)")
    w(f"{name}({{'widths': []}})")


@idiom(7)
def several_graphs(w: Writer) -> None:
    w.tag("graphs")
    function, _ = network_function(w, "build_graph")
    kind = w.number(0, 3)
    graph = w.fresh("graph")
    if kind == 0:
        with w.block(f"with tf.Graph().as_default(){w.pick(['', ' as ' + graph])}:"):
            w(f"{function}({w.tensor()})")
        with w.block("with tf.Graph().as_default(), tf.variable_scope('" + w.scope_name() + "'):"):
            w(f"{function}({w.tensor()})")
            if w.trouble("trouble: same graph"):
                w(f"{function}({w.tensor()})")
    elif kind == 1:
        w(f"{graph} = tf.Graph()")
        scope = w.scope_name()
        with w.block(f"with {graph}.as_default():"), w.block(f"with tf.variable_scope('{scope}'):"):
            w(f"{function}({w.tensor()})")
        if w.chance(40):
            with w.block(f"with tf.variable_scope('{scope}'):"):
                w(f"{w.fresh('v')} = tf.get_variable('first', [1])")
        with w.block(f"with {graph}.as_default():"):
            flag = w.pick(["", ", reuse=False"]) if w.trouble("trouble: same graph") else ", reuse=True"
            with w.block(f"with tf.variable_scope('{scope}'{flag}):"):
                w(f"{function}({w.tensor()})")
    elif kind == 2:
        w.tag("loop: list")
        with w.block("for mode in ['train', 'eval']:"), w.block("with tf.Graph().as_default():"):
            w(f"{w.fresh('y')} = {function}(tf.zeros([2, 4]))")
            with w.block("if mode == 'train':"):
                w("step = tf.train.get_or_create_global_step()" if w.chance(50) else "step = tf.get_variable('step', [], trainable=False)")
    else:
        scope = w.scope_name()
        with w.block(f"with tf.variable_scope('{scope}'):"):
            w(f"{w.fresh('v')} = tf.get_variable('outer', [1])")
            with w.block("with tf.Graph().as_default():"):
                w(f"{w.fresh('v')} = tf.get_variable('{w.pick(['outer', 'inner'])}', [1])", "print(tf.get_variable_scope().name)")
            if w.trouble("trouble: made in the other graph"):
                with w.block("with tf.variable_scope(tf.get_variable_scope(), reuse=True):"):
                    w("tf.get_variable('inner', [1])")


@idiom(3)
def reset_between(w: Writer) -> None:
    """At the module's level only: TensorFlow refuses it inside a scope or graph."""
    if w.indent:
        return
    w.tag("reset_default_graph")
    function, _ = network_function(w)
    scope = w.scope_name()
    flag = w.pick([", reuse=True"]) if w.trouble("trouble: reuse after reset") else ""
    with w.block(f"with tf.variable_scope('{scope}'):"):
        w(f"{function}({w.tensor()})")
    w("tf.reset_default_graph()")
    with w.block(f"with tf.variable_scope('{scope}'{flag}):"):
        w(f"{function}({w.tensor()})")
