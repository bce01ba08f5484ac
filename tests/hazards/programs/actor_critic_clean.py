import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class AC:
    def __init__(self, scope, gac=None):
        with tf.variable_scope(scope):
            self.s = tf.placeholder(tf.float32, [None, 4])
            with tf.variable_scope("actor"):
                a = tf.layers.dense(tf.layers.dense(self.s, 8, name="la"), 2, name="ap")
            with tf.variable_scope("critic"):
                v = tf.layers.dense(tf.layers.dense(self.s, 8, name="lc"), 1, name="v")
            self.ap = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope=scope + "/actor")
            self.cp = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope=scope + "/critic")
            if gac is None:
                return
            self.ag = tf.gradients(tf.reduce_mean(a), self.ap)
            self.pull = [l.assign(g) for l, g in zip(self.ap, gac.ap)]
            self.push = tf.train.RMSPropOptimizer(0.1).apply_gradients(zip(self.ag, gac.ap))


g = AC("Global_Net")
ws = [AC("W_%d" % i, g) for i in range(2)]
