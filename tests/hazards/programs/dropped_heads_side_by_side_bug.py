"""The heads of one layer differ by what dropout takes away alone: their features stand side by side, and are of one head."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def mix(x, units, keep):
    with tf.variable_scope("mixer", reuse=tf.AUTO_REUSE):  # BUG
        shares = tf.nn.softmax(tf.layers.dense(x, 1, name="shares"), axis=1)
        values = tf.layers.dense(tf.nn.dropout(x, keep), units, name="values")
        return tf.reduce_sum(shares * values, axis=1)


words = tf.placeholder(tf.float32, [None, 9, 16])
keep = tf.placeholder_with_default(0.8, [])
label = tf.placeholder(tf.float32, [None, 1])
heads = []
for _ in range(3):
    heads.append(mix(words, 5, keep))
text = tf.concat(heads, axis=-1)
loss = tf.reduce_mean(tf.square(tf.layers.dense(text, 1, name="out") - label))
train = tf.train.AdamOptimizer().minimize(loss)
