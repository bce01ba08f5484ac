"""A critic that takes five updates for one of its actor, on one counter of updates; and two that each have a counter."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def pair(name, counters):
    x = tf.placeholder(tf.float32, [None, 4])
    with tf.variable_scope(name):
        act = tf.layers.dense(x, 2, name="actor")
        judged = tf.layers.dense(act, 1, name="critic")
    losses = {"actor": -tf.reduce_mean(judged), "critic": tf.reduce_mean(tf.square(judged - 1.0))}
    steps = {}
    for part, counter in counters.items():
        rate = tf.train.exponential_decay(0.01, counter, 50, 0.9)
        own = tf.trainable_variables("%s/%s" % (name, part))
        steps[part] = tf.train.AdamOptimizer(rate).minimize(losses[part], counter, own)
    return x, steps


updates = tf.Variable(0, trainable=False, name="updates")
x, often = pair("often", {"actor": updates, "critic": updates})
each = {part: tf.Variable(0, trainable=False, name=part + "_steps") for part in ("actor", "critic")}
y, alone = pair("alone", each)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(6):
        for _ in range(5):
            sess.run(often["critic"], {x: np.random.rand(8, 4)})
        sess.run(often["actor"], {x: np.random.rand(8, 4)})
        sess.run(alone, {y: np.random.rand(8, 4)})
