import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

def build_small(x):
    return tf.layers.dense(x, 2, name="out")


def build_large(x):
    return tf.layers.dense(tf.layers.dense(x, 9, name="h"), 2, name="out")


x = tf.placeholder(tf.float32, [None, 3])
nets = {}
for size in ["small", "large"]:
    fn = globals()["build_" + size]
    with tf.variable_scope("net_%(size)s" % locals()):
        nets[size] = fn(x)
