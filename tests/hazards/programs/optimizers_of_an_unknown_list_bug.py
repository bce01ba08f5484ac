"""The slots of an unknown list are not initialized where the initializer is made before them, whichever they are."""

import joblib
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def critic(x):
    with tf.variable_scope("critic"):
        return tf.layers.dense(x, 1, name="value")


policy = joblib.load("policy.pkl")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(policy.log_likelihood(x) - critic(x))
init = tf.global_variables_initializer()  # BUG
train = tf.train.AdamOptimizer(1e-3).minimize(loss, var_list=policy.parameters())
with tf.Session() as sess:
    sess.run(init)
    sess.run(train, {x: [[0.0] * 4]})
