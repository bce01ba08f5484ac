import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

question, answer = tf.placeholder(tf.float32, [None, 6]), tf.placeholder(tf.float32, [None, 6])


def stack(x):
    first, second = tf.layers.Dense(6, name="fc"), tf.layers.Dense(6, name="fc")  # a stack of two
    return second(first(x))


def pair(one, two):
    left, right = tf.layers.Dense(4, name="left"), tf.layers.Dense(4, name="right")
    return left(one) * right(two)


def shared(one, two):
    layer = tf.layers.Dense(4, name="score")
    return layer(one) * layer(two)


with tf.variable_scope("all", reuse=tf.AUTO_REUSE):
    out = [stack(question), pair(question, answer), shared(question, answer)]
with tf.variable_scope("all", reuse=tf.AUTO_REUSE):
    again = [stack(answer), pair(answer, question), shared(answer, question)]
