"""TF `tf.keras.layers`: attention with several heads."""

from _scopelint import channels, given, is_sequence, is_unknown, leaves, shape_of, tensor, unknown
from tensorflow.keras.layers._core import Layer


class _Heads(Layer):
    """Its projections are layers of its own, whose variables go by their names."""

    _made = False
    _output_shape = None

    def _project(self, name, shape, width):
        """A projection to a shape whose last `width` axes are its bias's."""
        kernel = self.add_weight(name + "/kernel", shape=shape)
        return [kernel, self.add_weight(name + "/bias", shape=shape[-width:])] if self._use_bias else [kernel]

    def _make(self, query, key, value):
        """Make the projections of queries, keys and values of these depths."""
        heads, depth = self._heads, channels(shape_of(query), -1)
        width, own = self._key_dim, self._value_dim
        self._projections = self._project("query", (depth, heads, width), 2)
        self._projections += self._project("key", (channels(shape_of(key), -1), self._key_heads, width), 2)
        self._projections += self._project("value", (channels(shape_of(value), -1), self._key_heads, own), 2)
        out = (depth,) if self._output_shape is None else self._output_shape
        if is_unknown(out):
            self._projections += [self.add_weight("attention_output/kernel", shape=unknown("shape"))]
            self._projections += [self.add_weight("attention_output/bias", shape=out)] if self._use_bias else []
        else:
            self._projections += self._project("attention_output", (heads, own) + out, len(out))
        self._made = True

    def __call__(self, query, value=None, key=None, *args, **kwargs):
        self._others = (value, value if key is None else key)
        return super().__call__(query, *args, **kwargs)

    def build(self, input_shape, *args, **kwargs):
        self.built = True

    def _maybe_build(self, inputs):
        super()._maybe_build(inputs)
        if not self._made:
            value, key = self._others
            self._make(inputs, key, value)

    def call(self, query, *args, **kwargs):
        shape = shape_of(query)
        if shape is not None and self._output_shape is not None:
            shape = None if is_unknown(self._output_shape) else shape[:-1] + self._output_shape
        out = tensor("attention", [query, *self._others, *self._projections], shape)
        scores = kwargs.get("return_attention_scores", False)
        if is_unknown(scores):
            return unknown("attention")
        return (out, tensor("scores", [query, *self._others, *self._projections])) if scores else out


class MultiHeadAttention(_Heads):
    def __init__(self, num_heads, key_dim, value_dim=None, dropout=0.0, use_bias=True, output_shape=None, attention_axes=None, **kwargs):
        super().__init__(**kwargs)
        self._heads = self._key_heads = num_heads
        self._key_dim = key_dim
        self._value_dim = value_dim if given(value_dim) else key_dim
        self._use_bias = use_bias
        if is_unknown(output_shape):
            self._output_shape = output_shape
        elif given(output_shape):
            self._output_shape = tuple(leaves(output_shape))


class GroupedQueryAttention(_Heads):
    def __init__(self, head_dim, num_query_heads, num_key_value_heads, dropout=0.0, use_bias=True, **kwargs):
        super().__init__(**kwargs)
        self._heads = num_query_heads
        self._key_heads = num_key_value_heads
        self._key_dim = self._value_dim = head_dim
        self._use_bias = use_bias


GroupQueryAttention = GroupedQueryAttention
