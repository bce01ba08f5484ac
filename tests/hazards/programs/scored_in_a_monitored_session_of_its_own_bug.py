"""The second session has nothing to begin with: what was learned has gone with the first one."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def fit(net, steps=20):
    with tf.train.MonitoredSession() as sess:
        for _ in range(steps):
            sess.run(net["train"], {net["x"]: np.ones((2, 4))})


def predict(net, rows):
    with tf.train.SingularMonitoredSession() as sess:  # BUG
        return [sess.run(net["y"], {net["x"]: row}) for row in rows]


x = tf.placeholder(tf.float32, [None, 4])
y = tf.layers.dense(x, 1, name="out")
train = tf.train.AdamOptimizer(0.1).minimize(tf.reduce_mean(tf.square(y - 1.0)))
net = {"x": x, "y": y, "train": train}
fit(net)
print(predict(net, np.ones((3, 2, 4))))
