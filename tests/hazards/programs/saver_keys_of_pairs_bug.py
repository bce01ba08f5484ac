import tempfile

import tensorflow as tf


class TwoTower(object):
    def __init__(self, dim):
        self.user = tf.placeholder(tf.float32, [None, dim], 'user')
        self.item = tf.placeholder(tf.float32, [None, dim], 'item')
        u = self._tower(self.user, 'user_tower')
        i = self._tower(self.item, 'item_tower')
        self.score = tf.reduce_sum(u * i, 1)

    @staticmethod
    def _tower(x, name):
        with tf.variable_scope(name):
            return tf.layers.dense(x, 4, name='fc')


def export(variables, key):
    return dict((key(v), v) for v in variables)  # BUG


model = TwoTower(6)
loss = tf.reduce_mean(tf.nn.softplus(-model.score))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
to_save = export(tf.trainable_variables(), lambda v: v.op.name.split('/', 1)[1])  # BUG
saver = tf.train.Saver(to_save)  # BUG
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(train, {model.user: [[1.] * 6], model.item: [[1.] * 6]})
    saver.save(sess, tempfile.mkdtemp() + '/towers')
