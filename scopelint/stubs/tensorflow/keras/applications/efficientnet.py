"""TF `tf.keras.applications.efficientnet`."""

from tensorflow.keras.applications._networks import (
    EfficientNetB0,
    EfficientNetB1,
    EfficientNetB2,
    EfficientNetB3,
    EfficientNetB4,
    EfficientNetB5,
    EfficientNetB6,
    EfficientNetB7,
    decode_predictions,
    preprocess_input,
)
