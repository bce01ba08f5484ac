"""TF `tf.keras.applications.mobilenet_v3`."""

from tensorflow.keras.applications._networks import decode_predictions, preprocess_input
