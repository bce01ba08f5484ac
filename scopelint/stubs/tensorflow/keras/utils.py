"""TF `tf.keras.utils`: layers that keep what `get_variable` makes in their calls, data, files and settings."""

from _scopelint import get_collection, get_variable_scope, given, is_unknown, shape_of, source, unknown, variable_store
from numpy import ndarray
from tensorflow._functions import Module
from tensorflow.data import Dataset
from tensorflow.keras.backend import clear_session
from tensorflow.keras.saving import (
    CustomObjectScope,
    custom_object_scope,
    deserialize_keras_object,
    get_custom_objects,
    get_registered_name,
    get_registered_object,
    register_keras_serializable,
    serialize_keras_object,
)


class _Store(Module):
    """What a layer keeps by name: variables that `get_variable` asks for in its methods, and the layers inside of it."""

    def __init__(self):
        super().__init__()
        self._vars = {}
        self._layers = {}


_open = []
"""The stores of the methods that are being called, the innermost last."""


def track_tf1_style_variables(method):
    """Each layer object has a store of its own, in which what is there is shared."""

    def tracked(self, *args, **kwargs):
        if not hasattr(self, "_tf1_style_var_store"):
            self._tf1_style_var_store = _Store()
        kept, before = self._tf1_style_var_store, _penalties()
        inside = len(kept._layers)
        with variable_store(kept._vars):
            _open.append(kept)
            try:
                outputs = method(self, *args, **kwargs)
            finally:
                _open.pop()
        if hasattr(self, "add_loss"):
            for loss in _penalties()[len(before) :]:
                self.add_loss(loss)
            for layer in list(kept._layers.values())[inside:]:
                self.add_loss(layer.losses)
        return outputs

    return tracked


def _penalties():
    return get_collection("regularization_losses")


def get_or_create_layer(name, create_layer_method):
    """The layer of that name which a decorated method of this object has made before, or a new one."""
    if not _open:
        return create_layer_method()
    layers, name = _open[-1]._layers, f"{get_variable_scope().name}/{name}"
    if name not in layers:
        layers[name] = create_layer_method()
    return layers[name]


# -- data


class PyDataset:
    """Batches that the program's own class makes."""

    def __init__(self, workers=1, use_multiprocessing=False, max_queue_size=10):
        pass

    def on_epoch_begin(self):
        pass

    def on_epoch_end(self):
        pass


Sequence = PyDataset


def to_categorical(x, num_classes=None, dtype="float32"):
    shape = shape_of(x)
    if shape is None:
        return unknown("to_categorical()")
    kept = shape[:-1] if len(shape) > 1 and not is_unknown(shape[-1]) and shape[-1] == 1 else shape
    return ndarray((*kept, num_classes if given(num_classes) else unknown("a length", "int")))


def normalize(x, axis=-1, order=2):
    return x


def pad_sequences(sequences, maxlen=None, *args, **kwargs):
    return ndarray((_count(sequences), maxlen if given(maxlen) else unknown("a length", "int")))


def _count(values):
    shape = shape_of(values)
    return unknown("a length", "int") if not shape else shape[0]


def image_dataset_from_directory(
    directory,
    labels="inferred",
    label_mode="int",
    class_names=None,
    color_mode="rgb",
    batch_size=32,
    image_size=(256, 256),
    *args,
    **kwargs,
):
    made = _Found(_images(label_mode, color_mode, image_size))
    return (made, _Found(_images(label_mode, color_mode, image_size))) if kwargs.get("subset") == "both" else made


class _Found(Dataset):
    """What was found in a folder."""

    class_names = unknown("class_names")
    file_paths = unknown("file_paths")


_DEPTHS = {"rgb": 3, "rgba": 4, "grayscale": 1}


def _images(label_mode, color_mode, image_size):
    depth = unknown("a length", "int") if is_unknown(color_mode) else _DEPTHS.get(color_mode)
    size = (unknown("a length", "int"), unknown("a length", "int")) if is_unknown(image_size) else tuple(image_size)
    images = source((None, *size, depth), "float32")
    if is_unknown(label_mode):
        return unknown("element")
    return images if label_mode is None else (images, source((None,) if label_mode == "int" else None))


def text_dataset_from_directory(*args, **kwargs):
    return (_Found(), _Found()) if kwargs.get("subset") == "both" else _Found()


audio_dataset_from_directory = text_dataset_from_directory


def timeseries_dataset_from_array(*args, **kwargs):
    return Dataset()


def split_dataset(dataset, *args, **kwargs):
    return Dataset(), Dataset()


def img_to_array(img, data_format=None, dtype=None):
    return unknown("img_to_array()")


def array_to_img(x, *args, **kwargs):
    return unknown("array_to_img()")


def load_img(path, *args, **kwargs):
    return unknown("load_img()")


def save_img(path, x, *args, **kwargs):
    return None


def get_file(*args, **kwargs):
    return unknown("get_file()", "str")


def pack_x_y_sample_weight(x, y=None, sample_weight=None):
    if y is None:
        return x
    return (x, y) if sample_weight is None else (x, y, sample_weight)


def unpack_x_y_sample_weight(data):
    return unknown("data") if is_unknown(data) else (*data, *[None] * (3 - len(data))) if isinstance(data, tuple) else (data, None, None)


# -- models and settings


def plot_model(model, *args, **kwargs):
    return None


def model_to_dot(model, *args, **kwargs):
    return unknown("dot")


def set_random_seed(seed):
    return None


def enable_interactive_logging():
    return None


def disable_interactive_logging():
    return None


def is_interactive_logging_enabled():
    return unknown("interactive", "bool")


def is_keras_tensor(x):
    return unknown("is_keras_tensor()", "bool")


def get_source_inputs(tensor, *args, **kwargs):
    return unknown("get_source_inputs()")


def standardize_dtype(dtype):
    return unknown("dtype")


def multi_gpu_model(model, *args, **kwargs):
    return model


class Progbar:
    def __init__(self, target=None, *args, **kwargs):
        self.target = target

    def update(self, current, values=None, finalize=None):
        return None

    def add(self, n, values=None):
        return None


class FeatureSpace:
    def __init__(self, features, *args, **kwargs):
        self.features = features

    def adapt(self, dataset):
        return None

    def get_inputs(self):
        return unknown("inputs")

    def get_encoded_features(self):
        return unknown("features")

    def __call__(self, data):
        return unknown("features")
