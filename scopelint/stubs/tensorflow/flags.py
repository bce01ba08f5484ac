"""tf.flags."""

from absl.flags import *
