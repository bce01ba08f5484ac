"""TF `python/training/learning_rate_decay.py`: they make no variables."""

from _scopelint import name_scope, note, tensor


def _rate(learning_rate, step):
    out = tensor("rate", [learning_rate, step], ())
    note("rate decays", step=step, rate=out)
    return out


def exponential_decay(learning_rate, global_step, decay_steps, decay_rate, staircase=False, name=None):
    with name_scope(name, "ExponentialDecay"):
        return _rate(learning_rate, global_step)


def piecewise_constant(x, boundaries, values, name=None):
    with name_scope(name, "PiecewiseConstant"):
        return _rate(None, x)


piecewise_constant_decay = piecewise_constant


def polynomial_decay(learning_rate, global_step, decay_steps, end_learning_rate=0.0001, power=1.0, cycle=False, name=None):
    with name_scope(name, "PolynomialDecay"):
        return _rate(learning_rate, global_step)


def natural_exp_decay(learning_rate, global_step, decay_steps, decay_rate, staircase=False, name=None):
    with name_scope(name, "NaturalExpDecay"):
        return _rate(learning_rate, global_step)


def inverse_time_decay(learning_rate, global_step, decay_steps, decay_rate, staircase=False, name=None):
    with name_scope(name, "InverseTimeDecay"):
        return _rate(learning_rate, global_step)


def cosine_decay(learning_rate, global_step, decay_steps, alpha=0.0, name=None):
    with name_scope(name, "CosineDecay"):
        return _rate(learning_rate, global_step)


def cosine_decay_restarts(learning_rate, global_step, first_decay_steps, t_mul=2.0, m_mul=1.0, alpha=0.0, name=None):
    with name_scope(name, "SGDRDecay"):
        return _rate(learning_rate, global_step)


def linear_cosine_decay(learning_rate, global_step, decay_steps, num_periods=0.5, alpha=0.0, beta=0.001, name=None):
    with name_scope(name, "LinearCosineDecay"):
        return _rate(learning_rate, global_step)


def noisy_linear_cosine_decay(
    learning_rate,
    global_step,
    decay_steps,
    initial_variance=1.0,
    variance_decay=0.55,
    num_periods=0.5,
    alpha=0.0,
    beta=0.001,
    name=None,
):
    with name_scope(name, "NoisyLinearCosineDecay"):
        return _rate(learning_rate, global_step)
