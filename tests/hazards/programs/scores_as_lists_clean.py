"""What was measured elsewhere is made lists of by NumPy's own methods, whatever it is."""

import numpy as np
import tensorflow.compat.v1 as tf
from measured import scores, threshold

tf.disable_v2_behavior()

for row in np.ndarray.tolist(scores):
    print([round(each, 4) for each in row])
print(np.ndarray.item(threshold), np.ndarray.tolist(np.ones([2, 2])))
weights = tf.get_variable("weights", [3])
