"""trainable=False: a property of the layer, not of its variables."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

L = tf.keras.layers
x = tf.zeros([2, 3])
before = L.Dense(2, trainable=False)
before(x)
late = L.BatchNormalization()
late(x)
late.trainable = False
inner = tf.keras.Sequential([L.Dense(4, input_shape=(3,)), L.BatchNormalization()])
inner.trainable = False
outer = tf.keras.Sequential([inner, L.Dense(1)])
outer(x)
for i, layer in enumerate([before, late, inner, outer]):
    with tf.variable_scope('report%d' % i):
        tf.get_variable('trainable%d' % len(layer.trainable_weights), [1], trainable=False)
        tf.get_variable('fixed%d' % len(layer.non_trainable_weights), [1], trainable=False)
tf.get_variable('collected%d' % len(tf.trainable_variables()), [1], trainable=False)
