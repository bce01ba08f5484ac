"""A user's optimizer."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Sign(tf.train.Optimizer):
    def __init__(self, rate=0.1, name='Sign'):
        super(Sign, self).__init__(False, name)
        self._rate = rate

    def _create_slots(self, var_list):
        for v in var_list:
            self._zeros_slot(v, 'm', self._name)

    def _apply_dense(self, grad, var):
        m = self.get_slot(var, 'm')
        return tf.assign_sub(var, self._rate * tf.sign(m + grad))


v = tf.get_variable('v', [2])
Sign().minimize(tf.reduce_sum(v))
Sign(name='Other').minimize(tf.reduce_sum(v))
