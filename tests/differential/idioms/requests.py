"""Idioms around single variables: `tf.Variable`, local variables, shapes and dtypes, what TensorFlow rejects."""

from __future__ import annotations

from ..writer import Writer, idiom


@idiom(6)
def plain_variables_and_name_scopes(w: Writer) -> None:
    w.tag("tf.Variable", "name_scope")
    scope, variable = w.scope_name(), w.variable_name()
    options = w.pick(["", ", trainable=False", ", dtype=tf.float32"])
    with w.block(f"with tf.name_scope('{w.scope_name()}'){w.pick(['', ' as ns'])}:"):
        w(f"{w.fresh('v')} = tf.Variable(tf.zeros([2, 3]), name='{variable}'{options})")
        if w.chance(50):
            w(f"{w.fresh('v')} = tf.get_variable('{scope}_{variable}', [2])")
        if w.chance(30):
            w(f"{w.fresh('v')} = tf.Variable({w.pick(['1.0', '[1.0, 2.0]', '0'])})")
    with w.block(f"with tf.variable_scope('{scope}'){w.pick(['', ' as s'])}:"):
        w(f"{w.fresh('v')} = tf.Variable([0.0, 1.0], name='{variable}')")
        if w.chance(60):
            w(f"{w.fresh('v')} = tf.get_variable('{variable}', [2])")
            w.tag("op name collision")
    if w.chance(60):
        with w.block(f"with tf.variable_scope('{scope}'):"):
            w(f"{w.fresh('v')} = tf.Variable([0.0, 1.0], name='{variable}')")
    if w.trouble("trouble: reuse of a tf.Variable"):
        with w.block(f"with tf.variable_scope('{scope}', reuse=True):"):
            w(f"{w.fresh('v')} = tf.get_variable('{variable}', [2])")
    if w.chance(25):
        w(f"tf.no_op(name='{scope}_{variable}2')", f"{w.fresh('v')} = tf.get_variable('{scope}_{variable}2', [1])")
        w.tag("op name collision")
    if w.chance(25):
        with w.block("with tf.name_scope(None):"):
            w(f"{w.fresh('v')} = tf.Variable(0.0, name='{scope}_top')")


@idiom(4)
def local_variables(w: Writer) -> None:
    w.tag("get_local_variable")
    scope = w.scope_name()
    with w.block(f"with tf.variable_scope('{scope}'):"):
        w(f"{w.fresh('v')} = tf.get_local_variable('total', [{w.number(1, 3)}], initializer=tf.zeros_initializer())")
        options = w.pick(["", ", initializer=tf.zeros_initializer()"])
        w(f"{w.fresh('v')} = tf.get_local_variable('count', shape=[], dtype=tf.int32{options})")
    name = w.pick(["total", "count"])
    options = "[], tf.int32" if name == "count" else "[1]" if w.trouble("trouble: other shape") else "None"
    function = w.pick(["get_local_variable", "get_variable"])
    flag = "" if w.trouble("trouble: no reuse") else ", reuse=True"
    with w.block(f"with tf.variable_scope('{scope}'{flag}):"):
        w(f"{w.fresh('v')} = tf.{function}('{name}', {options})")
    if w.chance(50):
        w(
            f"names = [v.op.name for v in tf.local_variables('{scope}')]",
            f"{w.fresh('v')} = tf.get_variable('{scope}_has_%d' % len(names), [1])",
        )
        w.tag("collections")


@idiom(6)
def mismatches(w: Writer) -> None:
    """Sharing with explicit shapes and dtypes: right, or wrong in one of the ways TensorFlow checks."""
    scope, name = w.scope_name(), w.variable_name()
    w.tag("explicit shapes")
    kind = w.number(0, 5)
    made, again, wrong = [
        ("[2, 3]", "[2, 3]", ["[3, 2]", "[2]", "[2, 3, 1]"]),
        ("[4], tf.float64", "dtype=tf.float64", ["[4]", "[4], tf.int32"]),
        ("initializer=tf.zeros([3])", "", ["[3], initializer=tf.zeros([3])", "[4]"]),
        ("initializer=[1.0, 2.0]", "initializer=[3.0, 4.0]", ["[2], initializer=[1.0, 2.0]", "dtype=tf.float64"]),
        ("[3], tf.int32, tf.zeros_initializer()", "[3], tf.int32", ["[3]", "dtype=tf.float32"]),
        ("shape=[2, 2], initializer=tf.ones_initializer()", "[None, 2]", ["[None, 3]", "initializer=tf.constant(1)"]),
    ][kind]
    with w.block(f"with tf.variable_scope('{scope}'){w.pick(['', ' as scope'])}:"):
        w(f"{w.fresh('v')} = tf.get_variable('{name}', {made})")
    with w.block(f"with tf.variable_scope('{scope}', reuse={w.pick(['True', 'tf.AUTO_REUSE'])}):"):
        w(f"{w.fresh('v')} = tf.get_variable('{name}'{', ' + again if again else ''})")
        if w.trouble("trouble: mismatch"):
            w(f"{w.fresh('v')} = tf.get_variable('{name}', {w.pick(wrong)})")
    if w.chance(25):
        w.tag("partitioner")
        with w.block(
            f"with tf.variable_scope('{scope}_parts', partitioner=tf.fixed_size_partitioner({w.number(1, 2)})){w.pick(['', ' as p'])}:"
        ):
            w(f"{w.fresh('v')} = tf.get_variable('{name}', [4, 2])")
        if w.trouble("trouble: partitioner forgotten", 3):
            with w.block(f"with tf.variable_scope('{scope}_parts', reuse={w.pick(['tf.AUTO_REUSE', 'None'])}):"):
                w(f"{w.fresh('v')} = tf.get_variable('{name}', [4, 2])")


