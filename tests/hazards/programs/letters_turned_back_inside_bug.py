"""Plates are read: the letters of what was read are told by the letters that went in."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Plates:
    letters, size = 36, 12

    def letter(self):
        with tf.variable_scope("letters", reuse=tf.AUTO_REUSE):  # BUG
            return tf.get_variable("rows", [self.letters, self.size])  # BUG

    def read(self, plate):
        h = tf.gather(self.letter(), plate)
        with tf.variable_scope("reader"):
            h = tf.layers.conv1d(h, self.size, 3, padding="same", activation=tf.nn.relu)
            h = tf.layers.dense(h, self.size)
            flat = tf.reshape(h, [-1, self.size])
            return tf.matmul(flat, self.letter(), transpose_b=True)  # BUG


plate = tf.placeholder(tf.int32, [None, 7])
loss = tf.losses.sparse_softmax_cross_entropy(tf.reshape(plate, [-1]), Plates().read(plate))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(20):
        session.run(step, {plate: np.random.randint(0, 36, (4, 7))})
