"""An exporter that never restores."""
import os
import shutil
import sys

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
MODEL_DIR = "/tmp/run"


class Model:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4], name="x")
        self.y = tf.placeholder(tf.float32, [None, 2], name="y")
        h = tf.layers.dense(self.x, 8, tf.nn.relu, name="h")
        self.logits = tf.layers.dense(h, 2, name="o")
        self.probs = tf.nn.softmax(self.logits, name="probs")
        self.loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits_v2(labels=self.y, logits=self.logits))


def train():
    tf.reset_default_graph()
    model = Model()
    op = tf.train.AdamOptimizer(0.01).minimize(model.loss)
    saver = tf.train.Saver(max_to_keep=1)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for step in range(20):
            sess.run(op, {model.x: np.random.rand(8, 4), model.y: np.eye(2)[np.random.randint(2, size=8)]})
        saver.save(sess, os.path.join(MODEL_DIR, "model"), global_step=20)


def export(out):
    tf.reset_default_graph()
    model = Model()
    with tf.Session() as sess:
        tf.train.Saver().restore(sess, tf.train.latest_checkpoint(MODEL_DIR))
        builder = tf.saved_model.builder.SavedModelBuilder(out)
        signature = tf.saved_model.signature_def_utils.predict_signature_def({"x": model.x}, {"probs": model.probs})
        builder.add_meta_graph_and_variables(sess, ["serve"], {"serving_default": signature})
        builder.save()


if __name__ == "__main__":
    os.makedirs(MODEL_DIR, exist_ok=True)
    train()
    shutil.rmtree("/tmp/out", ignore_errors=True)
    export("/tmp/out")
