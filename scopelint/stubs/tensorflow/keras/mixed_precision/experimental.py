"""TF `tf.keras.mixed_precision.experimental`: where it was before TensorFlow 2.4."""

from tensorflow.keras.mixed_precision import LossScaleOptimizer, Policy, global_policy
from tensorflow.keras.mixed_precision import set_global_policy as set_policy
