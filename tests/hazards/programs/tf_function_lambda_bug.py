import tensorflow as tf


@tf.function
def f(x):
    if tf.reduce_sum(x) > 0:
        pass
    v = tf.Variable(x)  # BUG
    return v + 1


f(tf.ones([2]))
