import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class PPO:
    def __init__(self):
        self.s = tf.placeholder(tf.float32, [None, 4])
        pi, pi_params = self._build("pi", True)
        oldpi, oldpi_params = self._build("oldpi", False)
        self.update = [o.assign(p) for p, o in zip(pi_params, oldpi_params)]  # BUG

    def _build(self, name, trainable):
        with tf.variable_scope("actor", reuse=tf.AUTO_REUSE):
            mu = tf.layers.dense(self.s, 2, name="mu", trainable=trainable)  # BUG
        return mu, tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, scope="actor")


PPO()
