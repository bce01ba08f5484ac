"""A traced function counts with a name of its own, which the program counts with as well."""

import tensorflow as tf

rate = tf.Variable(1.0)


@tf.function
def summed(count):
    total = 0.0
    for _ in range(count):
        total += rate
    return total


for _ in range(3):
    summed(4)
