"""TF `python/training/input.py`: pipelines of queues."""

from _scopelint import dtype_of, given, is_mapping, is_sequence, is_unknown, leaves, name_scope, shape_of, source, unknown, Variable


def limit_epochs(tensor, num_epochs=None, name=None):
    if not given(num_epochs):
        return tensor
    with name_scope(name, "limit_epochs"):
        Variable(source((), "int64"), name="epochs", trainable=False, dtype="int64", collections=["local_variables"])
    return tensor


def input_producer(
    input_tensor,
    element_shape=None,
    num_epochs=None,
    shuffle=True,
    seed=None,
    capacity=32,
    shared_name=None,
    summary_name=None,
    name=None,
    cancel_op=None,
):
    with name_scope(name, "input_producer"):
        limit_epochs(input_tensor, num_epochs)
        return unknown("queue")


def string_input_producer(
    string_tensor, num_epochs=None, shuffle=True, seed=None, capacity=32, shared_name=None, name=None, cancel_op=None
):
    with name_scope(name, "input_producer"):
        limit_epochs(string_tensor, num_epochs)
        return unknown("queue")


def range_input_producer(limit, num_epochs=None, shuffle=True, seed=None, capacity=32, shared_name=None, name=None):
    with name_scope(name, "input_producer"):
        limit_epochs(limit, num_epochs)
        return unknown("queue")


def slice_input_producer(tensor_list, num_epochs=None, shuffle=True, seed=None, capacity=32, shared_name=None, name=None):
    with name_scope(name, "input_producer"):
        range_input_producer(None, num_epochs)
        return [_row(x) for x in leaves(tensor_list)]


def _row(x):
    shape = shape_of(x)
    return source(None if shape is None else shape[1:], dtype_of(x))


def _batched(tensors, size, many, shapes, partial):
    if is_sequence(tensors):
        out = []
        for i, x in enumerate(tensors):
            out.append(_batched(x, size, many, shapes[i] if is_sequence(shapes) else None, partial))
        return out
    if is_mapping(tensors):
        return {key: _batched(x, size, many, None, partial) for key, x in tensors.items()}
    shape = shape_of(tensors) if shapes is None else shapes
    if shape is None or is_unknown(many):
        return source(None, dtype_of(tensors))
    return source((None if given(partial) else size,) + tuple(shape[1:] if many else shape), dtype_of(tensors))


def _single(out):
    return out[0] if is_sequence(out) and len(out) == 1 else out


def batch(
    tensors,
    batch_size,
    num_threads=1,
    capacity=32,
    enqueue_many=False,
    shapes=None,
    dynamic_pad=False,
    allow_smaller_final_batch=False,
    shared_name=None,
    name=None,
):
    with name_scope(name, "batch"):
        return _single(_batched(tensors, batch_size, enqueue_many, shapes, allow_smaller_final_batch))


def shuffle_batch(
    tensors,
    batch_size,
    capacity,
    min_after_dequeue,
    num_threads=1,
    seed=None,
    enqueue_many=False,
    shapes=None,
    allow_smaller_final_batch=False,
    shared_name=None,
    name=None,
):
    with name_scope(name, "shuffle_batch"):
        return _single(_batched(tensors, batch_size, enqueue_many, shapes, allow_smaller_final_batch))


def batch_join(
    tensors_list,
    batch_size,
    capacity=32,
    enqueue_many=False,
    shapes=None,
    dynamic_pad=False,
    allow_smaller_final_batch=False,
    shared_name=None,
    name=None,
):
    with name_scope(name, "batch_join"):
        return _single(_batched(tensors_list[0], batch_size, enqueue_many, shapes, allow_smaller_final_batch))


def shuffle_batch_join(
    tensors_list,
    batch_size,
    capacity,
    min_after_dequeue,
    seed=None,
    enqueue_many=False,
    shapes=None,
    allow_smaller_final_batch=False,
    shared_name=None,
    name=None,
):
    with name_scope(name, "shuffle_batch_join"):
        return _single(_batched(tensors_list[0], batch_size, enqueue_many, shapes, allow_smaller_final_batch))


def match_filenames_once(pattern, name=None):
    with name_scope(name, "matching_filenames"):
        return Variable(source((None,), "string"), name="matching_filenames", trainable=False, collections=["local_variables"])
