"""The most reported bug of all."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

for i in range(2):
    with tf.name_scope('tower_%d' % i):
        w = tf.get_variable('w', [2])
        loss = tf.reduce_sum(w * w)
        tf.get_variable_scope().reuse_variables()
tf.train.AdamOptimizer().minimize(loss)
