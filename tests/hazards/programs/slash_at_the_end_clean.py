import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x, scope):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE), tf.name_scope("model/"):
        w = tf.get_variable("w", [4, 2])
    return tf.matmul(x, w)


x = tf.placeholder(tf.float32, [None, 4])
online, frozen = net(x, "model"), net(x, "frozen/")
