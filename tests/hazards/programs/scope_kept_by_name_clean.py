import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()



class Layer(object):
    def __init__(self, units, name):
        self.units = units
        with tf.variable_scope(name) as scope:
            self.scope_name = scope

    def __call__(self, x):
        with tf.variable_scope(self.scope_name, reuse=tf.AUTO_REUSE):
            w = tf.get_variable("w", [x.shape[-1].value, self.units])
            b = tf.get_variable("b", [self.units], initializer=tf.zeros_initializer())
            return tf.matmul(x, w) + b


class Matcher(object):
    def __init__(self):
        with tf.variable_scope("matcher"):
            self.project = Layer(8, "project")

    def __call__(self, query, document):
        with tf.variable_scope("query"):
            q = self.project(query)
        with tf.variable_scope("document"):
            d = self.project(document)
        return tf.reduce_sum(q * d, axis=1)


query = tf.placeholder(tf.float32, [None, 12])
document = tf.placeholder(tf.float32, [None, 12])
score = Matcher()(query, document)
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(score))
