"""with a and b"""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

for i in range(2):
    with tf.name_scope("tower_%d" % i) and tf.device("/gpu:%d" % i):  # BUG
        with tf.variable_scope("net", reuse=i > 0):
            w = tf.get_variable("w", [3, 3])
            y = tf.matmul(tf.placeholder(tf.float32, [None, 3]), w)
