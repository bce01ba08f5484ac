import numpy as np

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
sizes = np.linspace(16, 4, 3).astype(int)
names = ["fc_{}".format(s) for s in sizes.tolist()]
shape = (4, 4, 2)
x = tf.placeholder(tf.float32, (None,) + shape)
flat = tf.reshape(x, [-1, np.prod(shape)])
for name, n in zip(names, sizes):
    flat = tf.layers.dense(flat, int(n), name=name)
top = tf.layers.dense(flat, 4, name="fc_%d" % (np.min(sizes) - 1))
