"""tf.data.experimental: transformations that are applied to a dataset."""

import _scopelint as _s
from tensorflow.data import Dataset, _called

AUTOTUNE = -1


def map_and_batch(map_func, batch_size, num_parallel_batches=None, drop_remainder=False, num_parallel_calls=None):
    return lambda dataset: dataset.map(map_func).batch(batch_size, drop_remainder)


def shuffle_and_repeat(buffer_size, count=None, seed=None):
    return lambda dataset: dataset


def parallel_interleave(
    map_func, cycle_length=None, block_length=1, sloppy=False, buffer_output_elements=None, prefetch_input_elements=None
):
    return lambda dataset: dataset.flat_map(map_func)


def group_by_window(key_func, reduce_func, window_size=None, window_size_func=None):
    def apply(dataset):
        return reduce_func(_called(key_func, dataset._element), dataset)

    return apply


def bucket_by_sequence_length(element_length_func, bucket_boundaries, bucket_batch_sizes, padded_shapes=None, *args, **kwargs):
    def apply(dataset):
        _called(element_length_func, dataset._element)
        return dataset.padded_batch(None, padded_shapes)

    return apply


def ignore_errors(log_warning=False):
    return lambda dataset: dataset


def prefetch_to_device(device, buffer_size=None):
    return lambda dataset: dataset


def copy_to_device(target_device, source_device="/cpu:0"):
    return lambda dataset: dataset


def unbatch():
    return lambda dataset: Dataset()
