"""TF `tf.keras.preprocessing`: data that are made ready."""

from tensorflow.keras.preprocessing import image, sequence, text
from tensorflow.keras.utils import image_dataset_from_directory, text_dataset_from_directory, timeseries_dataset_from_array
