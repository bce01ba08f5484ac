"""TF `tf.keras.applications.mobilenet_v2`."""

from tensorflow.keras.applications._networks import MobileNetV2, decode_predictions, preprocess_input
