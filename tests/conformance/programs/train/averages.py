# tf: 2.21 1.15
"""Moving averages of variables."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('m'):
    v = tf.get_variable('v', [2])
    w = tf.get_variable('w', [2], trainable=False)
average = tf.train.ExponentialMovingAverage(0.9)
average.apply()
average.apply([w])
average.apply([v, w])
with tf.variable_scope('s'):
    other = tf.train.ExponentialMovingAverage(0.9, name='Mean')
    other.apply([v])
    tf.train.ExponentialMovingAverage(0.9).apply([v])
    tf.train.ExponentialMovingAverage(0.9).apply([v])
with tf.variable_scope('s', reuse=True):
    tf.train.ExponentialMovingAverage(0.9).apply([v])
with tf.variable_scope('report'):
    tf.get_variable(average.average(v).op.name.replace('/', '_'), [1])
    tf.get_variable(other.average_name(v).replace('/', '_'), [1])
    tf.get_variable('none_%s' % (other.average(w) is None), [1])
    for name in sorted(average.variables_to_restore()):
        tf.get_variable('restore_' + name.replace('/', '_'), [1])
