import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
outs, trains = [], []
for i in range(3):
    with tf.variable_scope("member_%d" % i):
        y = tf.layers.dense(x, 2)
    trains.append(tf.train.AdamOptimizer().minimize(tf.reduce_mean(y**2), var_list=tf.trainable_variables("member_%d" % i)))
    outs.append(y)
mean = tf.add_n(outs) / 3
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    s.run(trains, {x: np.ones((1, 4))})
    s.run(mean, {x: np.ones((1, 4))})
