"""Weights of a branching model."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

L = tf.keras.layers
a, b = tf.keras.Input((3,)), tf.keras.Input((4,))
left = L.Dense(5, name='left')(a)
right = L.Dense(5, name='right2')(L.Dense(6, name='right1')(b))
h = L.Concatenate()([right, left])
model = tf.keras.Model([a, b], [L.Dense(1, name='one')(h), L.BatchNormalization(name='two')(h)])
p, q = model([tf.zeros([2, 3]), tf.zeros([2, 4])])
tf.train.MomentumOptimizer(0.1, 0.9).minimize(tf.reduce_sum(p), var_list=model.trainable_variables)
with tf.variable_scope('report'):
    for i, v in enumerate(model.weights):
        tf.get_variable('%d_%s' % (i, v.op.name.replace('/', '_')), [1])
