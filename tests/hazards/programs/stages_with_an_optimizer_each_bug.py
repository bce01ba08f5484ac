"""A translator learns from longer and longer sentences, by an optimizer of its own for each lesson."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Translator:
    def __init__(self):
        self.source = tf.placeholder(tf.float32, [None, None, 8])
        self.target = tf.placeholder(tf.float32, [None, 5])
        hidden = tf.layers.dense(tf.reduce_mean(self.source, 1), 16, tf.tanh, name="read")
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(hidden, 5, name="write") - self.target))

    def learn_lesson(self, session, number, length, rate):
        with tf.variable_scope("lesson%d" % number):
            step = tf.train.MomentumOptimizer(rate, 0.9).minimize(self.loss)
        session.run(tf.global_variables_initializer())  # BUG
        for _ in range(10):
            feed = {self.source: np.random.rand(4, length, 8), self.target: np.random.rand(4, 5)}
            loss, _ = session.run([self.loss, step], feed)
        return loss


translator = Translator()
with tf.Session() as session:
    for number, (length, rate) in enumerate([(4, 0.1), (8, 0.03), (16, 0.01)]):
        print(length, translator.learn_lesson(session, number, length, rate))
