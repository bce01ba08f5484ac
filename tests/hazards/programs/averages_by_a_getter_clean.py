"""The evaluation tower reads averages by a getter."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

ema = tf.train.ExponentialMovingAverage(decay=0.99)


def features(x, getter=None, reuse=None):
    with tf.variable_scope("features", reuse=reuse, custom_getter=getter):
        w = tf.get_variable("w", [4, 8])
        return tf.nn.relu(tf.matmul(x, w))


def classifier(h, getter=None, reuse=None):
    with tf.variable_scope("classifier", reuse=reuse, custom_getter=getter):
        w = tf.get_variable("w", [8, 2])
        b = tf.get_variable("b", [2], initializer=tf.zeros_initializer())
        return tf.matmul(h, w) + b


def average_getter(getter, name, *args, **kwargs):
    var = getter(name, *args, **kwargs)
    average = ema.average(var)
    return average if average is not None else var


x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.int32, [None])
h = features(x)
logits = classifier(h)
maintain = ema.apply(tf.trainable_variables())
loss = tf.losses.sparse_softmax_cross_entropy(y, logits)
minimize = tf.train.AdamOptimizer(1e-3).minimize(loss)
train = tf.group(minimize, maintain)
evaluated = classifier(features(x, average_getter, True), average_getter, True)
accuracy = tf.reduce_mean(tf.cast(tf.equal(tf.argmax(evaluated, 1, output_type=tf.int32), y), tf.float32))

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(20):
        sess.run(train, {x: np.random.rand(8, 4), y: np.random.randint(0, 2, 8)})
    print(sess.run(accuracy, {x: np.random.rand(8, 4), y: np.random.randint(0, 2, 8)}))
