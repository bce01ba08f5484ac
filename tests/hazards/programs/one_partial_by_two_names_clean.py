"""One function by two names, for two passes of one network; and two partial functions of one."""
from functools import partial

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def translate(words, size, scope):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(words, size, tf.nn.relu, name="in")
        return tf.layers.dense(h, 8, name="out")


to_french = partial(translate, size=16, scope="to_french")
to_english = partial(translate, size=16, scope="to_english")
judge = partial(translate, size=4, scope="judge")
judge_real = judge
judge_fake = judge
embed_question = embed_answer = partial(translate, size=4, scope="embed")

english, french = tf.placeholder(tf.float32, [None, 8]), tf.placeholder(tf.float32, [None, 8])
there, back = to_french(english), to_english(french)
loss = tf.reduce_mean(judge_real(french)) - tf.reduce_mean(judge_fake(there)) + tf.reduce_mean(back)
loss += tf.reduce_mean(tf.square(embed_question(english) - embed_answer(french)))


def layers(x):
    conv_in = partial(tf.layers.dense, units=8)
    conv_out = conv_in
    return conv_out(conv_in(x, name="one"), name="two")


with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
    learned = layers(english)
with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
    used = layers(french)
