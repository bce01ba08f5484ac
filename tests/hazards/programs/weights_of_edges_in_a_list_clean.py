"""Each edge into a node of a pyramid has a weight of its own: they come of one list comprehension, under the reuse of the towers."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def merged(inputs, offsets):
    with tf.variable_scope("node"):
        edges = [tf.nn.relu(tf.cast(tf.Variable(1.0, name="edge"), inputs[0].dtype)) for _ in range(len(offsets))]
        total = tf.add_n(edges)
        return tf.add_n([inputs[i] * edges[i] / (total + 1e-4) for i in range(len(inputs))])


def pyramid(images):
    with tf.variable_scope("pyramid", reuse=tf.AUTO_REUSE):
        fine = tf.layers.conv2d(images, 3, 3, padding="same", name="fine")
        coarse = tf.layers.conv2d(fine, 3, 3, padding="same", name="coarse")
        return merged([fine, coarse], [0, 1])


images = tf.placeholder(tf.float32, [None, 8, 8, 3])
loss = tf.reduce_mean(tf.square(pyramid(images)))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(train, {images: np.ones([2, 8, 8, 3], np.float32)})
