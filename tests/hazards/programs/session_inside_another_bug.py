"""A report evaluates in the session that it opens itself, and not in the one that trains around it."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1, name="out")))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)


def report(rows):
    with tf.Session(config=tf.ConfigProto(allow_soft_placement=True)):
        print(loss.eval({x: rows}))  # BUG TVS501


with tf.Session() as sess:
    tf.global_variables_initializer().run()
    for _ in range(2):
        step.run({x: [[1.0, 2.0, 3.0]]})
        report([[0.0, 1.0, 0.0]])
