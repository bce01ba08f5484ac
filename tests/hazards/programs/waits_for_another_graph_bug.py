"""Steps that are counted in the graph of the module are waited for in graphs of their own."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Learner(object):
    def __init__(self):
        self.count = tf.train.get_or_create_global_step()

    def learn(self, loss):
        step = tf.train.AdamOptimizer(0.01).minimize(loss, global_step=self.count)
        with tf.control_dependencies([step]):  # BUG TVS106
            return tf.identity(loss)


learner = Learner()
with tf.Graph().as_default():
    out = tf.layers.dense(tf.ones([2, 3]), 1, name="out")
    learned = learner.learn(tf.reduce_mean(tf.square(out)))
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        print(sess.run(learned))
