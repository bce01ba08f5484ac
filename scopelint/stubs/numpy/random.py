"""numpy.random: shapes of samples."""

import _scopelint as _s
from numpy._dtypes import float64, int64
from numpy._making import _made


def _sample(size, dtype=float64):
    return _s.unknown("a random number", "number") if size is None else _made(size, dtype)


def _below_one():
    return _s.unknown_between("a random number", 0.0, 1.0, True)


class RandomState:
    def __init__(self, seed=None):
        pass

    def seed(self, seed=None):
        return None

    def rand(self, *size):
        return _sample(size) if size else _below_one()

    def randn(self, *size):
        return _sample(size if size else None)

    def uniform(self, low=0.0, high=1.0, size=None):
        return _sample(size) if size is not None else _s.unknown_between("a random number", low, high)

    def normal(self, loc=0.0, scale=1.0, size=None):
        return _sample(size)

    beta = gamma = laplace = gumbel = normal

    def random_sample(self, size=None):
        return _sample(size) if size is not None else _below_one()

    random = ranf = sample = random_sample

    def randint(self, low, high=None, size=None, dtype=None):
        return _sample(size, int64)

    random_integers = randint

    def binomial(self, n, p, size=None):
        return _sample(size, int64)

    def choice(self, a, size=None, replace=True, p=None):
        return _sample(size, _s.numpy_dtype_of(a)) if size is None or _s.is_sequence(a) or _s.known(a) or _s.dtype_of(a) else _s.unknown("choice()")

    def permutation(self, x):
        if _s.known(x) and isinstance(x, int):
            return _made(x, int64)
        return _s.unknown("permutation()") if _s.shape_of(x) is None else _made(_s.shape_of(x), _s.numpy_dtype_of(x))

    def shuffle(self, x):
        _s.forget(x)

    def standard_normal(self, size=None):
        return _sample(size)

    def multinomial(self, n, pvals, size=None):
        return _s.unknown("multinomial()")

    def get_state(self):
        return _s.unknown("get_state()")

    def set_state(self, state):
        return None


def default_rng(seed=None):
    return RandomState()


_state = RandomState()
seed = _state.seed
rand = _state.rand
randn = _state.randn
uniform = _state.uniform
normal = _state.normal
beta = _state.beta
gamma = _state.gamma
random_sample = _state.random_sample
random = _state.random_sample
sample = _state.random_sample
randint = _state.randint
random_integers = _state.randint
binomial = _state.binomial
choice = _state.choice
permutation = _state.permutation
shuffle = _state.shuffle
standard_normal = _state.standard_normal
multinomial = _state.multinomial
