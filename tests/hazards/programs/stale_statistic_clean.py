import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def setting(name, value):
    return tf.Variable(value, trainable=False, name=name)


rate = setting("rate", 0.1)
global_step = setting("global_step", 0.0)
w = tf.get_variable("w", [3])
x = tf.placeholder(tf.float32, [None, 3])


def normalized(x, mean=None, training=True):
    if mean is None:
        mean = tf.Variable(tf.zeros([3]), trainable=False, name="mean")
    if training:
        tf.add_to_collection(tf.GraphKeys.UPDATE_OPS, tf.assign(mean, 0.9 * mean + 0.1 * tf.reduce_mean(x, axis=0)))
    return x - mean, mean


out, mean = normalized(x)
test_out, _ = normalized(x, mean, training=False)
loss = tf.reduce_sum(tf.square(tf.reduce_sum(out * w, axis=1) - 1.0))
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
count = tf.assign_add(global_step, 1.0)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run([step, count, tf.get_collection(tf.GraphKeys.UPDATE_OPS)], {x: np.random.rand(8, 3)})
    print(sess.run([test_out, global_step, rate], {x: np.random.rand(8, 3)}))
