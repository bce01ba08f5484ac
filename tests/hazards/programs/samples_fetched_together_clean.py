"""One network that runs several times for one run: on noise, with dropout, on other data, or to see that it is one."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x, drop=None):
    with tf.variable_scope("network", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(x, 16, activation=tf.nn.relu, name="hidden")
        return tf.layers.dense(h if drop is None else tf.nn.dropout(h, drop), 3, name="out")


x, y = tf.placeholder(tf.float32, [None, 8]), tf.placeholder(tf.float32, [None, 3])
train = tf.train.AdamOptimizer().minimize(tf.losses.mean_squared_error(y, network(x, 0.5)))
noisy = [network(x + tf.random_normal(tf.shape(x))) for _ in range(5)]
dropped = [network(x, 0.5) for _ in range(5)]
parts = [network(part) for part in tf.split(x, 2)]
steps = []
state = x
for _ in range(3):
    state = tf.pad(network(state), [[0, 0], [0, 5]])
    steps.append(state)
first, second = network(x), network(x)
voters = []
for i in range(4):
    with tf.variable_scope("voter_%d" % i, reuse=tf.AUTO_REUSE):
        voters.append(tf.layers.dense(x, 3, name="vote"))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    feed = {x: np.ones([4, 8]), y: np.ones([4, 3])}
    session.run(train, feed)
    for each in (noisy, dropped, parts, steps, voters):
        print(np.std(session.run(each, feed)))
    one, two = session.run([first, second], feed)
    assert (one == two).all()
