import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.zeros([2])


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


def block(*names, **options):
    with tf.variable_op_scope([x], *names, **options) as scope:
        tf.get_variable("w", [2])
        return scope


block("a")
attempt(lambda: block("a"))
block("a", reuse=True)
block(None, "d")
block(None, "d")
block(None, default_name="d")
with tf.variable_scope("outer"):
    opened = block("a", "ignored")
    block(None, "d")
block(opened, reuse=True)
block("outer", "b", tf.zeros_initializer(), reuse=tf.AUTO_REUSE)
attempt(lambda: block(None, "d", reuse=True))
block("c", reuse=True)
