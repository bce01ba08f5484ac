"""tf.random."""

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
