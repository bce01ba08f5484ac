"""Prediction and loss each call the network."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])


def predict():
    with tf.variable_scope("model", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu, name="a"), 1, name="b")


def loss():
    return tf.reduce_mean((predict() - y) ** 2)


train = tf.train.GradientDescentOptimizer(0.1).minimize(loss())
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run([predict(), loss()], {x: [[0.0] * 4], y: [[1.0]]}))
