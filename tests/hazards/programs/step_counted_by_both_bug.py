"""A policy and its baseline learn side by side, each with an optimizer; the exploration's rate is to be gone by the end."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
EPISODES = 40


class Learner:
    def __init__(self):
        self.state = tf.placeholder(tf.float32, [None, 4])
        self.action = tf.placeholder(tf.int32, [None])
        self.gain = tf.placeholder(tf.float32, [None])
        self.step = tf.Variable(0, trainable=False, name="episodes")
        rate = 0.02 * tf.pow(0.5, tf.cast(self.step, tf.float32) / EPISODES)
        with tf.variable_scope("policy"):
            logits = tf.layers.dense(self.state, 2)
        with tf.variable_scope("baseline"):
            value = tf.layers.dense(self.state, 1)[:, 0]
        advantage = self.gain - tf.stop_gradient(value)
        neg = tf.nn.sparse_softmax_cross_entropy_with_logits(labels=self.action, logits=logits)
        self.train = {}
        for part, loss in (("policy", tf.reduce_mean(neg * advantage)), ("baseline", tf.losses.mean_squared_error(self.gain, value))):
            opt = tf.train.RMSPropOptimizer(rate)
            pairs = opt.compute_gradients(loss, tf.trainable_variables(part))
            self.train[part] = opt.apply_gradients(pairs, global_step=self.step)  # BUG


def play(n):
    return np.random.rand(n, 4), np.random.randint(0, 2, n), np.random.rand(n)


learner = Learner()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for episode in range(EPISODES):
        s, a, g = play(16)
        sess.run([learner.train["policy"], learner.train["baseline"]], {learner.state: s, learner.action: a, learner.gain: g})
    print(sess.run(learner.step), "episodes")
