import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def head(x, outputs):
    """Each head computes the body that they have in common, which is one."""
    body = tf.layers.dense(x, 16, tf.nn.relu, name="body")
    return tf.layers.dense(body, outputs, name="out_%d" % outputs)


def noisy_value(x):
    x = tf.nn.dropout(x, 0.5)
    return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu, name="hidden"), 1, name="value")


obs = tf.placeholder(tf.float32, [None, 6])
with tf.variable_scope("agent", reuse=tf.AUTO_REUSE):
    logits, value = head(obs, 4), head(obs, 1)
    samples = tf.stack([noisy_value(obs) for _ in range(3)])
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(len(tf.trainable_variables()), session.run([logits, value, samples], {obs: np.ones((1, 6))})[1].shape)
