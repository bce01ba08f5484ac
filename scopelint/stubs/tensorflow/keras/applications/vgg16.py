"""TF `tf.keras.applications.vgg16`."""

from tensorflow.keras.applications._networks import VGG16, decode_predictions, preprocess_input
