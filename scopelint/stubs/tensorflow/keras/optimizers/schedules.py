"""TF `tf.keras.optimizers.schedules`: rates that decay by an optimizer's own count of steps. They make no variables."""

from _scopelint import tensor, unknown


class LearningRateSchedule:
    _told = ()

    def _same(self):
        """What tells whether two of them decay alike: of the user's own nothing is known."""
        return (self.__class__,) + self._told if self._told else (self,)

    def __call__(self, step):
        return tensor("rate", [step], ())

    def get_config(self):
        return unknown("config")

    @classmethod
    def from_config(cls, config):
        return cls(**config)


class ExponentialDecay(LearningRateSchedule):
    def __init__(self, initial_learning_rate, decay_steps, decay_rate, staircase=False, name="ExponentialDecay"):
        self.initial_learning_rate = initial_learning_rate
        self.decay_steps = decay_steps
        self.decay_rate = decay_rate
        self.staircase = staircase
        self._told = (initial_learning_rate, decay_steps, decay_rate, staircase)


class InverseTimeDecay(ExponentialDecay):
    pass


class PiecewiseConstantDecay(LearningRateSchedule):
    def __init__(self, boundaries, values, name="PiecewiseConstant"):
        self.boundaries = boundaries
        self.values = values
        self._told = (tuple(boundaries), tuple(values))


class PolynomialDecay(LearningRateSchedule):
    def __init__(self, initial_learning_rate, decay_steps, end_learning_rate=0.0001, power=1.0, cycle=False, name="PolynomialDecay"):
        self.initial_learning_rate = initial_learning_rate
        self.decay_steps = decay_steps
        self.end_learning_rate = end_learning_rate
        self._told = (initial_learning_rate, decay_steps, end_learning_rate, power, cycle)


class CosineDecay(LearningRateSchedule):
    def __init__(self, initial_learning_rate, decay_steps, alpha=0.0, name="CosineDecay", warmup_target=None, warmup_steps=0):
        self.initial_learning_rate = initial_learning_rate
        self.decay_steps = decay_steps
        self.alpha = alpha
        self._told = (initial_learning_rate, decay_steps, alpha, warmup_target, warmup_steps)


class CosineDecayRestarts(LearningRateSchedule):
    def __init__(self, initial_learning_rate, first_decay_steps, t_mul=2.0, m_mul=1.0, alpha=0.0, name="SGDRDecay"):
        self.initial_learning_rate = initial_learning_rate
        self.first_decay_steps = first_decay_steps
        self._told = (initial_learning_rate, first_decay_steps, t_mul, m_mul, alpha)


def serialize(learning_rate_schedule, use_legacy_format=False):
    return unknown("config")


def deserialize(config, custom_objects=None, use_legacy_format=False):
    return unknown("schedule")
