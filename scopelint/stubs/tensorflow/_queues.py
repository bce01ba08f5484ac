"""Queues and readers: sources of data."""

import _scopelint as _s


class QueueBase:
    def __init__(self, dtypes=None, shapes=None, names=None):
        self._dtypes = dtypes
        self._shapes = shapes
        self.queue_ref = _s.source((), None)
        self.name = _s.unknown("name")

    def _components(self, many):
        dtypes = self._dtypes if _s.is_sequence(self._dtypes) else [self._dtypes]
        shapes = _s.listed(self._shapes)
        out = []
        for i, dtype in enumerate(dtypes):
            shape = None if shapes is None or i >= len(shapes) else _s.dims(shapes[i])
            out.append(_s.source(None if shape is None else many + shape, dtype))
        return out[0] if len(out) == 1 else out

    def enqueue(self, vals, name=None):
        return _s.operation(name)

    def enqueue_many(self, vals, name=None):
        return _s.operation(name)

    def dequeue(self, name=None):
        return self._components(())

    def dequeue_many(self, n, name=None):
        return self._components((n,))

    def dequeue_up_to(self, n, name=None):
        return self._components((None,))

    def close(self, cancel_pending_enqueues=False, name=None):
        return _s.operation(name)

    def size(self, name=None):
        return _s.source((), _s.DType("int32"), name)


class FIFOQueue(QueueBase):
    def __init__(self, capacity, dtypes, shapes=None, names=None, shared_name=None, name="fifo_queue"):
        super().__init__(dtypes, shapes)


class PaddingFIFOQueue(QueueBase):
    def __init__(self, capacity, dtypes, shapes, names=None, shared_name=None, name="padding_fifo_queue"):
        super().__init__(dtypes, shapes)


class RandomShuffleQueue(QueueBase):
    def __init__(self, capacity, min_after_dequeue, dtypes, shapes=None, names=None, seed=None, shared_name=None,
                 name="random_shuffle_queue"):
        super().__init__(dtypes, shapes)


class PriorityQueue(QueueBase):
    def __init__(self, capacity, types, shapes=None, names=None, shared_name=None, name="priority_queue"):
        super().__init__(types, shapes)


class ReaderBase:
    def __init__(self, *args, **kwargs):
        pass

    def read(self, queue, name=None):
        return _s.source((), _s.DType("string")), _s.source((), _s.DType("string"))

    def read_up_to(self, queue, num_records, name=None):
        return _s.source((None,), _s.DType("string")), _s.source((None,), _s.DType("string"))


class TFRecordReader(ReaderBase):
    pass


class TextLineReader(ReaderBase):
    pass


class WholeFileReader(ReaderBase):
    pass


class FixedLengthRecordReader(ReaderBase):
    pass


def read_file(filename, name=None):
    return _s.source((), _s.DType("string"), name)


def decode_raw(input_bytes=None, out_type=None, little_endian=True, name=None, bytes=None):
    return _s.source(None, out_type, name)


def decode_csv(records, record_defaults, field_delim=",", use_quote_delim=True, name=None, na_value="", select_cols=None):
    return [_s.source(_s.shape_of(records), _s.dtype_of(default)) for default in record_defaults]


class FixedLenFeature:
    def __init__(self, shape, dtype, default_value=None):
        self.shape = shape
        self.dtype = dtype


class VarLenFeature:
    def __init__(self, dtype):
        self.dtype = dtype


class FixedLenSequenceFeature:
    def __init__(self, shape, dtype, allow_missing=False, default_value=None):
        self.shape = (None,) + tuple(shape)
        self.dtype = dtype


def _parsed(features, batch):
    out = {}
    for key, feature in features.items():
        if isinstance(feature, VarLenFeature):
            out[key] = _s.unknown(key)
        else:
            shape = _s.dims(feature.shape)
            out[key] = _s.source(None if shape is None else batch + shape, feature.dtype)
    return out


def parse_single_example(serialized, features, name=None, example_names=None):
    return _parsed(features, ())


def parse_example(serialized, features, name=None, example_names=None):
    return _parsed(features, (None,))


def parse_single_sequence_example(serialized, context_features=None, sequence_features=None, example_name=None, name=None):
    return _parsed({} if context_features is None else context_features, ()), _parsed({} if sequence_features is None else sequence_features, ())
