"""TF `tf.keras.regularizers`."""

from _scopelint import tensor, unknown


class Regularizer:
    def __init__(self, *args, **kwargs):
        self.arguments = args

    def __call__(self, x):
        return tensor("regularizer", [x], ())

    def get_config(self):
        return {}


class L1L2(Regularizer):
    pass


class L1(Regularizer):
    pass


class L2(Regularizer):
    pass


class OrthogonalRegularizer(Regularizer):
    pass


orthogonal_regularizer = OrthogonalRegularizer
l1 = L1
l2 = L2
l1_l2 = L1L2


def get(identifier):
    return Regularizer() if isinstance(identifier, (str, dict)) else identifier


def serialize(regularizer, use_legacy_format=False):
    return unknown("config")


def deserialize(config, custom_objects=None, use_legacy_format=False):
    return Regularizer()
