import tensorflow as tf


def encode(image):
    h = tf.reshape(image, [1, 12])
    h = tf.layers.dense(h, 8, tf.nn.relu)  # BUG
    return tf.squeeze(h, 0)


a = tf.placeholder(tf.float32, [None, 3, 4])
b = tf.placeholder(tf.float32, [None, 3, 4])
ea, eb = tf.map_fn(encode, a), tf.map_fn(encode, b)  # BUG
distance = tf.reduce_sum(tf.square(ea - eb), 1)
tf.train.AdamOptimizer().minimize(tf.reduce_mean(distance))
