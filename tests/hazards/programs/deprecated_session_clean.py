"""A decorator by wrapt calls nothing when it is applied."""

import functools

import tensorflow.compat.v1 as tf
import wrapt

tf.disable_v2_behavior()


def deprecated(wrapped=None, instructions=""):
    if wrapped is None:
        return functools.partial(deprecated, instructions=instructions)

    @wrapt.decorator
    def wrapper(wrapped, instance=None, args=None, kwargs=None):
        print("deprecated:", wrapped.__name__, instructions)
        return wrapped(*args, **kwargs)

    return wrapper(wrapped)


@deprecated(instructions="use another one")
def session(config=None):
    return tf.train.MonitoredTrainingSession(config=config)


tf.get_variable("w", [2])
tf.train.get_or_create_global_step()
with session() as sess:
    sess.run(tf.get_default_graph().get_tensor_by_name("w:0"))
