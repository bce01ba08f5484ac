"""TF `tf.keras.Sequential`."""

from _scopelint import given, is_among, is_tensor, is_unknown, known, raises, shape_of, takes, v2_behavior, version_at_least
from tensorflow._base_layer import history, renewed
from tensorflow.keras._anew import made_anew
from tensorflow.keras._model import Model
from tensorflow.keras.layers._core import Input, InputLayer, Layer, input_layers


class Sequential(Model):
    def __init__(self, layers=None, name=None, **kwargs):
        super().__init__(name=name)
        self._stack = []
        if given(layers) and not is_unknown(layers):
            for layer in layers:
                self.add(layer)

    def _is_described(self):
        return True

    @classmethod
    def from_config(cls, config, custom_objects=None):
        return made_anew(config) if cls is Sequential else super().from_config(config)

    def _renewed(self):
        return Sequential(input_layers(self) + [renewed(layer) for layer in self.layers], name=self.name)

    @property
    def _sublayers(self):
        return list(self._stack)

    def add(self, layer):
        if is_tensor(layer) and layer in history:
            layer = history[layer][0]
        if is_unknown(layer):
            self._stack.append(layer)
            return
        if isinstance(layer, InputLayer):
            self.inputs = [layer.output]
            self.outputs = [layer.output]
            return
        self._check_name(layer)
        if not self._stack and self.outputs is None:
            first = layer
            while isinstance(first, Model) and first.layers and first._batch_shape is None:
                first = first.layers[0]
            if isinstance(first, Layer) and first._batch_shape is not None:
                x = Input(batch_shape=first._batch_shape, name=layer.name + "_input")
                self.inputs = [x]
                self.outputs = [layer(x)]
                self._batch_shape = first._batch_shape
        elif self.outputs is not None:
            self.outputs = [layer(self.outputs[0])]
        elif len(self._stack) == 1:
            self._begin_with(_input_of(self._stack[0]))
            self.outputs = None if self.inputs is None else [layer(self._stack[0](self.inputs[0]))]
        self._stack.append(layer)
        if self.outputs is not None:
            self.built = True

    def _begin_with(self, shape):
        self.inputs = None if shape is None else [Input(batch_shape=shape)]

    def _check_name(self, layer):
        """No two layers have one name; before TensorFlow 2.2 that is told where the model knows what it is given."""
        named = [each for each in self._stack if each is not layer and isinstance(each, Layer) and each._is_named]
        known_to = version_at_least(2, 2) or self.outputs is not None
        if known_to and isinstance(layer, Layer) and layer._is_named and known(layer.name):
            if is_among(layer.name, [each.name for each in named if known(each.name)]):
                said = "All layers added to a Sequential model should have unique names."
                if not version_at_least(2, 2):
                    said = f'The name "{layer.name}" is used 2 times in the model. All layer names should be unique.'
                raises(ValueError, said)

    def pop(self):
        self._stack.pop()

    def build(self, input_shape=None):
        if not self.built and input_shape is not None and not self._calling:
            self._calling = True
            x = Input(batch_shape=input_shape)
            self._met = shape_of(x)
            for layer in self._stack:
                x = layer(x)
            self._calling = False
        self.built = True

    _calling = False
    _met = None  # the shape of what it was first called with

    def __call__(self, inputs, *args, **kwargs):
        self._calling = True
        if self._met is None and is_tensor(inputs):
            self._met = shape_of(inputs)
        out = super().__call__(inputs, *args, **kwargs)
        self._calling = False
        return out

    def call(self, inputs, training=None, mask=None):
        x = inputs
        for layer in self._stack:
            if takes(layer.call, "training") and (is_unknown(training) or training is not None):
                x = layer(x, training=training)
            else:
                x = layer(x)
        return x


def _input_of(first):
    """What Keras 3 knows of the data of a model that is the first of a stack: Keras 2 has none of its weights till the stack is called."""
    if not v2_behavior() or not isinstance(first, Model) or is_unknown(first):
        return None
    if first.inputs is not None:
        return shape_of(first.inputs[0]) if len(first.inputs) == 1 and is_tensor(first.inputs[0]) else None
    return first._met if isinstance(first, Sequential) else None
