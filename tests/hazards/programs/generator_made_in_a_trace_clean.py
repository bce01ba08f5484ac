import tensorflow as tf

generator = tf.random.Generator.from_non_deterministic_state()


@tf.function
def noisy(x):
    return x + generator.normal(tf.shape(x))


print(noisy(tf.ones([2])), noisy(tf.ones([2])))
