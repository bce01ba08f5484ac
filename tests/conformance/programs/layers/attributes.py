"""What a layer object tells about itself."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.zeros([2, 3])
layer = tf.layers.Dense(4, name='f', kernel_regularizer=lambda w: tf.reduce_sum(w * w))
with tf.variable_scope('s'):
    layer(x)
with tf.variable_scope('report'):
    tf.get_variable('count%d' % len(layer.variables), [1])
    tf.get_variable('weights%d' % len(layer.weights), [1])
    tf.get_variable('trainable%d' % len(layer.trainable_variables), [1])
    tf.get_variable('fixed%d' % len(layer.non_trainable_variables), [1])
    tf.get_variable('losses%d' % len(layer.losses), [1])
    tf.get_variable('all_losses%d' % len(tf.get_collection(tf.GraphKeys.REGULARIZATION_LOSSES)), [1])
    tf.get_variable('is_' + layer.name, [1])
    tf.get_variable('in_' + layer.scope_name.replace('/', '_'), [1])
    tf.get_variable('k_' + layer.kernel.op.name.replace('/', '_'), [1])
    tf.get_variable('b_' + layer.bias.op.name.replace('/', '_'), [1])
    tf.get_variable('units%d' % layer.units, [1])
frozen = tf.layers.Dense(4, trainable=False)
frozen(x)
with tf.variable_scope('frozen'):
    tf.get_variable('trainable%d' % len(frozen.trainable_variables), [1])
    tf.get_variable('fixed%d' % len(frozen.non_trainable_variables), [1])
    tf.get_variable('collected%d' % len(tf.trainable_variables('dense/')), [1])
norm = tf.layers.BatchNormalization()
norm(x, training=True)
norm(x, training=True)
with tf.variable_scope('norm'):
    tf.get_variable('trainable%d' % len(norm.trainable_variables), [1])
    tf.get_variable('fixed%d' % len(norm.non_trainable_variables), [1])
    tf.get_variable('updates%d' % len(tf.get_collection(tf.GraphKeys.UPDATE_OPS)), [1])
