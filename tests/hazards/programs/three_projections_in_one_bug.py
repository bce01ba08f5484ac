import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def project(x):
    return tf.layers.dense(x, 8, use_bias=False, name="project")  # BUG


def heads(x, count):
    batch, length = tf.shape(x)[0], tf.shape(x)[1]
    return tf.transpose(tf.reshape(x, [batch, length, count, 8 // count]), [0, 2, 1, 3])


x = tf.placeholder(tf.float32, [None, None, 8])
with tf.variable_scope("attention", reuse=tf.AUTO_REUSE):
    query, key, value = heads(project(x), 2), heads(project(x), 2), heads(project(x), 2)
out = tf.matmul(tf.nn.softmax(tf.matmul(query, key, transpose_b=True)), value)
