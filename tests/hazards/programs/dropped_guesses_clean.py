"""What one network says again and again under dropout: guesses of one thing, examples in a batch, and heads that have names."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def mix(x, units, name):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.nn.dropout(x, 0.8), units, name="values")


x = tf.placeholder(tf.float32, [None, 16])
label = tf.placeholder(tf.float32, [None, 1])
text = tf.concat([mix(x, 5, "mixer_%d" % i) for i in range(3)], axis=-1)
rows = tf.concat([mix(text, 5, "rows") for _ in range(2)], axis=0)
guesses = tf.concat([mix(text, 1, "guess") for _ in range(4)], axis=1)
often = tf.stack([mix(text, 6, "often") for _ in range(4)], axis=-1)
mean = tf.add_n([mix(text, 6, "mean") for _ in range(4)]) / 4.0
together = tf.reduce_mean(guesses, axis=1, keepdims=True) + tf.reduce_mean(often) + tf.reduce_mean(rows) + tf.reduce_mean(mean)
loss = tf.reduce_mean(tf.square(together - label))
train = tf.train.AdamOptimizer().minimize(loss)
