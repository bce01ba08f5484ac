"""tf.data: what a dataset's elements are, and the functions mapped over them (traced in the graph's own scopes)."""

import _scopelint as _s
from tensorflow._functions import _Function


def _row(value):
    """A slice of a tensor along its first axis."""
    shape = _s.shape_of(value)
    return _s.source(None if shape is None else shape[1:], _s.dtype_of(value))


def _again(value):
    """New data of the same shape."""
    return _s.source(_s.shape_of(value), _s.dtype_of(value)) if _s.is_tensor(value) else value


def _batched(size):
    def one(value):
        shape = _s.shape_of(value)
        return _s.source(None if shape is None else (size,) + shape, _s.dtype_of(value))

    return one


def _rows_of(tensors):
    """The number of elements that slices of some tensors make, where it is known."""
    shape = _s.shape_of(_s.leaves(tensors)[0]) if _s.leaves(tensors) else None
    return shape[0] if shape else None


def _called(function, element):
    """Call a function with an element, in a graph of its own: a tuple is spread over its arguments. Eager code traces it, as a `tf.function`."""
    arguments = _s.map_structure(_again, element)
    if _s.version_at_least(2, 5) and not _s.in_graph():
        function = _Function(function, None)
    with _s.waiting(None):
        return function(*arguments) if isinstance(arguments, tuple) else function(arguments)


def _dataset(found):
    """What a function that makes datasets gave, as far as it is known."""
    return found if _s.surely(found, Dataset) else Dataset()


class Dataset:
    _since = None  # the moment that made the data, where an iterator begins with the same element each time
    _rows = None  # how many elements these data are, and how many of them an element of the dataset is
    _size = None
    _captured = ()  # the variables that its functions are computed with

    def __init__(self, element=None):
        self._element = _s.unknown("element") if element is None else element

    def _of_data(self, rows=None):
        self._since = _s.now()
        _s.note("data begin", since=self._since)
        self._rows = rows
        return self

    def _of(self, other):
        """This dataset, whose elements come in the order of another one's."""
        self._since = other._since
        self._rows = other._rows
        self._size = other._size
        return self._capturing(other._captured)

    def _capturing(self, variables):
        self._captured = list(self._captured) + list(variables)
        return self

    def _in_another_order(self):
        return Dataset(self._element)._capturing(self._captured)

    # -- sources

    @staticmethod
    def from_tensors(tensors):
        return Dataset(_s.map_structure(_s.converted, tensors))

    @staticmethod
    def from_tensor_slices(tensors):
        return Dataset(_s.map_structure(_row, tensors))._of_data(_rows_of(tensors))

    @staticmethod
    def from_generator(generator, output_types=None, output_shapes=None, args=None, output_signature=None):
        if output_shapes is None:
            return Dataset(_s.map_structure(lambda dtype: _s.source(None, dtype), output_types))
        return Dataset(_s.map_structure(lambda dtype, shape: _s.source(shape, dtype), output_types, output_shapes))

    @staticmethod
    def range(*args):
        return Dataset(_s.source((), _s.DType("int64")))

    @staticmethod
    def zip(datasets):
        zipped = Dataset(_s.map_structure(lambda d: _dataset(d)._element, datasets))
        parts = [_dataset(d) for d in _s.leaves(datasets)]
        return zipped._of(parts[0]) if parts and all([d._since is not None for d in parts]) else zipped

    @staticmethod
    def list_files(file_pattern, shuffle=None, seed=None):
        return Dataset(_s.source((), _s.DType("string")))

    # -- the same elements

    def repeat(self, count=None):
        return self

    def shuffle(self, buffer_size, seed=None, reshuffle_each_iteration=None):
        return self._in_another_order()

    def prefetch(self, buffer_size):
        return self

    def cache(self, filename=""):
        return self

    def take(self, count):
        return self._in_another_order()

    def skip(self, count):
        return self._in_another_order()

    def shard(self, num_shards, index):
        return self._in_another_order()

    def concatenate(self, dataset):
        return self._in_another_order()

    def with_options(self, options):
        return self

    def filter(self, predicate):
        _called(predicate, self._element)
        return self

    # -- others

    def batch(self, batch_size, drop_remainder=False, num_parallel_calls=None):
        batches = Dataset(_s.map_structure(_batched(batch_size if drop_remainder is True else None), self._element))._of(self)
        batches._size = batch_size
        return batches

    def padded_batch(self, batch_size, padded_shapes=None, padding_values=None, drop_remainder=False):
        batches = Dataset(_s.map_structure(lambda value: _s.source(None, _s.dtype_of(value)), self._element))._of(self)
        batches._size = batch_size
        return batches

    def map(self, map_func, num_parallel_calls=None, deterministic=None):
        begun = _s.noted()
        found = _called(map_func, self._element)
        if _s.version_at_least(2, 0) and _s.in_graph():
            found = _called(map_func, self._element)
        return Dataset(found)._of(self)._capturing(_s.captured(found, begun))

    map_with_legacy_function = map

    def flat_map(self, map_func):
        return _dataset(_called(map_func, self._element))._capturing(self._captured)

    def interleave(self, map_func, cycle_length=None, block_length=None, num_parallel_calls=None, deterministic=None):
        return self.flat_map(map_func)

    def apply(self, transformation_func):
        return _dataset(transformation_func(self))

    def enumerate(self, start=0):
        return Dataset((_s.source((), _s.DType("int64")), self._element))

    def window(self, size, shift=None, stride=1, drop_remainder=False):
        return Dataset()

    def reduce(self, initial_state, reduce_func):
        return _s.map_structure(_again, initial_state)

    # -- reading

    def make_one_shot_iterator(self, shared_name=None):
        if self._captured and not _s.eager_outside():
            name = self._captured[0].op.name
            _s.raises(ValueError, f"Cannot capture a stateful node (name:{name}, type:VariableV2) by value.")
        return self._begun()

    def _begun(self):
        return Iterator(self._element)._begin(self)

    def make_initializable_iterator(self, shared_name=None):
        return Iterator(self._element)

    def __iter__(self):
        iterator = Iterator(self._element)._begin(self)
        yield iterator.get_next()
        yield iterator.get_next()
        _s.may_go_on()

    @property
    def element_spec(self):
        return _s.map_structure(_again, self._element)

    @property
    def output_types(self):
        return _s.map_structure(_s.dtype_of, self._element)

    @property
    def output_shapes(self):
        return _s.map_structure(lambda value: _s.TensorShape(_s.shape_of(value)), self._element)

    @property
    def output_classes(self):
        return _s.unknown("output_classes")


