"""tensorflow.python.training.tracking.tracking."""

from tensorflow._functions import Module as AutoTrackable
