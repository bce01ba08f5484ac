"""More variables than a loop is usually followed for."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
for _ in range(40):
    x = tf.layers.dense(x, 4)
loss = tf.reduce_mean(x)
tf.train.MomentumOptimizer(0.1, 0.9).minimize(loss)
optimizer = tf.train.RMSPropOptimizer(0.1)
clipped = []
for gradient, variable in optimizer.compute_gradients(loss):
    if gradient is None:
        continue
    clipped.append((tf.clip_by_value(gradient, -1.0, 1.0), variable))
optimizer.apply_gradients(clipped)
average = tf.train.ExponentialMovingAverage(0.9)
average.apply([v for v in tf.trainable_variables() if 'kernel' in v.name])
