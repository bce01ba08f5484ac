"""Two stages of one program open the same numbered name scopes around what AUTO_REUSE shares: TensorFlow numbers the second opening."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def dense(x, width, name):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        return tf.tensordot(x, tf.get_variable("weights", [int(x.shape[-1]), width]), 1)


rows, outs = {n: tf.placeholder(tf.float32, [None, n, 4]) for n in (8, 16)}, []
for n in (8, 16):
    with tf.name_scope("rows_%d" % n):
        outs.append(tf.reduce_sum(rows[n]))
for n in (8, 16):
    with tf.name_scope("rows_%d" % n):
        outs.append(dense(rows[n], 3, "read"))

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print(len(sess.run(outs, {rows[n]: np.zeros((2, n, 4)) for n in (8, 16)})))
