"""Grain by its picture: each part of a batch has operations with a number, and the weights are those of all."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def loss_of(pictures, kinds):
    h = tf.layers.flatten(tf.layers.conv2d(pictures, 3, 3, activation=tf.nn.relu, name="husk"))
    return tf.losses.sparse_softmax_cross_entropy(kinds, tf.layers.dense(h, 3, name="kind"))


pictures = tf.placeholder(tf.float32, [6, 5, 5, 1])
kinds = tf.placeholder(tf.int32, [6])
optimizer = tf.train.GradientDescentOptimizer(0.1)
losses, slopes = [], []
for part, (some, theirs) in enumerate(zip(tf.split(pictures, 2), tf.split(kinds, 2))):
    with tf.name_scope("tower_%d" % part), tf.variable_scope("grain", reuse=tf.AUTO_REUSE):
        losses.append(loss_of(some, theirs))
    slopes.append(optimizer.compute_gradients(losses[-1]))
means = []
for pairs in zip(*slopes):
    means.append((tf.add_n([g for g, _ in pairs if g is not None]), pairs[0][1]))
step = optimizer.apply_gradients(means)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        print(sess.run([tf.add_n(losses), step], {pictures: np.random.rand(6, 5, 5, 1), kinds: [0, 1, 2, 0, 1, 2]})[0])
