"""TF `tf.keras.applications.densenet`."""

from tensorflow.keras.applications._networks import DenseNet121, DenseNet169, DenseNet201, decode_predictions, preprocess_input
