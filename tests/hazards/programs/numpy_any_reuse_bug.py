import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()



def tower(x, reuse):
    with tf.variable_scope("net", reuse=reuse):  # BUG
        h = tf.layers.conv1d(x, 8, 3, name="c1")
        return tf.reduce_mean(h)


def build(parts):
    done = np.zeros(len(parts), dtype=bool)
    losses = []
    for i, part in enumerate(parts):
        losses.append(tower(part, reuse=np.any(done)))
        done[i] = True
    return tf.add_n(losses)


x = tf.placeholder(tf.float32, [8, 20, 3])
loss = build(tf.split(x, 4))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
