import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def mlp(x, sizes):
    for i, size in enumerate(sizes[:-1]):
        x = tf.layers.dense(x, size, tf.nn.relu, name="fc%d" % i)  # BUG
    return tf.layers.dense(x, sizes[-1], name="out_%d" % sizes[-1])


def policy_and_value(obs, actions):
    with tf.variable_scope("agent", reuse=tf.AUTO_REUSE):
        logits = mlp(obs, [16, actions])
        value = mlp(obs, [16, 1])  # BUG
    return logits, value


obs = tf.placeholder(tf.float32, [None, 6])
logits, value = policy_and_value(obs, 4)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(len(tf.trainable_variables()), session.run([logits, value], {obs: np.ones((1, 6))})[1].shape)
