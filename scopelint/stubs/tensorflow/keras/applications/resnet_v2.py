"""TF `tf.keras.applications.resnet_v2`."""

from tensorflow.keras.applications._networks import ResNet101V2, ResNet152V2, ResNet50V2, decode_predictions, preprocess_input
