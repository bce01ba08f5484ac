"""What sets up the hooks is not followed, and makes the global step; the loop only fetches it, in a graph that is finalized."""

import tensorflow.compat.v1 as tf
from elsewhere import hooks_of

tf.disable_v2_behavior()

weights = tf.get_variable("weights", [2])
hooks = hooks_of(weights)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.graph.finalize()
    for _ in range(3):
        print(sess.run(tf.train.get_or_create_global_step()), sess.run(weights))
