import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x, scope):
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, 5, name="out")  # BUG


x = tf.placeholder(tf.float32, [None, 3])
predicted, target = net(x, "predictor"), net(x, "target")  # BUG
novelty = tf.reduce_mean(tf.square(predicted - tf.stop_gradient(target)))
train = tf.train.AdamOptimizer().minimize(novelty)
