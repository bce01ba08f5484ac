"""A frozen graph is read into the graph that is there, under no name or under import/, and asked for what it has."""
import sys

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def read(path, name=None):
    with tf.gfile.GFile(path, "rb") as f:
        graph_def = tf.GraphDef()
        graph_def.ParseFromString(f.read())
    tf.import_graph_def(graph_def, name=name)


def scores(prefix=""):
    with tf.Session() as sess:
        return sess.run(prefix + "softmax:0", {prefix + "images:0": np.zeros((1, 224, 224, 3))})


read(sys.argv[1])
print(scores("import/"))
tf.reset_default_graph()
read(sys.argv[1], "")
print(scores())
graph = tf.Graph()
with graph.as_default():
    tf.saved_model.load(tf.Session(graph=graph), ["serve"], sys.argv[2])
    print(scores())
