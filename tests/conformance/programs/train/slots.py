"""What an optimizer tells about its slots."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

v = tf.get_variable('v', [2])
w = tf.get_variable('w', [3])
adam = tf.train.AdamOptimizer(name='Opt')
adam.minimize(tf.reduce_sum(v) + tf.reduce_sum(w), var_list=[v])
with tf.variable_scope('report'):
    tf.get_variable(adam.get_slot(v, 'm').op.name.replace('/', '_'), [1])
    tf.get_variable(adam.get_slot(v, 'v').op.name.replace('/', '_'), [1])
    tf.get_variable('_'.join(adam.get_slot_names()), [1])
    tf.get_variable('none_%s' % (adam.get_slot(w, 'm') is None), [1])
    tf.get_variable('variables%d' % len(adam.variables()), [1])
    tf.get_variable('named_' + adam.get_name(), [1])
