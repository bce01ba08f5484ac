"""Keras 3's `keras.config`: settings, which make no variables."""

from _scopelint import unknown
from tensorflow.keras.backend import backend, epsilon, floatx, image_data_format, set_floatx, set_image_data_format
from tensorflow.keras.mixed_precision import dtype_policy, set_dtype_policy


def set_epsilon(value):
    return None


def set_backend(backend):
    return None


def _set(*args):
    return None


enable_traceback_filtering = disable_traceback_filtering = enable_interactive_logging = disable_interactive_logging = _set
enable_unsafe_deserialization = enable_flash_attention = disable_flash_attention = set_max_epochs = set_max_steps_per_epoch = _set


def _asked(*args):
    return unknown("a setting")


is_traceback_filtering_enabled = is_interactive_logging_enabled = is_flash_attention_enabled = max_epochs = max_steps_per_epoch = _asked
