"""Both ways join the name alike; names of other numbers, other letters or other variables are others on purpose."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def there(seen):
    for step in range(2):
        with tf.variable_scope("way_%d" % step, reuse=tf.AUTO_REUSE):
            seen = tf.tanh(tf.matmul(seen, tf.get_variable("turn", [6, 6])))
    return seen


def back(code):
    for step in (1, 0):
        with tf.variable_scope("way_%d" % step, reuse=tf.AUTO_REUSE):
            code = tf.tanh(tf.matmul(code, tf.get_variable("turn", [6, 6]), transpose_b=True))
        with tf.variable_scope("way%d" % step, reuse=tf.AUTO_REUSE):
            code += tf.get_variable("shift", [6])
    return code


def block(seen):
    with tf.variable_scope("conv1_1", reuse=tf.AUTO_REUSE):
        seen = tf.matmul(seen, tf.get_variable("w", [6, 6]))
    with tf.variable_scope("conv11", reuse=tf.AUTO_REUSE):
        seen = tf.matmul(seen, tf.get_variable("w", [6, 6]))
    with tf.variable_scope("conv11b", reuse=tf.AUTO_REUSE):
        return tf.matmul(seen, tf.get_variable("w", [6, 6]))


seen = tf.placeholder(tf.float32, [None, 6])
step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(block(back(there(seen))) - seen)))
