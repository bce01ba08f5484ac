"""TF `tf.keras.applications.inception_v3`."""

from tensorflow.keras.applications._networks import InceptionV3, decode_predictions, preprocess_input
