# The same weights are asked for twice in a graph, of which a tape takes the gradients and a session runs them.
import numpy as np
import tensorflow.compat.v1 as tf


def judge(x):
    with tf.variable_scope("judge", reuse=tf.AUTO_REUSE):
        w = tf.get_variable("w", [4, 1], use_resource=True)
        return tf.matmul(x, w)


good, bad = (tf.constant(np.random.rand(8, 4).astype("float32")) for _ in range(2))
with tf.GradientTape() as tape:
    loss = tf.reduce_mean(judge(bad) - judge(good))
weights = tf.trainable_variables()
step = tf.train.GradientDescentOptimizer(0.1).apply_gradients(zip(tape.gradient(loss, weights), weights))
session = tf.Session()
session.run(tf.global_variables_initializer())
for _ in range(100):
    session.run(step)
