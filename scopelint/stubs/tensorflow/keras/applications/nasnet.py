"""TF `tf.keras.applications.nasnet`."""

from tensorflow.keras.applications._networks import NASNetLarge, NASNetMobile, decode_predictions, preprocess_input
