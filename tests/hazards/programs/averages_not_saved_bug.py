import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
import tempfile

with tf.variable_scope("net"):
    w = tf.get_variable("w", [2], initializer=tf.ones_initializer())
ema = tf.train.ExponentialMovingAverage(0.9)
update = ema.apply([w])
saver = tf.train.Saver({v.op.name: v for v in tf.trainable_variables()})  # BUG
path = tempfile.mkdtemp() + "/m"
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(update)
    path = saver.save(sess, path)  # BUG

restorer = tf.train.Saver(ema.variables_to_restore())  # BUG
with tf.Session() as sess:
    restorer.restore(sess, path)  # BUG
    print(sess.run(w))
