import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def gated(x, state):
    with tf.variable_scope("gated", reuse=tf.AUTO_REUSE):
        keep = tf.get_variable("keep", [4, 4])
        take = tf.get_variable("take", [4, 4])
        give = tf.get_variable("take", [4, 4])  # BUG
    kept = tf.sigmoid(tf.matmul(x, keep)) * state
    return kept + tf.sigmoid(tf.matmul(x, take)) * tf.tanh(tf.matmul(x, give))


xs = tf.placeholder(tf.float32, [3, None, 4])
state = tf.zeros_like(xs[0])
for x in tf.unstack(xs):
    state = gated(x, state)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run(state, {xs: np.ones((3, 1, 4))}))
    print([v.op.name for v in tf.trainable_variables()])
