"""A session runs and feeds what has the names, and asks the operation of one for what comes out of it."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self, scope):
        with tf.variable_scope(scope):
            self.x = tf.placeholder(tf.float32, [None, 4], name="images")
            h = tf.layers.dense(self.x, 8, tf.nn.relu, name="features")
            self.logits = tf.layers.dense(h, 3, name="logits")
            tf.train.AdamOptimizer().minimize(tf.reduce_mean(self.logits), name="train")


net = Net("classifier")
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run("classifier/train", {"classifier/images:0": np.ones((2, 4))})
    features = sess.run("classifier/features/Relu:0", {net.x: np.ones((2, 4))})
    print(features.shape)
    weights = sess.graph.get_tensor_by_name("%s/logits/kernel:0" % "classifier")
    outputs = sess.graph.get_operation_by_name("classifier/logits/BiasAdd").outputs[0]
    found = sess.run({"logits": outputs, "weights": weights}, {"classifier/images:0": np.ones((2, 4))})
    print(found["logits"].shape)
    try:
        sess.run("logits/BiasAdd:0")
    except ValueError:
        print("it is in a scope")
