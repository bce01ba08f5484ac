"""tensorflow.python.framework.random_seed."""

from tensorflow._random import get_seed, set_random_seed
