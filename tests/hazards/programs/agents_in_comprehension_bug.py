import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def build_agent(name, obs):
    with tf.variable_scope("agent", reuse=tf.AUTO_REUSE):  # BUG
        h = tf.layers.dense(obs, 8, tf.nn.relu, name="h")  # BUG
        return tf.layers.dense(h, 2, name="q")  # BUG


obs = tf.placeholder(tf.float32, [None, 3])
agents = {name: build_agent(name, obs) for name in ("predator", "prey")}  # BUG
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(agents, {obs: np.ones((1, 3))})
