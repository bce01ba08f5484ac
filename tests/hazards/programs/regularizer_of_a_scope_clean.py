"""The scope has the regularizer where its variables are made: what shares them later has none to give, or the same."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def ridge(weights):
    return 0.01 * tf.reduce_sum(weights * weights)


def yields(soil, name, penalty=None):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE, regularizer=penalty):
        roots = tf.get_variable("roots", [7, 5])
        leaves = tf.get_variable("leaves", [5, 1])
    return tf.matmul(tf.nn.tanh(tf.matmul(soil, roots)), leaves)


soil, harvest = tf.placeholder(tf.float32, [None, 7]), tf.placeholder(tf.float32, [None, 1])
learned = yields(soil, "field", ridge) + yields(soil, "meadow", ridge)
expected = yields(soil, "field") + yields(soil, "meadow", ridge)
loss = tf.losses.mean_squared_error(harvest, learned) + tf.losses.get_regularization_loss()
train = tf.train.AdamOptimizer().minimize(loss)
