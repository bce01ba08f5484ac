"""tf.distributions: no distribution makes a variable; what it tells is computed from its parameters, and from what it is asked about.

A sample lets a gradient through where the distribution can be reparameterized.
"""

import _scopelint as _s
from tensorflow._dtypes import float32, int32


class ReparameterizationType:
    def __init__(self, rep_type):
        self._rep_type = rep_type


FULLY_REPARAMETERIZED = ReparameterizationType("FULLY_REPARAMETERIZED")
NOT_REPARAMETERIZED = ReparameterizationType("NOT_REPARAMETERIZED")


class Distribution:
    _sampled = "sample"
    _event = None

    def __init__(self, dtype, reparameterization_type, validate_args, allow_nan_stats, parameters=None, graph_parents=None, name=None):
        self._of([], None, name, dtype)

    def _of(self, parameters, batch, name, dtype=float32):
        """It is one of these parameters, each of which has the shape of the batch; `_event` says how many axes are of one event."""
        self._parameters = [p for p in parameters if _s.given(p) or _s.is_tensor(p)]
        self._whole = batch
        self.dtype = dtype
        self.name = _s.chosen(name, _s.function_name(type(self))) + "/"
        self.parameters = {}
        self.allow_nan_stats = True
        self.validate_args = False

    def _each(self, op, values=(), name=None):
        """One number for each event."""
        shape = self._whole
        if shape is not None and self._event:
            shape = shape[:-1]
        for value in values:
            other = _s.shape_of(value)
            if other is not None and self._event:
                other = other[:-1]
            shape = None if shape is None or other is None else _s.broadcast(shape, other)
        return _s.tensor(op, [*values, *self._parameters], shape, float32, name)

    def _one(self, op, name=None, dtype=float32):
        return _s.tensor(op, self._parameters, self._whole, dtype, name)

    def sample(self, sample_shape=(), seed=None, name="sample"):
        number = (sample_shape,) if isinstance(sample_shape, int) else _s.dims(sample_shape)
        out = self._one(self._sampled, None, self.dtype)
        shape = None if number is None or self._whole is None else (*number, *self._whole)
        return _s.part_of(out, shape)

    def prob(self, value, name="prob"):
        return self._each("prob", [value])

    def log_prob(self, value, name="log_prob"):
        return self._each("log_prob", [value])

    def cdf(self, value, name="cdf"):
        return self._each("cdf", [value])

    def log_cdf(self, value, name="log_cdf"):
        return self._each("log_cdf", [value])

    def survival_function(self, value, name="survival_function"):
        return self._each("survival_function", [value])

    def log_survival_function(self, value, name="log_survival_function"):
        return self._each("log_survival_function", [value])

    def quantile(self, value, name="quantile"):
        return self._each("quantile", [value])

    def entropy(self, name="entropy"):
        return self._each("entropy")

    def mean(self, name="mean"):
        return self._one("mean")

    def stddev(self, name="stddev"):
        return self._one("stddev")

    def variance(self, name="variance"):
        return self._one("variance")

    def mode(self, name="mode"):
        return self._one("argmax" if self._sampled == "multinomial" else "mode", None, self.dtype)

    def covariance(self, name="covariance"):
        return _s.tensor("covariance", self._parameters, None, float32)

    def kl_divergence(self, other, name="kl_divergence"):
        return _s.tensor("kl_divergence", self._parameters + other._parameters, self._each("kl").shape)

    def cross_entropy(self, other, name="cross_entropy"):
        return _s.tensor("cross_entropy", self._parameters + other._parameters, self._each("kl").shape)

    def copy(self, **override_parameters_kwargs):
        return _s.unknown("distribution")

    @property
    def reparameterization_type(self):
        return NOT_REPARAMETERIZED if self._sampled == "multinomial" else FULLY_REPARAMETERIZED

    @property
    def batch_shape(self):
        shape = self._whole
        return _s.TensorShape(shape[:-1] if shape is not None and self._event else shape)

    @property
    def event_shape(self):
        return _s.TensorShape(() if not self._event else None if self._whole is None else self._whole[-1:])


def _both(one, two):
    shapes = _s.shape_of(one), _s.shape_of(two)
    return None if None in shapes else _s.broadcast(*shapes)


class Normal(Distribution):
    def __init__(self, loc, scale, validate_args=False, allow_nan_stats=True, name="Normal"):
        self.loc, self.scale = _s.converted(loc), _s.converted(scale)
        self._of([self.loc, self.scale], _both(self.loc, self.scale), name)


