import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def attn(q, k, scope="attention"):
    with tf.variable_scope(scope):
        a = tf.layers.dense(q, 8, name="q")
        b = tf.layers.dense(k, 8, name="k")
        return tf.nn.softmax(tf.matmul(a, b, transpose_b=True))


def block(x, i):
    with tf.variable_scope("layer_%d" % i):
        return tf.matmul(attn(x, x), tf.layers.dense(x, 8, name="v"))


def enc(x, reuse):
    with tf.variable_scope("enc", reuse=reuse):
        for i in range(3):
            x = block(x, i)
        return x


a = enc(tf.placeholder(tf.float32, [4, 8]), tf.AUTO_REUSE)
b = enc(tf.placeholder(tf.float32, [4, 8]), tf.AUTO_REUSE)
