"""TF `tf.keras.applications.resnet`."""

from tensorflow.keras.applications._networks import ResNet101, ResNet152, ResNet50, decode_predictions, preprocess_input
