import sys

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
pretrain = tf.train.AdamOptimizer().minimize(loss)
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
saver = loader = tf.train.Saver(tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES), max_to_keep=10)

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    if len(sys.argv) > 1:
        loader.restore(session, sys.argv[1])
    for step in range(100):
        session.run(pretrain if step < 10 else train, {x: [[1.0, 2.0, 3.0]], y: [[1.0]]})
    saver.save(session, "model")
