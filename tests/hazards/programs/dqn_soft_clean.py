import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def q(s, scope):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(s, 8, name="h")
        return tf.layers.dense(h, 2, name="o")


s = tf.placeholder(tf.float32, [None, 4])
s2 = tf.placeholder(tf.float32, [None, 4])
qv = q(s, "online")
qt = q(s2, "target")
ov = tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, scope="online")
tv = tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, scope="target")
hard = [t.assign(o) for t, o in zip(tv, ov)]
soft = [t.assign(0.01 * o + 0.99 * t) for t, o in zip(tv, ov)]
loss = tf.reduce_mean((qv - tf.stop_gradient(qt)) ** 2)
train = tf.train.AdamOptimizer().minimize(loss, var_list=ov)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
sess.run(hard)
for ep in range(2):
    sess.run(train, {s: np.ones((1, 4)), s2: np.ones((1, 4))})
    sess.run(soft)
