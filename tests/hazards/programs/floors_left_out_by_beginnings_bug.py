"""The damaged first floor of a saved building is left out of what is restored, and with it floors 10 and 11."""

import tensorflow as tf

LEFT_OUT = ("roof", "tower/floor1")


def tower(x):
    with tf.variable_scope("tower"):
        for number in range(12):
            x = tf.layers.dense(x, 8, tf.nn.relu, name="floor{}".format(number))
    return tf.layers.dense(x, 2, name="roof")


x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tower(x)))
kept = [v for v in tf.global_variables() if not any(v.name.startswith(each) for each in LEFT_OUT)]  # BUG
saver = tf.train.Saver(kept)  # BUG
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    saver.restore(session, "/data/tower/model.ckpt")
    for _ in range(10):
        session.run(step, {x: [[1.0] * 8]})
