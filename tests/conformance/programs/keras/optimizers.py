# tf: 1.15 2.21
"""Keras optimizers on a graph."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

O = tf.keras.optimizers
with tf.variable_scope('m'):
    v = tf.get_variable('v', [2], use_resource=True)
    w = tf.get_variable('w', [3], use_resource=True)
loss = lambda: tf.reduce_sum(v) + tf.reduce_sum(w)
for make in (O.SGD, lambda: O.SGD(0.1, momentum=0.9), O.Adam, O.RMSprop, O.Adagrad, O.Adadelta):
    optimizer = make()
    optimizer.apply_gradients(zip(tf.gradients(loss(), [v, w]), [v, w]))
    optimizer.apply_gradients(zip(tf.gradients(loss(), [v]), [v]))
with tf.variable_scope('s'):
    O.Adam(0.01).apply_gradients([(g, x) for g, x in zip(tf.gradients(loss(), [v, w]), [v, w]) if g is not None])
