"""Stages that initialize what is new, and such whose turn has a result of its own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Translator:
    def __init__(self):
        self.source = tf.placeholder(tf.float32, [None, None, 8])
        self.target = tf.placeholder(tf.float32, [None, 5])
        hidden = tf.layers.dense(tf.reduce_mean(self.source, 1), 16, tf.tanh, name="read")
        self.written = tf.layers.dense(hidden, 5, name="write")
        self.loss = tf.reduce_mean(tf.square(self.written - self.target))

    def feed(self, length, targets=None):
        return {self.source: np.random.rand(4, length, 8), self.target: np.random.rand(4, 5) if targets is None else targets}

    def learn_lesson(self, session, number, length, rate):
        with tf.variable_scope("lesson%d" % number):
            optimizer = tf.train.MomentumOptimizer(rate, 0.9)
            step = optimizer.minimize(self.loss)
        session.run(tf.variables_initializer(optimizer.variables()))
        for _ in range(10):
            loss, _ = session.run([self.loss, step], self.feed(length))
        return loss

    def rate_trial(self, session, rate):
        step = tf.train.GradientDescentOptimizer(rate).minimize(self.loss)
        session.run(tf.global_variables_initializer())
        for _ in range(10):
            loss, _ = session.run([self.loss, step], self.feed(4))
        return loss

    def boosting_stage(self, session, step, left):
        """Each stage learns what is left from nothing, and is kept by what it has said."""
        session.run(tf.global_variables_initializer())
        for _ in range(10):
            session.run(step, self.feed(4, left))
        return left - session.run(self.written, self.feed(4, left))

    def train_phase(self, session, step):
        session.run(tf.global_variables_initializer())
        for _ in range(10):
            session.run(step, self.feed(4))

    def test_phase(self, session):
        return session.run(self.loss, self.feed(4))


with tf.Graph().as_default(), tf.Session() as session:
    translator = Translator()
    session.run(tf.global_variables_initializer())
    for number, (length, rate) in enumerate([(4, 0.1), (8, 0.03), (16, 0.01)]):
        print(length, translator.learn_lesson(session, number, length, rate))

with tf.Graph().as_default(), tf.Session() as session:
    translator = Translator()
    for rate in [0.1, 0.03, 0.01]:
        print(rate, translator.rate_trial(session, rate))

with tf.Graph().as_default(), tf.Session() as session:
    translator = Translator()
    step = tf.train.GradientDescentOptimizer(0.1).minimize(translator.loss)
    left = np.random.rand(4, 5)
    for _ in range(3):
        left = translator.boosting_stage(session, step, left)
    for fold in range(3):
        translator.train_phase(session, step)
        print(fold, translator.test_phase(session))
