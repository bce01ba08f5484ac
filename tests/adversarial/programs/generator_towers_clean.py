import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

def towers(names):
    reuse = None
    for index, name in enumerate(names):
        with tf.variable_scope("net", reuse=reuse):
            yield index, name
        reuse = True


def all_layers():
    yield "one"
    yield from ("two", "three")
    return "four"


def outer():
    last = yield from all_layers()
    yield last


for i, n in towers(["gpu0", "gpu1"]):
    for layer in outer():
        with tf.name_scope(n):
            tf.get_variable(layer, [i + 2] if layer == "never" else [2])
squares = (tf.get_variable("s%d" % k, []) for k in range(3))
next(squares)
list(squares)
for i, n in towers("ab"):
    tf.get_variable("late", [])
