"""The weights of a file are given to the parameters one after the other: there are as many of them."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self, x, file, session):
        self.parameters = []
        for i in range(5):
            with tf.name_scope(f"fc{i}"):
                w = tf.Variable(tf.truncated_normal([8, 8]), name="weights")
                b = tf.Variable(tf.zeros([8]), name="biases")
                x = tf.nn.relu(tf.matmul(x, w) + b)
                self.parameters += [w, b]
        self.out = x
        weights = np.load(file)
        for i, key in enumerate(sorted(weights.keys())):
            session.run(self.parameters[i].assign(weights[key]))


x = tf.placeholder(tf.float32, [None, 8])
with tf.Session() as session:
    net = Net(x, "weights.npz", session)
    print(session.run(net.out, {x: np.ones((2, 8))}))
