"""tensorflow.python.ops.lookup_ops: tables, which hold no variables."""

import _scopelint as _s
from tensorflow._array import SparseTensor as _SparseTensor
from tensorflow._dtypes import int64 as _int64
from tensorflow._dtypes import string as _string


class _Table:
    def __init__(self, value_dtype=None):
        self.value_dtype = value_dtype
        self.init = self.initializer = _s.operation("table_init")

    def lookup(self, keys, name=None):
        if isinstance(keys, _SparseTensor):
            return _SparseTensor(keys.indices, self.lookup(keys.values), keys.dense_shape)
        return _s.tensor("hash_table_Lookup", [keys], _s.shape_of(keys), self.value_dtype, name)

    def size(self, name=None):
        return _s.source((), _int64)

    def insert(self, keys, values, name=None):
        return _s.operation("insert")


def index_table_from_file(*args, **kwargs):
    return _Table(_int64)


index_table_from_tensor = string_to_index_table_from_file = string_to_index_table_from_tensor = index_table_from_file


def index_to_string_table_from_file(*args, **kwargs):
    return _Table(_string)


index_to_string_table_from_tensor = index_to_string_table_from_file


class KeyValueTensorInitializer:
    def __init__(self, keys, values, key_dtype=None, value_dtype=None, name=None):
        self.value_dtype = _s.chosen(value_dtype, _s.dtype_of(values))


class TextFileInitializer:
    def __init__(self, filename, key_dtype, key_index, value_dtype, *args, **kwargs):
        self.value_dtype = value_dtype


class StaticHashTable(_Table):
    def __init__(self, initializer, default_value, name=None, **kwargs):
        super().__init__(initializer.value_dtype)


class HashTable(_Table):
    def __init__(self, initializer, default_value, *args, **kwargs):
        super().__init__(initializer.value_dtype)


class MutableHashTable(_Table):
    def __init__(self, key_dtype, value_dtype, default_value, *args, **kwargs):
        super().__init__(value_dtype)


class DenseHashTable(_Table):
    def __init__(self, key_dtype, value_dtype, default_value, *args, **kwargs):
        super().__init__(value_dtype)
