"""TF `tf.keras.layers`: words, categories and numbers turned into indices or vectors, by tables that are no variables."""

from _scopelint import elementwise, given, is_sequence, is_unknown, leaves, shape_of, tensor, unknown
from tensorflow.keras.layers._core import Layer


class _Categories(Layer):
    """Its output has a number for each that comes in (`int`), or a vector."""

    output_mode = "int"

    def _told(self, output_mode, kwargs):
        """Set up what all of them have."""
        super().__init__(**kwargs)
        self.output_mode = output_mode

    def _length(self):
        """The length of the vectors."""
        return None

    def call(self, inputs, *args, **kwargs):
        shape, mode = shape_of(inputs), self.output_mode
        if is_unknown(mode) or shape is None:
            return tensor("categories", [inputs])
        if mode == "int":
            return tensor("categories", [inputs], shape, "int64")
        if mode == "one_hot":
            kept = shape[:-1] if shape and shape[-1] == 1 else shape
            return tensor("categories", [inputs], kept + (self._length(),) if shape and isinstance(shape[-1], int) else None, "float32")
        return tensor("categories", [inputs], shape[:-1] + (self._length(),), "float32")

    def adapt(self, data, batch_size=None, steps=None):
        return None

    def update_state(self, data):
        return None

    def reset_state(self):
        return None

    def finalize_state(self):
        return None


class CategoryEncoding(_Categories):
    def __init__(self, num_tokens=None, output_mode="multi_hot", sparse=False, **kwargs):
        self._told(output_mode, kwargs)
        self.num_tokens = num_tokens

    def _length(self):
        return self.num_tokens if given(self.num_tokens) else unknown("length", "int")


class Discretization(_Categories):
    def __init__(self, bin_boundaries=None, num_bins=None, epsilon=0.01, output_mode="int", sparse=False, **kwargs):
        self._told(output_mode, kwargs)
        self.bin_boundaries = bin_boundaries
        self.num_bins = num_bins

    def _length(self):
        if is_sequence(self.bin_boundaries):
            return len(self.bin_boundaries) + 1
        return self.num_bins if given(self.num_bins) else unknown("length", "int")


class Hashing(_Categories):
    def __init__(self, num_bins, mask_value=None, salt=None, output_mode="int", sparse=False, **kwargs):
        self._told(output_mode, kwargs)
        self.num_bins = num_bins

    def _length(self):
        return self.num_bins


class HashedCrossing(Layer):
    def __init__(self, num_bins, output_mode="int", sparse=False, **kwargs):
        super().__init__(**kwargs)
        self.num_bins = num_bins
        self.output_mode = output_mode

    def call(self, inputs, *args, **kwargs):
        each = leaves(inputs)
        if is_unknown(self.output_mode) or self.output_mode != "int" or not each or is_unknown(each[0]):
            return tensor("crossing", each)
        return tensor("crossing", each, shape_of(each[0]), "int64")


class _Vocabulary(_Categories):
    def _length(self):
        return unknown("length", "int")

    def get_vocabulary(self, include_special_tokens=True):
        return unknown("vocabulary")

    def set_vocabulary(self, vocabulary, idf_weights=None):
        return None

    def load_assets(self, path):
        return None

    def save_assets(self, path):
        return None

    def vocabulary_size(self):
        return unknown("vocabulary_size", "int")

    vocab_size = vocabulary_size


class StringLookup(_Vocabulary):
    def __init__(self, max_tokens=None, num_oov_indices=1, mask_token=None, oov_token="[UNK]", vocabulary=None, *args, **kwargs):
        self._told(kwargs.get("output_mode", "int"), kwargs)
        self.invert = kwargs.get("invert", False)

    def call(self, inputs, *args, **kwargs):
        if is_unknown(self.invert) or self.invert:
            return elementwise("lookup", [inputs])
        return super().call(inputs)


class IntegerLookup(StringLookup):
    pass


class TextVectorization(_Vocabulary):
    def __init__(
        self,
        max_tokens=None,
        standardize="lower_and_strip_punctuation",
        split="whitespace",
        ngrams=None,
        output_mode="int",
        output_sequence_length=None,
        **kwargs,
    ):
        self._told(output_mode, kwargs)
        self.split = split
        self.output_sequence_length = output_sequence_length

    def call(self, inputs, *args, **kwargs):
        shape = shape_of(inputs)
        if shape is None or self.output_mode != "int" or is_unknown(self.split) or not given(self.split):
            return tensor("words", [inputs])
        length = self.output_sequence_length
        return tensor("words", [inputs], (shape[0], None if not is_unknown(length) and length is None else length), "int64")
