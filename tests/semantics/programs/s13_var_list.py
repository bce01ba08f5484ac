"""Only the variables of one network get slots."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

for name in ['actor', 'critic']:
    with tf.variable_scope(name):
        tf.get_variable('w', [2])
loss = tf.add_n([tf.reduce_sum(v) for v in tf.trainable_variables()])
tf.train.AdamOptimizer(name='Opt').minimize(loss, var_list=tf.trainable_variables('critic'))
