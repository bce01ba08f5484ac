import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class ModelError(Exception):
    pass


class ShapeError(ModelError, ValueError):
    def __init__(self, name, *args):
        super().__init__(*args)
        self.name = name


def build(name, size):
    if size <= 0:
        raise ShapeError(name + "_bad", "size", size)
    try:
        return tf.get_variable(name, [size])
    except ValueError as error:
        raise ModelError("no " + name) from error


for name, size in (("a", 1), ("b", 0), ("a", 1), ("c", 2)):
    try:
        build(name, size)
    except ShapeError as error:
        tf.get_variable(error.name + str(len(error.args)), [])
    except ModelError as error:
        tf.get_variable(str(error).split()[1] + "_again", [])
        assert isinstance(error.__cause__, ValueError)
try:
    try:
        build("c", 2)
    finally:
        tf.get_variable("cleanup", [])
except (KeyError, ModelError):
    pass
tf.get_variable("cleanup", [])
