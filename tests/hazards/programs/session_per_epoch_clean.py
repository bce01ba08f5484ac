"""Restored in each turn."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
train = tf.train.AdamOptimizer().minimize(loss)
saver = tf.train.Saver()
path = None
for epoch in range(3):
    with tf.Session() as sess:
        if path is None:
            sess.run(tf.global_variables_initializer())
        else:
            saver.restore(sess, path)
        sess.run(train, {x: [[1.0] * 3]})
        path = saver.save(sess, "/tmp/session_per_epoch/model")
