import contextlib

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Retry:
    def __init__(self, *errors):
        self.errors = errors
        self.failed = False

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        self.failed = kind is not None and issubclass(kind, self.errors)
        return self.failed


tf.get_variable("w", [])
with Retry(ValueError) as retry:
    tf.get_variable("w", [])
    tf.get_variable("never", [])
if retry.failed:
    tf.get_variable("second", [])
with contextlib.suppress(ValueError):
    tf.get_variable("w", [])
    tf.get_variable("never", [])
try:
    with contextlib.suppress(KeyError):
        tf.get_variable("w", [])
except ValueError as error:
    if "already exists" in str(error):
        tf.get_variable("third", [])
else:
    tf.get_variable("never", [])
finally:
    tf.get_variable("fourth", [])
with Retry(TypeError):
    tf.get_variable("third", [])
