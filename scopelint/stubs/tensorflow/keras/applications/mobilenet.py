"""TF `tf.keras.applications.mobilenet`."""

from tensorflow.keras.applications._networks import MobileNet, decode_predictions, preprocess_input
