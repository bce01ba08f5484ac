"""The network stands in a scope that the names which are run do not have."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self, scope):
        with tf.variable_scope(scope):
            self.x = tf.placeholder(tf.float32, [None, 4], name="images")
            h = tf.layers.dense(self.x, 8, tf.nn.relu, name="features")
            self.logits = tf.layers.dense(h, 3, name="logits")


net = Net("classifier")
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    features = sess.run("features/Relu:0", {net.x: np.ones((2, 4))})  # BUG
    print(features.shape)
    weights = sess.graph.get_tensor_by_name("%s/kernel:0" % "logits")  # BUG
    print(sess.run([net.logits, weights], {"images:0": np.ones((2, 4))}))  # BUG
