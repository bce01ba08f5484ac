"""A text is looked for inside names because it is in several networks: attention is trained slowly wherever it is."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def attend(x, name):
    with tf.variable_scope(name):
        return x * tf.nn.softmax(tf.layers.dense(x, 8, name="weights"))


x = tf.placeholder(tf.float32, [None, 8])
with tf.variable_scope("encoder"):
    code = tf.layers.dense(attend(x, "attention"), 8, name="out")
with tf.variable_scope("decoder"):
    again = tf.layers.dense(attend(code, "attention"), 8, name="out")
loss = tf.reduce_mean(tf.square(again - x))
attention = [v for v in tf.trainable_variables() if "attention" in v.name]
encoder = [v for v in tf.trainable_variables() if v.name.startswith("encoder")]
decoder = [v for v in tf.trainable_variables() if v.name.startswith("decoder")]
train = tf.group(
    tf.train.AdamOptimizer(1e-5).minimize(loss, var_list=attention),
    tf.train.AdamOptimizer(1e-3).minimize(loss, var_list=encoder),
    tf.train.AdamOptimizer(1e-4).minimize(loss, var_list=decoder),
)
