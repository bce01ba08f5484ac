"""tensorflow.python.keras.engine.base_layer."""

from tensorflow.keras.layers import InputSpec, Layer
