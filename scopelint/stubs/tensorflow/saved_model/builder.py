"""tf.saved_model.builder."""

from tensorflow.saved_model import Builder as SavedModelBuilder
