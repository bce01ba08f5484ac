import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope("base"):
    h = tf.layers.dense(x, 8, name="fc")
base = tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, "base")
restorer = tf.train.Saver(base)
with tf.variable_scope("head"):
    y = tf.layers.dense(h, 2, name="fc")
head = tf.trainable_variables("head")
t = tf.train.AdamOptimizer().minimize(tf.reduce_mean(y), var_list=head)
saver = tf.train.Saver()
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    restorer.restore(s, "/tmp/b")
    s.run(t, {x: np.ones((1, 4))})
    saver.save(s, "/tmp/c")
