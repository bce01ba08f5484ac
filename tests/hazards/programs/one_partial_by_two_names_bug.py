"""Two networks that are one partial function, by the scope that is given with it, and two that are one template."""
from functools import partial

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def translate(words, size, scope):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(words, size, tf.nn.relu, name="in")
        return tf.layers.dense(h, 8, name="out")


translator = partial(translate, size=16, scope="translator")
to_french = translator
to_english = translator  # BUG

english, french = tf.placeholder(tf.float32, [None, 8]), tf.placeholder(tf.float32, [None, 8])
there, back = to_french(english), to_english(french)
loss = tf.reduce_mean(tf.square(there - french)) + tf.reduce_mean(tf.square(back - english))

policy_head = value_head = tf.make_template("head", lambda x: tf.layers.dense(x, 1, name="out"))  # BUG
loss += tf.reduce_mean(policy_head(there)) + tf.reduce_mean(value_head(tf.stop_gradient(french)))
train = tf.train.AdamOptimizer().minimize(loss)
