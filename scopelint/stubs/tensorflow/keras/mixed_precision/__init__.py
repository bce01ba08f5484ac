"""TF `tf.keras.mixed_precision`: what layers compute with. Their variables are what they are without it."""

from _scopelint import is_unknown, unknown
from tensorflow.keras.mixed_precision import experimental
from tensorflow.keras.optimizers import LossScaleOptimizer


class Policy:
    def __init__(self, name, *args, **kwargs):
        self.name = name

    @property
    def compute_dtype(self):
        return unknown("dtype") if is_unknown(self.name) else self.name.replace("mixed_", "")

    @property
    def variable_dtype(self):
        return unknown("dtype") if is_unknown(self.name) else "float32" if self.name.startswith("mixed_") else self.name

    def get_config(self):
        return {"name": self.name}


DTypePolicy = Policy


def global_policy():
    return unknown("policy")


dtype_policy = global_policy


def set_global_policy(policy):
    return None


set_dtype_policy = set_global_policy
