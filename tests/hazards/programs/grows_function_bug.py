"""A helper that builds the network for every question."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

sess = tf.Session()
state = tf.placeholder(tf.float32, [1, 4])


def act(observation):
    q = tf.layers.dense(tf.layers.dense(state, 16, tf.nn.relu), 2)  # BUG
    sess.run(tf.global_variables_initializer())
    return sess.run(tf.argmax(q, 1), {state: observation})


observation = np.zeros((1, 4))
done = False
while not done:
    action = act(observation)  # BUG
    observation = np.random.rand(1, 4)
    done = np.random.rand() < 0.1
