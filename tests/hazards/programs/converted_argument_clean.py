"""A helper converts what it is given, be it a variable, while others train it."""
import tensorflow as tf


def zeros_like(value):
    try:
        value = tf.convert_to_tensor(value)
    except TypeError:
        pass
    return tf.zeros(value.shape, value.dtype)


w = tf.Variable([1.0, 2.0])
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(w**2)
    gradient = tape.gradient(loss, w)
    w.assign_sub(gradient + zeros_like(w))
print(w.numpy())

v = tf.Variable([1.0, 2.0])
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(v**2)
    gradient = tape.gradient(loss, v) + zeros_like(v)
    del gradient
