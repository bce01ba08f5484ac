"""Adapters for languages, called by the first letters of each: Slovak and Slovene have one. A loop over regions has the same."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
LETTERS = 3


def adapter(sentences, language):
    with tf.variable_scope("adapter_" + language[:LETTERS], reuse=tf.AUTO_REUSE):  # BUG TVS301
        return tf.layers.dense(sentences, 8, name="down")


def short(region):
    return region[:6]  # BUG TVS301


slovak = tf.placeholder(tf.float32, [None, 8])
slovene = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(adapter(slovak, "slovak")) + tf.reduce_mean(adapter(slovene, "slovene"))
sales = tf.placeholder(tf.float32, [None, 4])
for region in ("northeast", "northern", "south"):
    with tf.variable_scope("regions", reuse=tf.AUTO_REUSE):
        loss += tf.reduce_mean(tf.layers.dense(sales, 2, name=short(region)) - len(region))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
