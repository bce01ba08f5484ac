import tensorflow as tf


def describe(picture):
    tower = "of_" + picture.op.name
    with tf.variable_scope(tower, reuse=tf.AUTO_REUSE):  # BUG
        hidden = tf.layers.dense(picture, 9, tf.nn.relu, name="hidden")
        return tf.layers.dense(hidden, 4, name="code")


one, two = tf.placeholder(tf.float32, [None, 20], "one"), tf.placeholder(tf.float32, [None, 20], "two")
alike = tf.placeholder(tf.float32, [None])
distance = tf.reduce_sum(tf.square(describe(one) - describe(two)), 1)
loss = tf.reduce_mean(alike * distance + (1.0 - alike) * tf.nn.relu(1.0 - distance))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
