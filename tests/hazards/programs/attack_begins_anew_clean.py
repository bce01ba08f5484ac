"""Each example has a change of its own: all is initialized for it, and the network is restored."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Attack:
    def __init__(self, sess):
        self.sess = sess
        self.x = tf.placeholder(tf.float32, [1, 4])
        self.delta = tf.Variable(tf.zeros([1, 4]), name="delta")
        with tf.variable_scope("net"):
            out = tf.layers.dense(self.x + self.delta, 2, name="fc")
        self.train = tf.train.AdamOptimizer(0.1).minimize(tf.reduce_sum(out), var_list=[self.delta])
        self.saver = tf.train.Saver(tf.trainable_variables("net"))

    def one(self, x):
        self.sess.run(tf.global_variables_initializer())
        self.saver.restore(self.sess, "/tmp/net")
        for _ in range(10):
            self.sess.run(self.train, {self.x: x})
        return self.sess.run(self.delta)


with tf.Session() as sess:
    attack = Attack(sess)
    sess.run(tf.global_variables_initializer())
    attack.saver.save(sess, "/tmp/net")
    changes = [np.zeros([1, 4])]
    for x in np.ones([3, 1, 4]):
        changes.append(attack.one(x))
    print(sess.run(attack.delta))
