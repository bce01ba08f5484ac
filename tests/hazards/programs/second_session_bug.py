"""Trained in one session, asked in another."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 2])
y = tf.layers.dense(x, 1, name="y")
train = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(y ** 2))


def fit():
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for _ in range(10):
            sess.run(train, {x: [[1.0, 1.0]]})


def predict():
    with tf.Session() as sess:
        return sess.run(y, {x: [[1.0, 1.0]]})  # BUG


fit()
print(predict())