class Iterator:
    def __init__(self, element):
        self._element = element
        self.initializer = _s.operation("MakeIterator")

    @staticmethod
    def from_structure(output_types, output_shapes=None, shared_name=None, output_classes=None):
        return Dataset.from_generator(None, output_types, output_shapes).make_one_shot_iterator()

    @staticmethod
    def from_string_handle(string_handle, output_types, output_shapes=None, output_classes=None):
        return Dataset.from_generator(None, output_types, output_shapes).make_one_shot_iterator()

    def _begin(self, dataset):
        _s.note("iterator begins", iterator=self, since=dataset._since, rows=dataset._rows, size=dataset._size, eager=not _s.in_graph())
        return self

    def get_next(self, name=None):
        element = _s.map_structure(_again, self._element)
        _s.note("drawn", iterator=self, parts=_s.leaves(element), eager=not _s.in_graph())
        return element

    def make_initializer(self, dataset, name=None):
        return _s.operation("MakeIterator")

    def string_handle(self, name=None):
        return _s.source((), _s.DType("string"))

    @property
    def output_types(self):
        return _s.map_structure(_s.dtype_of, self._element)

    @property
    def output_shapes(self):
        return _s.map_structure(lambda value: _s.TensorShape(_s.shape_of(value)), self._element)


class TFRecordDataset(Dataset):
    def __init__(self, filenames, compression_type=None, buffer_size=None, num_parallel_reads=None):
        self._element = _s.source((), _s.DType("string"))
        self._of_data()


class TextLineDataset(Dataset):
    def __init__(self, filenames, compression_type=None, buffer_size=None, num_parallel_reads=None):
        self._element = _s.source((), _s.DType("string"))
        self._of_data()


class FixedLengthRecordDataset(Dataset):
    def __init__(self, filenames, record_bytes, header_bytes=None, footer_bytes=None, buffer_size=None, compression_type=None,
                 num_parallel_reads=None):
        self._element = _s.source((), _s.DType("string"))
        self._of_data()


class Options:
    def __init__(self):
        pass


def make_one_shot_iterator(dataset):
    return dataset.make_one_shot_iterator()


def make_initializable_iterator(dataset, shared_name=None):
    return dataset.make_initializable_iterator()


def get_output_types(dataset_or_iterator):
    return dataset_or_iterator.output_types


def get_output_shapes(dataset_or_iterator):
    return dataset_or_iterator.output_shapes


def get_output_classes(dataset_or_iterator):
    return _s.unknown("output_classes")
