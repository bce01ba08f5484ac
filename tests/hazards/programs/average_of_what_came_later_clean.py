"""Averages are put in the place of those variables that have one."""

import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 4])
average = tf.train.ExponentialMovingAverage(0.99)
hidden = tf.layers.dense(x, 8, tf.nn.relu)
keep = average.apply(tf.trainable_variables()[:1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(hidden, 1)))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.control_dependencies([step]):
    train = tf.group(keep)
averages = [(v, average.average(v)) for v in tf.trainable_variables()]
put_in = tf.group(*[v.assign(kept) for v, kept in averages if kept is not None])
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(10):
        session.run(train, {x: [[1.0, 2.0, 3.0, 4.0]]})
    session.run(put_in)
    print(session.run(loss, {x: [[1.0, 2.0, 3.0, 4.0]]}))
