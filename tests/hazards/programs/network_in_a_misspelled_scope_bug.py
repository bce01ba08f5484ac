"""A recognizer is to learn from its own guesses on noisy frames, and a letter is missing in the scope of the second pass."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def recognizer(frames, units):
    weights = tf.get_variable("weights", [13, units])
    hidden = tf.nn.relu(tf.matmul(frames, weights))
    return tf.layers.dense(hidden, 5, name="phones")


def guess(frames, units=24):
    with tf.variable_scope("recognizer", reuse=tf.AUTO_REUSE):
        return recognizer(frames, units)


def guess_noisy(frames, units=24):
    with tf.variable_scope("recognzer", reuse=tf.AUTO_REUSE):  # BUG TVS303
        return recognizer(frames + tf.random.normal(tf.shape(frames)), units)


frames = tf.placeholder(tf.float32, [None, 13])
phones = tf.placeholder(tf.int32, [None])
plain = guess(frames)
loss = tf.losses.sparse_softmax_cross_entropy(phones, plain)
loss += tf.reduce_mean(tf.square(tf.stop_gradient(plain) - guess_noisy(frames)))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
