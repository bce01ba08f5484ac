"""What lags behind the critic is one of its own; other objects have two names, and are copied to others than themselves."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Judge:
    def __init__(self, scope, units):
        self.scope, self.units = scope, units

    def value(self, state):
        with tf.variable_scope(self.scope, reuse=tf.AUTO_REUSE):
            weights = tf.get_variable("weights", [4, self.units])
            out = tf.get_variable("out", [self.units, 1])
        self.own = [weights, out]
        return tf.matmul(tf.tanh(tf.matmul(state, weights)), out)


def follow(behind, ahead, share=0.1):
    return tf.group(*[b.assign((1.0 - share) * b + share * a) for b, a in zip(behind.own, ahead.own)])


class Learner:
    def __init__(self):
        self.state = tf.placeholder(tf.float32, [None, 4])
        self.later = tf.placeholder(tf.float32, [None, 4])
        self.judge = Judge("judge", 8)
        self.slow = Judge("slow", 8)
        aim = 1.0 + 0.9 * tf.stop_gradient(self.slow.value(self.later))
        self.error = tf.reduce_mean(tf.square(self.judge.value(self.state) - aim))
        self.step = tf.train.GradientDescentOptimizer(0.1).minimize(self.error)
        self.after = follow(self.slow, self.judge)


learner = Learner()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(learner.step, {learner.state: np.random.rand(2, 4), learner.later: np.random.rand(2, 4)})
        session.run(learner.after)


def copied(to, of):
    return tf.group(*[t.assign(o) for t, o in zip(to.own, of.own)])


with tf.Graph().as_default(), tf.Session() as session:
    state = tf.placeholder(tf.float32, [None, 4])
    first, second = Judge("first", 8), Judge("second", 8)
    best = first
    for each in (first, second):
        each.value(state)
    lead = [copied(each, best) for each in (first, second)]
    session.run(tf.global_variables_initializer())
    session.run(lead)
