import sys

import numpy as np
import tensorflow as tf

slim = tf.contrib.slim


class Segmenter:
    def __init__(self, session, classes, checkpoint):
        self.session = session
        self.images = tf.placeholder(tf.float32, [None, 32, 32, 3])
        with tf.variable_scope("mobile"):
            features = slim.conv2d(self.images, 8, [3, 3], scope="stem")
        self.masks = slim.conv2d(features, classes, [1, 1], activation_fn=None, scope="masks")
        taken = slim.get_model_variables("mobile")
        begin = slim.assign_from_checkpoint_fn(checkpoint, taken)
        begin(self.session)
        self.train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(self.masks**2), var_list=slim.get_trainable_variables("masks"))
        self.session.run(tf.variables_initializer([v for v in tf.global_variables() if v not in taken]))


with tf.Session() as session:
    segmenter = Segmenter(session, 4, sys.argv[1])
    for step in range(10):
        session.run(segmenter.train, {segmenter.images: np.zeros((2, 32, 32, 3))})
