import functools

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


@functools.lru_cache(maxsize=None)
def table(name, rows):
    return tf.get_variable(name, [rows, 2])


@functools.lru_cache()
def scope_of(kind):
    with tf.variable_scope(None, default_name=kind) as scope:
        return scope


a = table("emb", 3)
assert table("emb", 3) is a
for kind in ("enc", "dec", "enc"):
    with tf.variable_scope(scope_of(kind), reuse=tf.AUTO_REUSE):
        tf.get_variable("w", [])
table("emb", rows=3)
