"""Two optimizers: which variables the first has, a stored policy says; of the other's it has slots only if these are among them."""

import joblib
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def critic(x, reuse=False):
    with tf.variable_scope("critic", reuse=reuse):
        return tf.layers.dense(x, 1, name="value")


policy = joblib.load("policy.pkl")
x = tf.placeholder(tf.float32, [None, 4])
critic(x)
surrogate = tf.reduce_mean(policy.log_likelihood(x) - critic(x, reuse=True))
train_policy = tf.train.AdamOptimizer(1e-3).minimize(surrogate, var_list=policy.parameters())
td = tf.reduce_mean(tf.square(critic(x, reuse=True) - 1.0))
train_critic = tf.train.AdamOptimizer(1e-3).minimize(td, var_list=tf.trainable_variables("critic"))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run([train_policy, train_critic], {x: [[0.0] * 4]})
