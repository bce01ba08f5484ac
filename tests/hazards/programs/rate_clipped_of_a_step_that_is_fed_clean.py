"""What a rate goes by is fed, or counted by an operation of its own; and a rate is itself a variable."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x, y = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 1])
loss = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
seen = tf.get_variable("seen", [], tf.int64, tf.zeros_initializer(), trainable=False)
counted = tf.get_variable("counted", [], tf.int32, tf.zeros_initializer(), trainable=False)
rate = tf.get_variable("rate", [], initializer=tf.constant_initializer(0.1), trainable=False)
count = tf.assign_add(counted, 1)
fed = tf.train.GradientDescentOptimizer(0.1 / (1.0 + tf.cast(seen, tf.float32))).minimize(loss)
own = tf.train.GradientDescentOptimizer(tf.maximum(0.1 / (1.0 + tf.cast(counted, tf.float32)), 1e-3)).minimize(loss)
plain = tf.train.GradientDescentOptimizer(tf.maximum(rate, 1e-3)).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(1000):
        session.run(fed, {x: [[0.0] * 4], y: [[1.0]], seen: turn})
        session.run([own, count], {x: [[0.0] * 4], y: [[1.0]]})
        session.run(plain, {x: [[0.0] * 4], y: [[1.0]]})
