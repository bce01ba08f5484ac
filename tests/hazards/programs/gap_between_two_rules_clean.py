"""Two networks learn each by its own rule, on halves of a batch, and the gap between them is only looked at."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(x):
    hidden = tf.Variable(tf.random_normal([4, 8]), name="hidden")
    out = tf.Variable(tf.random_normal([8, 1]), name="out")
    return tf.matmul(tf.nn.relu(tf.matmul(x, hidden)), out), [hidden, out]


left, right = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 4])
y, z = tf.placeholder(tf.float32, [None, 1]), tf.placeholder(tf.float32, [None, 1])
a, of_a = tower(left)
b, of_b = tower(right)
train_a = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(a - y)), var_list=of_a)
train_b = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(b - z)), var_list=of_b)
gap = tf.reduce_mean(tf.abs(a - b))
