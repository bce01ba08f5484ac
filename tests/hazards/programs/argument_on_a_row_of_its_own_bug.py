import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def ears(sound, learn=True):
    with tf.variable_scope("ears", reuse=tf.AUTO_REUSE):
        filters = tf.get_variable(
            "filters",
            [int(sound.shape[1]), 9],
            trainable=learn,  # BUG
        )
    return tf.nn.relu(tf.matmul(sound, filters))


heard, made = tf.placeholder(tf.float32, [None, 30]), tf.placeholder(tf.float32, [None, 8])
with tf.variable_scope("voice"):
    said = tf.layers.dense(made, 30, name="out")
wanted = tf.reduce_mean(ears(heard), axis=0)  # BUG
got = tf.reduce_mean(ears(said, learn=False), axis=0)  # BUG
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(wanted - got)))  # BUG
