"""TF `tf.contrib.distributions`: those of `tf.distributions`, and more of their kind."""

import _scopelint as _s
from tensorflow import distributions as _core
from tensorflow._dtypes import int32

FULLY_REPARAMETERIZED = _core.FULLY_REPARAMETERIZED
NOT_REPARAMETERIZED = _core.NOT_REPARAMETERIZED
ReparameterizationType = _core.ReparameterizationType
Distribution = _core.Distribution
Bernoulli = _core.Bernoulli
Beta = _core.Beta
Categorical = _core.Categorical
Dirichlet = _core.Dirichlet
DirichletMultinomial = _core.DirichletMultinomial
Exponential = _core.Exponential
Gamma = _core.Gamma
Laplace = _core.Laplace
Multinomial = _core.Multinomial
Normal = _core.Normal
StudentT = _core.StudentT
Uniform = _core.Uniform
RegisterKL = _core.RegisterKL
kl_divergence = _core.kl_divergence


class NormalWithSoftplusScale(_core.Normal):
    def __init__(self, loc, scale, validate_args=False, allow_nan_stats=True, name="NormalWithSoftplusScale"):
        super().__init__(loc, scale, name=name)


class OneHotCategorical(_core.Distribution):
    _sampled = "multinomial"
    _event = 1

    def __init__(self, logits=None, probs=None, dtype=int32, validate_args=False, allow_nan_stats=True, name="OneHotCategorical"):
        known = _s.converted(probs if logits is None else logits)
        self.logits = known if logits is not None else _s.tensor("log", [known], _s.shape_of(known))
        self.probs = known if logits is None else _s.tensor("softmax", [known], _s.shape_of(known))
        self._of([known], _s.shape_of(known), name, dtype)


class MultivariateNormalDiag(_core.Distribution):
    _event = 1

    def __init__(self, loc=None, scale_diag=None, scale_identity_multiplier=None, validate_args=False, allow_nan_stats=True,
                 name="MultivariateNormalDiag"):  # fmt: skip
        known = [_s.converted(each) for each in (loc, scale_diag) if each is not None]
        more = [] if scale_identity_multiplier is None else [_s.converted(scale_identity_multiplier)]
        self.loc = known[0] if loc is not None else None
        shape = _core._both(known[0], known[-1]) if known else None
        self._of([*known, *more], shape, name)


class MultivariateNormalDiagWithSoftplusScale(MultivariateNormalDiag):
    def __init__(self, loc, scale_diag, validate_args=False, allow_nan_stats=True, name="MultivariateNormalDiagWithSoftplusScale"):
        super().__init__(loc, scale_diag, name=name)
