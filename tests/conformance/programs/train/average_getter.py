"""The getter that swaps in averages."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

def net(x, getter=None, reuse=None):
    with tf.variable_scope('net', reuse=reuse, custom_getter=getter):
        return x * tf.get_variable('w', [3])


average = tf.train.ExponentialMovingAverage(0.9)


def averaged(getter, name, *args, **kwargs):
    variable = getter(name, *args, **kwargs)
    found = average.average(variable)
    return found if found is not None else variable


x = tf.zeros([2, 3])
net(x)
average.apply(tf.trainable_variables('net'))
net(x, averaged, True)
