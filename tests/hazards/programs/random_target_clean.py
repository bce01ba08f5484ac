import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def features(x, scope):
    with tf.variable_scope(scope):
        h = tf.layers.dense(x, 8, tf.nn.relu, name="h")
        return tf.layers.dense(h, 4, name="f")


class RND(object):
    """Random network distillation: the target stays as it was drawn."""

    def __init__(self):
        self.s = tf.placeholder(tf.float32, [None, 3])
        self.target = features(self.s, "target")
        self.predict = features(self.s, "predictor")
        self.reward = tf.reduce_mean(tf.square(tf.stop_gradient(self.target) - self.predict), 1)
        self.loss = tf.reduce_mean(self.reward)
        self.train = tf.train.AdamOptimizer().minimize(self.loss, var_list=tf.trainable_variables("predictor"))


rnd = RND()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        r = sess.run(rnd.reward, {rnd.s: np.ones((2, 3))})
        sess.run(rnd.train, {rnd.s: np.ones((2, 3))})
