import functools

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def counted(scope=None):
    def decorate(function):
        @functools.wraps(function)
        def wrapper(*args, **kwargs):
            wrapper.calls += 1
            name = scope or function.__name__
            with tf.variable_scope("%s_%d" % (name, wrapper.calls) if wrapper.calls < 3 else name + "_1"):
                return function(*args, **kwargs)

        wrapper.calls = 0
        return wrapper

    return decorate


@counted()
def encoder(x):
    return tf.layers.dense(x, 3, name="fc")


@counted(scope="d")
def decoder(x):
    """Decodes."""
    return tf.layers.dense(x, 2, name=decoder.__name__)


x = tf.zeros([1, 4])
encoder(x)
decoder(encoder(x))
tf.get_variable(decoder.__doc__[:3] + str(encoder.calls), [])
encoder(x)
