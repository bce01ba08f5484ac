"""TF `tf.keras.applications.xception`."""

from tensorflow.keras.applications._networks import Xception, decode_predictions, preprocess_input
