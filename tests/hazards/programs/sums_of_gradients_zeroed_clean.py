import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Accumulated:
    """Sums the gradients of several batches."""

    def __init__(self, loss, rate, variables):
        optimizer = tf.train.GradientDescentOptimizer(rate)
        grads = tf.gradients(loss, variables)
        self.sums = [tf.Variable(tf.zeros(v.shape), trainable=False) for v in variables]
        self.add = [s.assign_add(g) for s, g in zip(self.sums, grads)]
        self.zero = [s.assign(tf.zeros_like(s)) for s in self.sums]
        self.apply = optimizer.apply_gradients(zip(self.sums, variables))


x = tf.placeholder(tf.float32, [None, 5])
h = tf.layers.dense(x, 8, tf.nn.tanh)
loss = tf.reduce_mean(tf.square(tf.layers.dense(h, 1) - 1.0))
steps = Accumulated(loss, 0.01, tf.trainable_variables())
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(steps.zero)
        for _ in range(4):
            sess.run(steps.add, {x: np.random.randn(4, 5)})
        sess.run(steps.apply)
    print(sess.run(loss, {x: np.ones([1, 5])}))
