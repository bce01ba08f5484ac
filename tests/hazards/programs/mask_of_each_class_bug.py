"""Every turn begins with no mask, and what it has learned is only shown, or put in what the turn itself has made."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

images = tf.placeholder(tf.float32, [None, 6])
wanted = tf.placeholder(tf.int64, [None])
mask = tf.Variable(tf.zeros([6]), name="mask", trainable=False)
logits = tf.layers.dense(images + mask, 4, name="classifier")
loss = tf.losses.sparse_softmax_cross_entropy(wanted, logits)
fit_mask = tf.train.GradientDescentOptimizer(0.1).minimize(loss, var_list=[mask])
session = tf.Session()
session.run(tf.global_variables_initializer())


def no_mask():
    session.run(tf.variables_initializer([mask]))  # BUG TVS506


def search(parts):
    losses = []
    for part in range(parts):
        no_mask()
        for _ in range(20):
            data = {images: np.ones([3, 6]), wanted: np.full([3], 2)}
            session.run(fit_mask, data)
        row = []
        row.append(session.run(mask))
        print(part, row, session.run(mask))
        losses.append(session.run(loss, data))
    return losses


no_mask()
print(search(5))
print(session.run(mask))
