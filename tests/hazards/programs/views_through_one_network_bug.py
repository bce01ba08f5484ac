"""What one network makes of two views of a clip goes through a head that opens its scope by a default name: there are two heads."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def full(x, units, scope):
    with tf.variable_scope(scope):
        kernel = tf.get_variable("kernel", [x.shape.as_list()[-1], units])
        return tf.matmul(x, kernel)


def listen(clip):
    with tf.variable_scope("listener"):
        return tf.nn.elu(full(tf.nn.elu(full(clip, 20, "low")), 12, "high"))


def voice_print(heard, scope=None):
    with tf.variable_scope(scope, "voice_print", [heard]):  # BUG
        return full(tf.nn.elu(full(heard, 10, "inner")), 6, "outer")


def distance(clip):
    hiss = clip + tf.random.uniform(tf.shape(clip), -0.05, 0.05)
    gaps = tf.nn.dropout(clip, rate=0.2)
    with tf.variable_scope("speaker", reuse=tf.AUTO_REUSE):
        one = voice_print(listen(hiss))  # BUG
        two = voice_print(listen(gaps))  # BUG
    return -tf.reduce_mean(tf.reduce_sum(tf.nn.l2_normalize(one, 1) * tf.nn.l2_normalize(two, 1), 1))


clip = tf.placeholder(tf.float32, [None, 40])
train = tf.train.RMSPropOptimizer(1e-3).minimize(distance(clip))
