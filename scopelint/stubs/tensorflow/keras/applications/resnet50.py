"""TF `tf.keras.applications.resnet50`."""

from tensorflow.keras.applications._networks import ResNet50, decode_predictions, preprocess_input
