import sys

import tensorflow as tf


def q_values(state, scope):
    with tf.variable_scope(scope):
        return tf.layers.dense(tf.layers.dense(state, 16, tf.nn.relu, name="h"), 2, name="q")


state = tf.placeholder(tf.float32, [None, 4])
online, target = q_values(state, "online"), q_values(state, "target")
pairs = zip(tf.trainable_variables("online"), tf.trainable_variables("target"))
follow = tf.group(*[old.assign(new) for new, old in pairs])
# The target comes first and gives its key to the online network, which it is set to below.
keys = {v.op.name.split("/", 1)[1]: v for v in tf.trainable_variables("target") + tf.trainable_variables("online")}
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    tf.train.Saver(keys).restore(sess, sys.argv[1])
    sess.run(follow)
    print(sess.run([online, target], {state: [[0.0, 1.0, 0.0, 1.0]]}))
