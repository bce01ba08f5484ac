"""TF `slim.learning`: `create_train_op` makes the slots of the optimizer; training itself makes nothing."""

from _scopelint import get_collection, get_default_graph, leaves, note, tensor, unknown, waiting


def create_train_op(
    total_loss,
    optimizer,
    global_step="default",
    update_ops=None,
    variables_to_train=None,
    clip_gradient_norm=0,
    summarize_gradients=False,
    gate_gradients=1,
    aggregation_method=None,
    colocate_gradients_with_ops=False,
    gradient_multipliers=None,
    check_numerics=True,
    transform_grads_fn=None,
):
    from tensorflow import train

    step = global_step
    if isinstance(global_step, str):
        step = train.get_or_create_global_step()
    grads = optimizer.compute_gradients(total_loss, variables_to_train)
    steps = [optimizer.apply_gradients(grads, global_step=step)]
    steps.extend(leaves(get_collection("update_ops") if update_ops is None else update_ops))
    with waiting(steps):
        return tensor("identity", [total_loss], ())


def train(train_op, logdir=None, *args, **kwargs):
    told_more = args or kwargs.get("train_step_fn") is not None or kwargs.get("init_fn") is not None
    note("trained by slim", steps=None if told_more else [train_op], graph=get_default_graph())
    return unknown("the loss")


def train_step(sess, train_op, global_step, train_step_kwargs):
    return unknown("the loss"), False


def clip_gradient_norms(gradients_to_variables, max_norm):
    return gradients_to_variables


def multiply_gradients(grads_and_vars, gradient_multipliers):
    return grads_and_vars


def add_gradients_summaries(grads_and_vars):
    return []
