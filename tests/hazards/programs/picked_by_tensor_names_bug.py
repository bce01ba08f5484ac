import sys

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x):
    with tf.variable_scope("backbone"):
        h = tf.layers.dense(x, 8, tf.nn.relu, name="fc1")
    return tf.layers.dense(h, 2, name="head")


def restorable(path):
    """The variables that a checkpoint has."""
    there = [name for name, _ in tf.train.list_variables(path)]
    return [v for v in tf.global_variables() if v.name in there]  # BUG


x = tf.placeholder(tf.float32, [None, 5])
logits = network(x)
found = restorable(sys.argv[1])
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    if found:
        tf.train.Saver(found).restore(sess, sys.argv[1])
    print(sess.run(logits, {x: [[1.0] * 5]}))