class Laplace(Distribution):
    def __init__(self, loc, scale, validate_args=False, allow_nan_stats=True, name="Laplace"):
        self.loc, self.scale = _s.converted(loc), _s.converted(scale)
        self._of([self.loc, self.scale], _both(self.loc, self.scale), name)


class Uniform(Distribution):
    def __init__(self, low=0.0, high=1.0, validate_args=False, allow_nan_stats=True, name="Uniform"):
        self.low, self.high = _s.converted(low), _s.converted(high)
        self._of([self.low, self.high], _both(self.low, self.high), name)


class StudentT(Distribution):
    def __init__(self, df, loc, scale, validate_args=False, allow_nan_stats=True, name="StudentT"):
        self.df, self.loc, self.scale = _s.converted(df), _s.converted(loc), _s.converted(scale)
        self._of([self.df, self.loc, self.scale], _both(self.loc, self.scale), name)


class Gamma(Distribution):
    def __init__(self, concentration, rate, validate_args=False, allow_nan_stats=True, name="Gamma"):
        self.concentration, self.rate = _s.converted(concentration), _s.converted(rate)
        self._of([self.concentration, self.rate], _both(self.concentration, self.rate), name)


class Exponential(Distribution):
    def __init__(self, rate, validate_args=False, allow_nan_stats=True, name="Exponential"):
        self.rate = _s.converted(rate)
        self._of([self.rate], _s.shape_of(self.rate), name)


class Beta(Distribution):
    def __init__(self, concentration1=None, concentration0=None, validate_args=False, allow_nan_stats=True, name="Beta"):
        self.concentration1, self.concentration0 = _s.converted(concentration1), _s.converted(concentration0)
        self._of([self.concentration1, self.concentration0], _both(self.concentration1, self.concentration0), name)


class Bernoulli(Distribution):
    _sampled = "multinomial"

    def __init__(self, logits=None, probs=None, dtype=int32, validate_args=False, allow_nan_stats=True, name="Bernoulli"):
        known = _s.converted(probs if logits is None else logits)
        self.logits = known if logits is not None else _s.tensor("logits", [known], _s.shape_of(known))
        self.probs = known if logits is None else _s.tensor("sigmoid", [known], _s.shape_of(known))
        self._of([known], _s.shape_of(known), name, dtype)


class Categorical(Distribution):
    _sampled = "multinomial"

    def __init__(self, logits=None, probs=None, dtype=int32, validate_args=False, allow_nan_stats=True, name="Categorical"):
        known = _s.converted(probs if logits is None else logits)
        self.logits = known if logits is not None else _s.tensor("log", [known], _s.shape_of(known))
        self.probs = known if logits is None else _s.tensor("softmax", [known], _s.shape_of(known))
        shape = _s.shape_of(known)
        self._of([known], None if shape is None else shape[:-1], name, dtype)


class Multinomial(Distribution):
    _sampled = "multinomial"
    _event = 1

    def __init__(self, total_count, logits=None, probs=None, validate_args=False, allow_nan_stats=True, name="Multinomial"):
        known = _s.converted(probs if logits is None else logits)
        self.total_count = total_count
        self.logits = known if logits is not None else _s.tensor("log", [known], _s.shape_of(known))
        self.probs = known if logits is None else _s.tensor("softmax", [known], _s.shape_of(known))
        self._of([known], _s.shape_of(known), name)


class Dirichlet(Distribution):
    _event = 1

    def __init__(self, concentration, validate_args=False, allow_nan_stats=True, name="Dirichlet"):
        self.concentration = _s.converted(concentration)
        self._of([self.concentration], _s.shape_of(self.concentration), name)


class DirichletMultinomial(Distribution):
    _sampled = "multinomial"
    _event = 1

    def __init__(self, total_count, concentration, validate_args=False, allow_nan_stats=True, name="DirichletMultinomial"):
        self.total_count, self.concentration = total_count, _s.converted(concentration)
        self._of([self.concentration], _s.shape_of(self.concentration), name)


class RegisterKL:
    def __init__(self, dist_cls_a, dist_cls_b):
        self._key = (dist_cls_a, dist_cls_b)

    def __call__(self, kl_fn):
        return kl_fn


def kl_divergence(distribution_a, distribution_b, allow_nan_stats=True, name=None):
    return distribution_a.kl_divergence(distribution_b)
