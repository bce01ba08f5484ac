import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def mlp(x, units, scope):
    with tf.variable_scope(scope):
        return tf.layers.dense(tf.layers.dense(x, units, tf.nn.relu), 4)


x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.int32, [None])
large, small = mlp(x, 64, "large"), mlp(x, 8, "small")
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=large))
learn = tf.train.AdamOptimizer(1e-3).minimize(loss)
distance = tf.reduce_mean(tf.square(large - small))
follow = tf.train.AdamOptimizer(1e-3).minimize(distance)  # BUG
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(learn, {x: np.ones((4, 8)), y: np.zeros(4)})
    for _ in range(10):
        sess.run(follow, {x: np.ones((4, 8))})
