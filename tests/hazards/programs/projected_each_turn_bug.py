"""Embeddings are moved towards what is seen, and put onto a sphere; the initializer of each turn takes back where they were moved to."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

seen = tf.placeholder(tf.float32, [16, 4])
embeddings = tf.get_variable("embeddings", [16, 4], initializer=tf.random_normal_initializer())
moved = embeddings.assign(0.9 * embeddings + 0.1 * seen)
onto_sphere = embeddings.assign(tf.nn.l2_normalize(embeddings, 1))
init = tf.variables_initializer([embeddings])

with tf.Session() as sess:
    for _ in range(8):
        sess.run(init)  # BUG
        sess.run(moved, {seen: np.ones([16, 4])})
        sess.run(onto_sphere)
    print(sess.run(embeddings))