@idiom(4)
def bad_requests(w: Writer) -> None:
    scope = w.scope_name()
    w.tag("plain requests")
    good = [
        "tf.get_variable('ok', [1])",
        "tf.get_variable(name='ok', shape=[1], initializer=tf.zeros_initializer())",
        "tf.get_variable('_x', [1])",
        "tf.get_variable('a/b.c-d', [1])",
    ]
    bad = [
        "tf.get_variable('a b', [1])",
        "tf.get_variable('a:0', [1])",
        "tf.get_variable('ok2', [1], initializer=tf.zeros([1]))",
        "tf.get_variable('ok3', [None, 1])",
        "tf.get_variable('ok4', [1], initializer=0.0)",
        "tf.get_variable('ok5', [2], tf.float32, tf.constant([1, 2]))",
        "tf.variable_scope('inner', reuse=1).__enter__()",
        "tf.variable_scope('inner', reuse='').__enter__()",
        "tf.variable_scope(None).__enter__()",
    ]
    with w.block(f"with tf.variable_scope('{scope}'):"):
        w(f"{w.fresh('v')} = {w.pick(good)}")
        if w.trouble("trouble: invalid request", 3):
            w(w.pick(bad))
    if w.trouble("trouble: invalid scope", 3):
        with w.block(f"with tf.variable_scope('{scope}2', reuse={w.pick(['1', '0', chr(39) * 2, 'len([])'])}):"):
            w("tf.get_variable('w', [1])")


@idiom(7)
def names_from_collections(w: Writer) -> None:
    w.tag("collections")
    scope = w.scope_name()
    with w.block(f"with tf.variable_scope('{scope}'):"):
        w(f"{w.fresh('v')} = tf.get_variable('a', [2])", f"{w.fresh('v')} = tf.get_variable('b', [3], trainable=False)")
    kind = w.number(0, 6)
    other = w.scope_name()
    if kind == 0:
        w(f"{w.fresh('v')} = tf.get_variable('{other}_%d' % len(tf.{w.pick(['global_variables', 'trainable_variables'])}()), [1])")
    elif kind == 1:
        with w.block(f"for v in tf.global_variables('{scope}'):"):
            name = w.pick([f"'{other}_' + v.op.name.split('/')[-1]", f"v.op.name.replace('{scope}', '{other}')"])
            w(f"tf.get_variable({name}, v.shape)")
    elif kind == 2:
        key = w.pick(["GLOBAL_VARIABLES", "TRAINABLE_VARIABLES"])
        w(f"names = [v.name for v in tf.get_collection(tf.GraphKeys.{key}, scope='{scope}')]")
        with w.block(f"if '{scope}/b:0' in names:"):
            w(f"{w.fresh('v')} = tf.get_variable('{other}', [len(names)])")
        with w.block("else:"):
            w(f"{w.fresh('v')} = tf.get_variable('{other}_none', [1])")
    elif kind == 3:
        with w.block(f"with tf.variable_scope('{other}'):"), w.block(f"for i, v in enumerate(tf.trainable_variables('{scope}')):"):
            options = w.pick(["", ", trainable=False", ", dtype=v.dtype.base_dtype"])
            w(f"tf.get_variable({w.indexed('copy', 'i')}, shape=v.get_shape(){options})")
    elif kind == 4:
        w(f"count = sum(1 for v in tf.global_variables() if '{scope}' in v.name)")
        with w.block("for i in range(count):"):
            w(f"tf.get_variable({w.indexed(other, 'i')}, [i + 1])")
    elif kind == 5:
        w(f"tf.add_to_collection('kept', tf.get_variable('{other}', [1]))")
        with w.block("with tf.variable_scope('', reuse=True):"), w.block("for v in tf.get_collection('kept'):"):
            w("assert tf.get_variable(v.op.name) is v")
        w.tag("scope: ''")
    else:
        w("before = set(tf.global_variables())", f"{w.fresh('v')} = tf.Variable(tf.zeros([2]), name='{other}')")
        w("new = [v for v in tf.global_variables() if v not in before]", f"tf.get_variable('{other}_new_%d' % len(new), [1])")
        w.tag("tf.Variable")
    if w.trouble("trouble: name read back"):
        w(
            f"name = [v.op.name for v in tf.global_variables() if v.op.name.endswith('{scope}/a')][0]",
            f"{w.fresh('v')} = tf.get_variable(name, [2])",
        )
