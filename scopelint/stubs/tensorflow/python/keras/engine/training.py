"""tensorflow.python.keras.engine.training."""

from tensorflow.keras import Model
