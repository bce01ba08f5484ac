import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x, getter=None):
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE, custom_getter=getter):
        h = tf.layers.dense(x, 8, tf.nn.relu, name="h")
        return tf.layers.dense(h, 1, name="out")


def ema_getter(ema):
    def inner(getter, name, *args, **kwargs):
        var = getter(name, *args, **kwargs)
        average = ema.average(var)
        return average if average is not None else var
    return inner


x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(network(x) - y))
opt_op = tf.train.AdamOptimizer(0.01).minimize(loss)
variables = tf.trainable_variables("net")
ema = tf.train.ExponentialMovingAverage(0.99)
with tf.control_dependencies([opt_op]):
    train_op = ema.apply(variables)
smooth = network(x, ema_getter(ema))

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(5):
        sess.run(train_op, {x: np.random.rand(8, 4), y: np.random.rand(8, 1)})
    print(sess.run(smooth, {x: np.random.rand(2, 4)}))
