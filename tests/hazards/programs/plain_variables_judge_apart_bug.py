"""The value of what an actor does is a second one, of variables that are made in each call: nobody trains it."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def value(state, act):
    w = tf.Variable(tf.truncated_normal([6, 8], stddev=0.1), name="w")
    v = tf.Variable(tf.truncated_normal([8, 1], stddev=0.1), name="v")
    return tf.matmul(tf.nn.tanh(tf.matmul(tf.concat([state, act], 1), w)), v), [w, v]


state, acted = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 2])
returned = tf.placeholder(tf.float32, [None, 1])
k = tf.Variable(tf.zeros([4, 2]), name="k")
act = tf.nn.tanh(tf.matmul(state, k))
of_data, weights = value(state, acted)
of_act, _ = value(state, act)  # BUG
steps = [
    tf.train.AdamOptimizer(1e-3).minimize(tf.losses.mean_squared_error(returned, of_data), var_list=weights),
    tf.train.AdamOptimizer(1e-4).minimize(-tf.reduce_mean(of_act), var_list=[k]),
]
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(steps, {state: np.ones((5, 4)), acted: np.ones((5, 2)), returned: np.ones((5, 1))})
