"""TF `tf.keras.applications.imagenet_utils`."""

from tensorflow.keras.applications._networks import decode_predictions, preprocess_input
