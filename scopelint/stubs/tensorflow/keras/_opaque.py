"""Layers of a network of which not each is known."""

from _scopelint import is_unknown, shape_of, surely, tensor, unknown, unknown_list
from tensorflow._base_layer import history
from tensorflow.keras.layers._core import Layer


class Opaque(Layer):
    """Layers of which it is known what comes out of them together, and not what each of them is: one weight stands for all of theirs."""

    def __init__(self, make_shape):
        super().__init__(name=unknown("network", "str"))
        self._make_shape = make_shape

    def build(self, input_shape):
        self.kernel = self.add_weight(unknown("weights", "str"), shape=unknown("shape"), trainable=unknown("trainable", "bool"))
        self.built = True

    def call(self, inputs, *args, **kwargs):
        return tensor("network", [inputs, self.kernel], self._make_shape(shape_of(inputs)))

    def _gather(self, kind):
        """Some weights; of a kind there may be any number."""
        return unknown_list(self.kernel)[0 if kind == "all" else 2 :]

    def _met_in(self, reads):
        return self.kernel in reads

    def _one_of(self, name):
        return _Inner(self, name)

    def _renewed(self):
        return Opaque(self._make_shape)


def standing_for_trained(layer):
    """The weights that stand for those of networks in a layer whose own are not known, where these are set trainable as a whole."""
    found = []
    for each in layer._sublayers:
        if surely(each, Opaque):
            found.extend([each.kernel] if each.trainable is True and each.built else [])
        elif not is_unknown(each):
            found.extend(standing_for_trained(each))
    return found


class _Inner(Opaque):
    """One of them."""

    def __init__(self, outer, name):
        Layer.__init__(self, name=name)
        self._outer = outer
        self.kernel = outer.kernel
        self.built = True
        source_of = [x for x in list(history) if history[x][0] is outer]
        inputs = history[source_of[0]][1] if source_of else None
        self._output = self.call(inputs)
        if source_of:
            history[self._output] = (self, inputs, self._output, (), {})

    def call(self, inputs, *args, **kwargs):
        return tensor("layer", [inputs, self.kernel])

    @property
    def output(self):
        return self._output
