"""tf.contrib.data: what became tf.data.experimental."""

from tensorflow.data import *
from tensorflow.data.experimental import *


def batch_and_drop_remainder(batch_size):
    return lambda dataset: dataset.batch(batch_size, True)
