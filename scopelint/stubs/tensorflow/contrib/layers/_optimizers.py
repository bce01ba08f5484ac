"""TF `contrib/layers/python/layers/optimizers.py` and `summaries.py`."""

from _scopelint import get_collection, get_variable, given, surely, tensor, unknown, variable_scope, waiting
from tensorflow import train
from tensorflow.contrib.layers._initializers import _zeros

OPTIMIZER_CLS_NAMES = {
    "Adagrad": train.AdagradOptimizer,
    "Adam": train.AdamOptimizer,
    "Ftrl": train.FtrlOptimizer,
    "Momentum": lambda learning_rate: train.MomentumOptimizer(learning_rate, momentum=0.9),
    "RMSProp": train.RMSPropOptimizer,
    "SGD": train.GradientDescentOptimizer,
}
OPTIMIZER_SUMMARIES = ["learning_rate", "loss", "gradients", "gradient_norm", "global_gradient_norm"]


def optimize_loss(
    loss,
    global_step,
    learning_rate,
    optimizer,
    gradient_noise_scale=None,
    gradient_multipliers=None,
    clip_gradients=None,
    learning_rate_decay_fn=None,
    update_ops=None,
    variables=None,
    name=None,
    summaries=None,
    colocate_gradients_with_ops=False,
    increment_global_step=True,
):
    step = train.get_global_step() if global_step is None else global_step
    with variable_scope(name, "OptimizeLoss", [loss, step]):
        with waiting(get_collection("update_ops") if update_ops is None else update_ops):
            loss = tensor("identity", [loss], ())
        rate = learning_rate
        if surely(learning_rate, float):
            rate = get_variable("learning_rate", [], trainable=False, initializer=_zeros)
        if given(learning_rate) and given(learning_rate_decay_fn):
            rate = learning_rate_decay_fn(rate, step)
        opt = optimizer
        if surely(optimizer, str):
            opt = OPTIMIZER_CLS_NAMES[optimizer](learning_rate=rate)
        elif not surely(optimizer, train.Optimizer) and callable(optimizer):
            opt = optimizer(rate) if given(learning_rate) else optimizer()
        gradients = opt.compute_gradients(loss, variables)
        if callable(clip_gradients):
            gradients = clip_gradients(gradients)
        updates = opt.apply_gradients(gradients, global_step=step if increment_global_step else None, name="train")
        with waiting([updates]):
            return tensor("identity", [loss], ())


def adaptive_clipping_fn(std_factor=2.0, decay=0.95, static_max_norm=None, global_step=None, report_summary=False, epsilon=1e-8, name=None):
    return lambda grads_and_vars: grads_and_vars


# -- summaries


def summarize_activation(op):
    return unknown("a summary")


def summarize_tensor(tensor, tag=None):
    return unknown("a summary")


def summarize_tensors(tensors, summarizer=None):
    return [unknown("a summary")]


def summarize_collection(collection, name_filter=None, summarizer=None):
    return []


def summarize_activations(name_filter=None, summarizer=None):
    return []


def summarize_variables(name_filter=None, summarizer=None):
    return []


def summarize_weights(name_filter=None, summarizer=None):
    return []


def summarize_biases(name_filter=None, summarizer=None):
    return []
