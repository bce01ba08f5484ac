import os
import tempfile
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()

CKPT = os.path.join(tempfile.mkdtemp(), "policy.ckpt")


def policy(obs, scope):
    with tf.variable_scope(scope):
        return tf.layers.dense(obs, 4, name="out")


obs = tf.placeholder(tf.float32, [None, 6])
q = policy(obs, "online")
q_target = policy(obs, "target")
online = tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, scope="online")
target = tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, scope="target")
sync = tf.group(*[t.assign(o) for t, o in zip(target, online)])
saver = tf.train.Saver(online)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    saver.save(sess, CKPT)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(sync)  # BUG
    saver.restore(sess, CKPT)  # BUG
    print(sess.run([q, q_target], {obs: [[1.0] * 6]}))
