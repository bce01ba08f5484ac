"""What sells and what comes back are each to be a network of its own, but the second call names no scope: both are one network."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()


def stack(x, widths, out):
    for depth, width in enumerate(widths):
        x = tf.layers.dense(x, width, tf.nn.elu, name="layer%d" % depth)
    return tf.layers.dense(x, out, name="estimate")


def estimator(features, widths, scope="estimator"):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):  # BUG TVS301
        return stack(features, widths, 1)[:, 0]


features = tf.placeholder(tf.float32, [None, 6])
demand = tf.placeholder(tf.float32, [None])
returned = tf.placeholder(tf.float32, [None])
expected = estimator(features, [12, 12])
refunds = estimator(features, [12, 12])  # BUG TVS301
loss = tf.reduce_mean(tf.square(demand - expected)) + tf.reduce_mean(tf.square(returned - refunds))
train = tf.train.AdamOptimizer(0.01).minimize(loss)

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        feed = {features: np.random.rand(9, 6), demand: np.random.rand(9), returned: np.random.rand(9)}
        print(session.run([loss, train], feed)[0])
