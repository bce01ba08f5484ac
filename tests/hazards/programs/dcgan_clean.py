import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def g(z, reuse=None):
    with tf.variable_scope("generator", reuse=reuse):
        h = tf.layers.dense(z, 8, name="g_h0")
        return tf.layers.dense(h, 4, name="g_h1")


def d(x, reuse=False):
    with tf.variable_scope("discriminator") as scope:
        if reuse:
            scope.reuse_variables()
        h = tf.layers.dense(x, 8, name="d_h0")
        return tf.layers.dense(h, 1, name="d_h1")


z = tf.placeholder(tf.float32, [None, 3])
x = tf.placeholder(tf.float32, [None, 4])
G = g(z)
D = d(x)
D_ = d(G, reuse=True)
S = g(z, reuse=True)
tv = tf.trainable_variables()
dv = [v for v in tv if "d_" in v.name]
gv = [v for v in tv if "g_" in v.name]
dl = tf.reduce_mean(D) - tf.reduce_mean(D_)
gl = tf.reduce_mean(D_)
do = tf.train.AdamOptimizer().minimize(dl, var_list=dv)
go = tf.train.AdamOptimizer().minimize(gl, var_list=gv)
saver = tf.train.Saver()
with tf.Session() as s:
    tf.global_variables_initializer().run()
    for epoch in range(2):
        for i in range(2):
            s.run(do, {x: np.ones((1, 4)), z: np.ones((1, 3))})
            s.run(go, {z: np.ones((1, 3))})
            S.eval({z: np.ones((1, 3))})
    saver.save(s, "/tmp/x")
