"""TF `contrib/layers/python/layers/optimizers.py` and `summaries.py`."""

from _scopelint import (
    dtype_of,
    elementwise,
    get_collection,
    get_variable,
    given,
    is_sequence,
    known,
    raises,
    surely,
    tensor,
    unknown,
    variable_scope,
    waiting,
)
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
    if known(loss) and loss is None:  # not what a mode that does not train has for a loss
        raises(ValueError, "None values not supported.")
    if is_sequence(loss):
        raises(ValueError, "Expected scalar shape for the loss")
    if global_step is not None:
        train.assert_global_step(global_step)
    step = train.get_global_step() if global_step is None else global_step
    with variable_scope(name, "OptimizeLoss", [loss, step]):
        with waiting(get_collection("update_ops") if update_ops is None else update_ops):
            loss = tensor("identity", [loss], ())
        rate = learning_rate
        if surely(learning_rate, int):
            raises(ValueError, f"Learning rate should be 0d Tensor or float. Got {learning_rate}")
        if surely(learning_rate, float):
            if known(learning_rate) and learning_rate < 0.0:
                raises(ValueError, f"Invalid learning_rate {learning_rate}.")
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
    from tensorflow.train._averages import _moved

    def gradient_clipping(grads_and_vars):
        found = [grad for grad, _ in grads_and_vars if grad is not None]
        dtype = dtype_of(found[0]) if found else None
        norm = tensor("global_norm", found, (), dtype)
        with variable_scope(name, "AdaptiveMaxNorm"):
            kept = [get_variable(each, [], dtype, initializer=_zeros, trainable=False) for each in ("mean", "sq_mean")]
            moved = [_moved(variable, norm, False) for variable in kept]
        return [(None if grad is None else elementwise("mul", grad, *moved), variable) for grad, variable in grads_and_vars]

    return gradient_clipping


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
