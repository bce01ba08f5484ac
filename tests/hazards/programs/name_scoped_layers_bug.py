import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def gru_step(x, h, units):
    with tf.variable_scope("gru", reuse=tf.AUTO_REUSE):  # BUG
        z = tf.sigmoid(tf.layers.dense(tf.concat([x, h], 1), units, name="z"))  # BUG
        c = tf.tanh(tf.layers.dense(tf.concat([x, h], 1), units, name="c"))  # BUG
    return z * h + (1 - z) * c


x = tf.placeholder(tf.float32, [2, 5, 6])
state = [tf.zeros([2, 6])] * 3
for t in range(5):
    inp = x[:, t]
    for layer in range(3):
        with tf.name_scope("layer_%d" % layer):  # BUG
            state[layer] = gru_step(inp, state[layer], 6)  # BUG
        inp = state[layer]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print(sess.run(inp, {x: np.ones((2, 5, 6))}).shape)
