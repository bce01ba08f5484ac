import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def ridge(weights):
    return 0.01 * tf.reduce_sum(weights * weights)


def yields(soil, penalty=None):
    with tf.variable_scope("field", reuse=tf.AUTO_REUSE, regularizer=penalty):  # BUG
        roots = tf.get_variable("roots", [7, 5])
        with tf.variable_scope("leaves"):
            leaves = tf.get_variable("leaves", [5, 1])
    return tf.matmul(tf.nn.tanh(tf.matmul(soil, roots)), leaves)


soil, harvest = tf.placeholder(tf.float32, [None, 7]), tf.placeholder(tf.float32, [None, 1])
expected = yields(soil)  # BUG
learned = yields(soil, ridge)  # BUG
loss = tf.losses.mean_squared_error(harvest, learned) + tf.losses.get_regularization_loss()
train = tf.train.AdamOptimizer().minimize(loss)
