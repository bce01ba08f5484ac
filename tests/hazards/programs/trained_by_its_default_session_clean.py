"""Two ways to train what they share are measured: each begins anew, in a session of its own that `run` and `eval` take by default."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

inputs = tf.placeholder(tf.float32, [None, 9])
shared = tf.Variable(tf.random_normal([9, 4]), name="shared")
hidden = tf.matmul(inputs, shared)
length = tf.reduce_sum(tf.square(shared))


def measured(step, begin, times):
    with tf.Session() as session:
        begin.run()
        for _ in range(times):
            session.run(step, {inputs: np.ones((2, 9), np.float32)})
        return length.eval()


narrow = tf.Variable(tf.random_normal([4, 2]), name="narrow")
step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.matmul(hidden, narrow)))
print(measured(step, tf.global_variables_initializer(), 10))
wide = tf.Variable(tf.random_normal([4, 200]), name="wide")
step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.matmul(hidden, wide)))
print(measured(step, tf.global_variables_initializer(), 20))
