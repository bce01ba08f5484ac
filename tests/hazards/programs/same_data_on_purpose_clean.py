import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def attention(x):
    with tf.variable_scope("cam", reuse=tf.AUTO_REUSE):
        pooled = tf.reduce_mean(x, [1, 2])
        logit = tf.layers.dense(pooled, 4, use_bias=False, name="fc")
        weights = tf.get_variable("fc/kernel", [3, 4])
        again = tf.matmul(pooled, weights)
    return logit, again


def shared_projection(queries, memory):
    with tf.variable_scope("attention", reuse=tf.AUTO_REUSE):
        q = tf.layers.dense(queries, 8, name="query_key")
        k = tf.layers.dense(memory, 8, name="query_key")
    return tf.matmul(q, k, transpose_b=True)


def net(x):
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, 5, name="out")


def compared(x):
    one, two = net(x), net(x)
    difference = tf.reduce_max(tf.abs(one - two))
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        print(sess.run([difference, tf.equal(one, two)], {x: [[0.0] * 3] * 2}))


def towers(x):
    losses = []
    for device in ("/cpu:0", "/gpu:0"):
        with tf.device(device):
            losses.append(tf.reduce_mean(net(x)))
    return tf.add_n(losses)


attention(tf.placeholder(tf.float32, [2, 5, 5, 3]))
x = tf.placeholder(tf.float32, [2, 3])
shared_projection(x, x)
compared(x)
towers(x)
