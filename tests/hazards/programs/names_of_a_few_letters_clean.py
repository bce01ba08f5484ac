"""First letters that tell all apart; groups by a whole word; one network that is trained and evaluated; a text that is only printed."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def adapter(sentences, language):
    with tf.variable_scope("adapter_" + language[:3], reuse=tf.AUTO_REUSE):
        return tf.layers.dense(sentences, 8, name="down")


def grouped(data, layer):
    with tf.variable_scope(layer[:4], reuse=tf.AUTO_REUSE):
        return tf.layers.dense(data, 8, name="part")


def run(data, mode):
    with tf.variable_scope("net_" + mode[:2], reuse=tf.AUTO_REUSE):
        return tf.layers.dense(data, 8, name="out")


def told(data, name):
    print("building", name[:5])
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(data, 8, name="out")


x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(adapter(x, "danish") - adapter(y, "german") - adapter(x, "dutch"))
loss += tf.reduce_mean(grouped(x, "conv_1") + grouped(y, "conv_2") + grouped(x, "poolMax") + grouped(y, "poolMean"))
loss += tf.reduce_mean(run(x, "train") + run(y, "training") + told(x, "training pairs") + told(y, "trained pairs"))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
