"""TF `tf.keras.applications.inception_resnet_v2`."""

from tensorflow.keras.applications._networks import InceptionResNetV2, decode_predictions, preprocess_input
