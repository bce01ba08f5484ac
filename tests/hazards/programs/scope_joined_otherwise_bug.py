"""The way back is to go by the weights of the way in, and asks for those of scope way0, where they are in way_0."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def there(seen):
    for step in range(2):
        with tf.variable_scope("way_" + str(step), reuse=tf.AUTO_REUSE):
            seen = tf.tanh(tf.matmul(seen, tf.get_variable("turn", [6, 6])))
    return seen


def back(code):
    for step in (1, 0):
        with tf.variable_scope("way" + str(step), reuse=tf.AUTO_REUSE):
            code = tf.tanh(tf.matmul(code, tf.get_variable("turn", [6, 6]), transpose_b=True))  # BUG TVS303
    return code


seen = tf.placeholder(tf.float32, [None, 6])
step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(back(there(seen)) - seen)))
