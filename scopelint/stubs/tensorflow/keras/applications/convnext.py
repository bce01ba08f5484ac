"""TF `tf.keras.applications.convnext`."""

from tensorflow.keras.applications._networks import (
    ConvNeXtBase,
    ConvNeXtLarge,
    ConvNeXtSmall,
    ConvNeXtTiny,
    ConvNeXtXLarge,
    decode_predictions,
    preprocess_input,
)
