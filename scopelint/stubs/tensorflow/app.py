"""tf.app."""

from absl.app import run
from tensorflow import flags
