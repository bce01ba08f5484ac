"""tf.math."""

from tensorflow._math import *
from tensorflow._math import div_no_nan as divide_no_nan
from tensorflow._math import igamma, igammac
from tensorflow.nn import l2_normalize, log_softmax, softmax, softplus, softsign, top_k, zero_fraction
