"""Global steps that are asked for again and again, in scopes of functions that anybody may call: the first one is found."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def in_turns():
    for _ in (1, 2):
        with tf.variable_scope("classify"):
            tf.train.get_or_create_global_step()


def schedule(rate):
    with tf.variable_scope("schedule"):
        step = tf.train.get_or_create_global_step()
        return tf.train.exponential_decay(rate, step, 10, 0.9)


def train(loss):
    with tf.variable_scope("schedule"):
        step = tf.train.get_or_create_global_step()
        return tf.train.GradientDescentOptimizer(0.1).minimize(loss, global_step=step)


def both(x):
    loss = tf.reduce_mean(tf.layers.dense(x, 1, name="out"))
    rate = schedule(0.1)
    return train(loss), rate


def reached_by_the_other_name():
    with tf.variable_scope("one"):
        tf.train.create_global_step()
    with tf.variable_scope("one"):
        return tf.train.get_global_step()


class Trainer:
    def __init__(self, graph):
        with graph.as_default(), tf.variable_scope("trainer"):
            self.step = tf.train.get_or_create_global_step(graph)

    def more(self, graph):
        with graph.as_default(), tf.variable_scope("trainer"):
            return tf.train.get_or_create_global_step(graph), self.step
