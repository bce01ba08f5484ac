"""tf.random."""

from _scopelint import keras_variable, reshaped, source, unknown
from tensorflow._random import (
    categorical,
    get_seed,
    multinomial,
    set_random_seed,
)
from tensorflow._random import random_gamma as gamma
from tensorflow._random import random_normal as normal
from tensorflow._random import random_poisson as poisson
from tensorflow._random import random_shuffle as shuffle
from tensorflow._random import random_uniform as uniform
from tensorflow._random import set_random_seed as set_seed
from tensorflow._random import stateless_random_normal as stateless_normal
from tensorflow._random import stateless_random_normal as stateless_truncated_normal
from tensorflow._random import stateless_random_uniform as stateless_uniform
from tensorflow._random import truncated_normal


class Generator:
    """A generator of random numbers that keeps its state in a variable."""

    def __init__(self, copy_from=None, state=None, alg=None):
        self.state = keras_variable("StateVar", (3,), "int64", False)

    @classmethod
    def from_seed(cls, seed, alg=None):
        return cls(state=seed, alg=alg)

    @classmethod
    def from_state(cls, state, alg):
        return cls(state=state, alg=alg)

    @classmethod
    def from_non_deterministic_state(cls, alg=None):
        return cls(alg=alg)

    @classmethod
    def from_key_counter(cls, key, counter, alg):
        return cls(alg=alg)

    def normal(self, shape, mean=0.0, stddev=1.0, dtype="float32", name=None):
        return source(reshaped(None, shape), dtype)

    def truncated_normal(self, shape, mean=0.0, stddev=1.0, dtype="float32", name=None):
        return source(reshaped(None, shape), dtype)

    def uniform(self, shape, minval=0, maxval=None, dtype="float32", name=None):
        return source(reshaped(None, shape), dtype)

    def uniform_full_int(self, shape, dtype="uint64", name=None):
        return source(reshaped(None, shape), dtype)

    def binomial(self, shape, counts, probs, dtype="int32", name=None):
        return source(reshaped(None, shape), dtype)

    def make_seeds(self, count=1):
        return source((2, count), "int64")

    def split(self, count=1):
        return [Generator() for _ in range(count)]

    def skip(self, delta):
        return self.state

    def reset(self, state):
        return None

    def reset_from_seed(self, seed):
        return None


def get_global_generator():
    return unknown("generator")


def set_global_generator(generator):
    return None
