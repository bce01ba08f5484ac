"""What is given back is made inside of the block, and waits."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Codebook:
    def __init__(self, size, width):
        self.codes = tf.get_variable("codes", [size, width])
        self.used = tf.get_variable("used", [size], initializer=tf.zeros_initializer(), trainable=False)

    def distance(self, x, index):
        picked = tf.nn.embedding_lookup(self.codes, index)
        rare = 1.0 / (1.0 + tf.gather(self.used, index))
        loss = tf.reduce_mean(rare * tf.reduce_sum((x - picked) ** 2, axis=1))
        count = tf.scatter_add(self.used, index, tf.ones_like(index, tf.float32))
        with tf.control_dependencies([count]):
            return tf.identity(loss)


x, index = tf.placeholder(tf.float32, [None, 8]), tf.placeholder(tf.int32, [None])
loss = Codebook(16, 8).distance(x, index)
step = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(100):
        session.run([loss, step], {x: [[0.0] * 8], index: [3]})
