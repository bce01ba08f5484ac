"""A projection is tried out on values drawn anew in each turn: nothing is learned that the initializer could take back."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

embeddings = tf.get_variable("embeddings", [16, 4], initializer=tf.random_normal_initializer())
onto_sphere = embeddings.assign(tf.nn.l2_normalize(embeddings, 1))
init = tf.variables_initializer([embeddings])

with tf.Session() as sess:
    for _ in range(8):
        sess.run(init)
        before = sess.run(embeddings)
        sess.run(onto_sphere)
        after = sess.run(embeddings)
        np.testing.assert_allclose(after, before / np.linalg.norm(before, axis=1, keepdims=True), rtol=1e-4)
