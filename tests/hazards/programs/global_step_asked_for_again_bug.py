"""Global steps that are made once more: by hand, by their name in the same scope, or after the collection is cleared."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def by_hand(turns):
    """Each turn makes one, where one may only be taken."""
    for _ in range(2):
        with tf.variable_scope("classify"):
            tf.train.create_global_step()  # BUG TVS101


def made_first(rate):
    """One is made below a scope, and another one asked for by its name: that is in the store."""
    with tf.variable_scope("schedule"):
        step = tf.train.get_or_create_global_step()
        own = tf.get_variable("global_step", [], tf.int64, trainable=False)  # BUG TVS101
    return tf.train.exponential_decay(rate, step, 10, 0.9), own


def removed(size):
    """What is cleared is made anew, and is there already."""
    with tf.variable_scope("removed"):
        tf.train.get_or_create_global_step()
        tf.get_default_graph().clear_collection(tf.GraphKeys.GLOBAL_STEP)
        return tf.train.get_or_create_global_step()  # BUG TVS101
