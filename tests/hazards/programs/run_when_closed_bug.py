"""The last batch is looked at when the session is closed."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
y = tf.layers.dense(x, 2, name="out")
train = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.square(y)))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(4):
        session.run(train, {x: np.ones([2, 3])})
print(session.run(y, {x: np.ones([1, 3])}))  # BUG TVS106
