"""Each device computes its part of the batch by one detector, whose statistics are asked for by the first device's scope."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

DEVICES = 2


def detector(pixels):
    with tf.variable_scope("detector", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(pixels, 16, use_bias=False, name="squeeze")
        h = tf.nn.relu(tf.layers.batch_normalization(h, training=True, name="norm"))
        return tf.layers.dense(h, 4, name="boxes")


pixels = tf.placeholder(tf.float32, [None, 24])
boxes = tf.placeholder(tf.float32, [None, 4])
losses = []
for device, (part, target) in enumerate(zip(tf.split(pixels, DEVICES), tf.split(boxes, DEVICES))):
    with tf.name_scope("device_%d" % device):
        losses.append(tf.reduce_mean(tf.squared_difference(detector(part), target)))
updates = tf.get_collection(tf.GraphKeys.UPDATE_OPS, scope="device_0/detector/")
with tf.control_dependencies(updates):
    step = tf.train.AdamOptimizer(1e-3).minimize(tf.add_n(losses))

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(20):
        sess.run(step, {pixels: np.random.rand(8, 24) + 2, boxes: np.random.rand(8, 4)})
    print(sess.run([v for v in tf.global_variables() if "moving_mean" in v.name]))
