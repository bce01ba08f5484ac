import numpy as np
import tensorflow as tf


def network(name, x):
    with tf.variable_scope(name):
        h = tf.layers.dense(x, 8, tf.nn.relu)
        return tf.layers.dense(h, 3)


x = tf.placeholder(tf.float32, [None, 4])
wanted = tf.placeholder(tf.float32, [None, 3])
online, target = network("online", x), network("target", x)
loss = tf.reduce_mean(tf.square(online - wanted))
step = tf.train.AdamOptimizer().minimize(loss, var_list=tf.trainable_variables("online"))
copy = [t.assign(o) for o, t in zip(tf.trainable_variables("online"), tf.trainable_variables("target"))]
count = 0

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for number, state in enumerate(np.random.rand(100, 4)):
        if (count + 1) % 25 == 0:
            sess.run(copy)
        values = sess.run(target, {x: [state]})
        sess.run(step, {x: [state], wanted: values})
        count += 1
