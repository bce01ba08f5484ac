import contextlib

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def head(x, scope):
    with contextlib.ExitStack() as stack:
        stack.enter_context(scope)  # BUG TVS106
        return tf.layers.dense(x, 3, name="head")


logits = head(tf.placeholder(tf.float32, [None, 4]), tf.get_variable_scope())
