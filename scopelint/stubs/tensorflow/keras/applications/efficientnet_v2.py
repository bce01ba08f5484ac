"""TF `tf.keras.applications.efficientnet_v2`."""

from tensorflow.keras.applications._networks import (
    EfficientNetV2B0,
    EfficientNetV2B1,
    EfficientNetV2B2,
    EfficientNetV2B3,
    EfficientNetV2L,
    EfficientNetV2M,
    EfficientNetV2S,
    decode_predictions,
    preprocess_input,
)
