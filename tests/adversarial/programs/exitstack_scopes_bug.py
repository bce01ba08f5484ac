from contextlib import ExitStack

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

def nested(*names, reuse=None):
    stack = ExitStack()
    for n in names[:-1]:
        stack.enter_context(tf.variable_scope(n))
    stack.enter_context(tf.variable_scope(names[-1], reuse=reuse))
    return stack


with nested("a", "b", "c"):
    w = tf.get_variable("w", [2])
with nested("a", "b"):
    v = tf.get_variable("c/w2", [2])
with nested("a", "b", "c", reuse=True):
    w_again = tf.get_variable("w", [2])
    v_again = tf.get_variable("w2", [2])
with nested("a"):
    with nested("b", reuse=True), nested("c"):
        u = tf.get_variable("w3", [2])
