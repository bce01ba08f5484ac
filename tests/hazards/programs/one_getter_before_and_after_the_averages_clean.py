"""The network that is to speak by averages has the getter of the one that learns, to which it gives the weights themselves, as there are no averages yet."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def with_averages(averages):
    def get(getter, *args, **kwargs):
        weight = getter(*args, **kwargs)
        average = averages.average(weight)
        return weight if average is None else average
    return get


class Translator:
    def __init__(self, words):
        self.averages = tf.train.ExponentialMovingAverage(0.999)
        self.loss = self.build(words, with_averages(self.averages))
        step = tf.train.GradientDescentOptimizer(0.1).minimize(self.loss)
        with tf.control_dependencies([step]):
            self.step = self.averages.apply(tf.trainable_variables())
        self.held_out = self.build(words, with_averages(self.averages))

    def build(self, words, getter=None):
        with tf.variable_scope("translator", custom_getter=getter, reuse=tf.AUTO_REUSE):
            table = tf.get_variable("table", [50, 6])
            out = tf.get_variable("out", [6, 50])
            logits = tf.matmul(tf.reduce_mean(tf.nn.embedding_lookup(table, words), 1), out)
        return tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=words[:, 0], logits=logits))


words = tf.placeholder(tf.int32, [None, 5])
model = Translator(words)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(model.step, {words: np.ones([2, 5])})
    pair = session.run([model.loss, model.held_out], {words: np.ones([2, 5])})
    print("FACT", pair[0] != pair[1])
