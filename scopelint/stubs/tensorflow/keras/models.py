"""TF `tf.keras.models`."""

from _scopelint import is_sequence, is_tensor, is_unknown, leaves, note, shape_of, unknown
from tensorflow.keras._model import Model, Sequential
from tensorflow.keras.layers._core import Input, InputLayer, Layer


def load_model(filepath, custom_objects=None, compile=True):
    return unknown("model")


def model_from_json(json_string, custom_objects=None):
    return unknown("model")


def clone_model(model, input_tensors=None, clone_function=None):
    out = _clone(model)
    note("cloned", model=out, source=model)
    return out


def _clone(model):
    if is_unknown(model):
        return unknown("model")
    if isinstance(model, Sequential):
        return Sequential([_cloned(layer) for layer in model.layers], name=model.name)
    if not isinstance(model, Model) or model._network is None:
        return unknown("model")
    made = [Input(batch_shape=shape_of(x)) for x in model.inputs]
    known = {}
    for old, new in zip(model.inputs, made):
        known[old] = new
    layers = {}
    for layer in model._network:
        if not isinstance(layer, InputLayer):
            layers[layer] = _cloned(layer)
    outputs = [model._compute(x, known, layers) for x in model.outputs]
    inputs, results = model._nest
    return Model(made if is_sequence(inputs) else made[0], outputs if is_sequence(results) else outputs[0], name=model.name)


def _cloned(layer):
    """The layer anew, without variables."""
    if is_unknown(layer):
        return layer
    if isinstance(layer, Model):
        return _clone(layer)
    out = layer.__class__.__new__(layer.__class__)
    for key, value in layer.__dict__.items():
        if not is_unknown(value) and isinstance(value, Layer):
            setattr(out, key, _cloned(value))
        elif not is_tensor(value):
            setattr(out, key, value)
    out.built = False
    out._own = []
    out._made_losses = []
    return out
