"""TF `tf.keras.constraints`: functions of a weight."""

from _scopelint import elementwise, unknown


class Constraint:
    def __init__(self, *args, **kwargs):
        self.arguments = args

    def __call__(self, w):
        return elementwise("constraint", [w])

    def get_config(self):
        return {}


class MaxNorm(Constraint):
    pass


class MinMaxNorm(Constraint):
    pass


class NonNeg(Constraint):
    pass


class RadialConstraint(Constraint):
    pass


class UnitNorm(Constraint):
    pass


max_norm = MaxNorm
min_max_norm = MinMaxNorm
non_neg = NonNeg
radial_constraint = RadialConstraint
unit_norm = UnitNorm


def get(identifier):
    return Constraint() if isinstance(identifier, (str, dict)) else identifier


def serialize(constraint, use_legacy_format=False):
    return unknown("config")


def deserialize(config, custom_objects=None, use_legacy_format=False):
    return Constraint()
