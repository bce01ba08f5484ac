"""TF `tf.keras.models`."""

from _scopelint import note, unknown
from tensorflow._session import keras_writes_to
from tensorflow.keras._anew import cloned, made_anew
from tensorflow.keras._model import Model
from tensorflow.keras._sequential import Sequential


def load_model(filepath, custom_objects=None, compile=True):
    return unknown("model")


def model_from_json(json_string, custom_objects=None):
    return made_anew(json_string)


def clone_model(model, input_tensors=None, clone_function=None, **kwargs):
    # What the user's function gives for a layer may well be the layer itself, or one with its weights.
    return cloned(model) if clone_function is None else unknown("model")


def save_model(model, filepath, *args, **kwargs):
    note("model saved", model=model, path=filepath, session=keras_writes_to())
    return None


def model_from_config(config, custom_objects=None):
    return made_anew(config)


def model_from_yaml(yaml_string, custom_objects=None):
    return unknown("model")
