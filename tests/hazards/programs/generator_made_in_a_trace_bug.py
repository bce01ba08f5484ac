import tensorflow as tf


@tf.function
def noisy(x):
    generator = tf.random.Generator.from_non_deterministic_state()  # BUG
    return x + generator.normal(tf.shape(x))


print(noisy(tf.ones([2])), noisy(tf.ones([2])))
