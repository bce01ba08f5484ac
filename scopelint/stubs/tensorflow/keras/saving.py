"""TF `tf.keras.saving`: names for classes of the program, and models in files."""

from _scopelint import surely, unknown
from tensorflow.keras._model import Model, made_anew
from tensorflow.keras.models import load_model, save_model


def register_keras_serializable(package="Custom", name=None):
    def decorated(arg):
        return arg

    return decorated


class CustomObjectScope:
    def __init__(self, *args):
        self.objects = args

    def __enter__(self):
        return self

    def __exit__(self, *args):
        return None


custom_object_scope = CustomObjectScope


def get_custom_objects():
    return unknown("custom objects")


def get_registered_name(obj):
    return unknown("name")


def get_registered_object(name, custom_objects=None, module_objects=None):
    return unknown("object")


def serialize_keras_object(obj=None, *args, **kwargs):
    return obj._told_as("config") if surely(obj, Model) else unknown("config")


def deserialize_keras_object(config=None, *args, **kwargs):
    return made_anew(config)


def load_weights(model, filepath, *args, **kwargs):
    return model.load_weights(filepath)


def save_weights(model, filepath, *args, **kwargs):
    return model.save_weights(filepath)


class KerasFileEditor:
    def __init__(self, *args, **kwargs):
        pass
