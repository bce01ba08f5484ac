"""A network is trained once to see how it goes; then with one part of the data after another, and the last one alone is kept."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
out = tf.matmul(x, tf.get_variable("w", [3, 1]))
loss = tf.reduce_mean(tf.square(out - 1.0))
step = tf.train.AdamOptimizer(0.1).minimize(loss)
data = np.random.rand(64, 3)
sess = tf.Session()


def trained(number):
    losses = []
    while len(losses) < 20:
        batch = data[np.random.choice(number, 8)]
        losses.append(sess.run([loss, step], {x: batch})[0])
    return losses


sess.run(tf.global_variables_initializer())
print(trained(64)[-1])

for number in (8, 16, 32):
    sess.run(tf.global_variables_initializer())  # BUG
    print(trained(number)[-1])
print(sess.run(loss, {x: data}))
