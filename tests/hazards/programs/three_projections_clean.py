import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def project(x, name):
    return tf.layers.dense(x, 8, use_bias=False, name=name)


def heads(x, count):
    batch, length = tf.shape(x)[0], tf.shape(x)[1]
    return tf.transpose(tf.reshape(x, [batch, length, count, 8 // count]), [0, 2, 1, 3])


def padded(x, like):
    """Two tensors of one shape, which is asked twice."""
    rows = tf.shape(x)[0]
    return tf.concat([tf.zeros([tf.shape(like)[0], 8]), tf.zeros([rows, 8])], axis=1)


x = tf.placeholder(tf.float32, [None, None, 8])
with tf.variable_scope("attention", reuse=tf.AUTO_REUSE):
    query, key, value = (heads(project(x, name), 2) for name in ("query", "key", "value"))
    memory = heads(project(x[:, ::-1], "key"), 2)
out = tf.matmul(tf.nn.softmax(tf.matmul(query, tf.concat([key, memory], axis=2), transpose_b=True)), tf.concat([value, value], axis=2))
more = padded(x[:, 0], x[:, 0])
