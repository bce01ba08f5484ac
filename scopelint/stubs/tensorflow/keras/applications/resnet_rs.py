"""TF `tf.keras.applications.resnet_rs`."""

from tensorflow.keras.applications._networks import (
    ResNetRS101,
    ResNetRS152,
    ResNetRS200,
    ResNetRS270,
    ResNetRS350,
    ResNetRS420,
    ResNetRS50,
    decode_predictions,
    preprocess_input,
)
