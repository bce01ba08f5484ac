"""TF `tf.keras.models`."""

from _scopelint import note, unknown
from tensorflow._base_layer import renewed
from tensorflow.keras._model import Model, Sequential


def load_model(filepath, custom_objects=None, compile=True):
    return unknown("model")


def model_from_json(json_string, custom_objects=None):
    return unknown("model")


def clone_model(model, input_tensors=None, clone_function=None):
    out = renewed(model)
    note("cloned", model=out, source=model)
    return out


def save_model(model, filepath, *args, **kwargs):
    return None


def model_from_config(config, custom_objects=None):
    return unknown("model")


def model_from_yaml(yaml_string, custom_objects=None):
    return unknown("model")
