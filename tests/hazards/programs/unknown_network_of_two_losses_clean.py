"""Nobody here knows what a library's network has to train: at first one loss trains it, then another, and each turn counts once."""

import nets_of_somebody
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def trained(names):
    x = tf.placeholder(tf.float32, [None, 4])
    hidden = nets_of_somebody.deep(x, 8)
    step = tf.Variable(0, trainable=False)
    adam = tf.train.AdamOptimizer(tf.train.exponential_decay(1e-4, step, 10000, 0.95, staircase=True))
    losses = [tf.reduce_mean(tf.square(nets_of_somebody.deep(hidden, 1, name))) for name in names]
    return x, [adam.minimize(loss, global_step=step) for loss in losses]


x, (end, word) = trained(["end", "word"])
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(20):
        sess.run(end, {x: nets_of_somebody.batch()})
    for _ in range(20):
        sess.run(word, {x: nets_of_somebody.batch()})

x, (pen, ink) = trained(["pen", "ink"])
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(20):
        sess.run(pen if turn % 2 else ink, {x: nets_of_somebody.batch()})
