"""TF `tf.keras.optimizers.schedules`: learning rates that a step decides. They make no variables."""

from _scopelint import tensor, unknown


class LearningRateSchedule:
    def __init__(self, *args, **kwargs):
        self.arguments = args

    def __call__(self, step):
        return tensor("rate", [step], ())

    def get_config(self):
        return {}

    @classmethod
    def from_config(cls, config):
        return unknown("schedule")


class CosineDecay(LearningRateSchedule):
    pass


class CosineDecayRestarts(LearningRateSchedule):
    pass


class ExponentialDecay(LearningRateSchedule):
    pass


class InverseTimeDecay(LearningRateSchedule):
    pass


class PiecewiseConstantDecay(LearningRateSchedule):
    pass


class PolynomialDecay(LearningRateSchedule):
    pass


def serialize(learning_rate_schedule, use_legacy_format=False):
    return unknown("config")


def deserialize(config, custom_objects=None, use_legacy_format=False):
    return unknown("schedule")
