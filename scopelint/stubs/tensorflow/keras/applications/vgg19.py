"""TF `tf.keras.applications.vgg19`."""

from tensorflow.keras.applications._networks import VGG19, decode_predictions, preprocess_input
