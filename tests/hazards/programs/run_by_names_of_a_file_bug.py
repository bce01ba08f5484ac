"""A frozen graph is read into the graph that is there, and everything of it is below import/."""
import sys

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.gfile.GFile(sys.argv[1], "rb") as f:
    graph_def = tf.GraphDef()
    graph_def.ParseFromString(f.read())
tf.import_graph_def(graph_def)
with tf.Session() as sess:
    scores = sess.run("softmax:0", {"images:0": np.zeros((1, 224, 224, 3))})  # BUG
    print(scores)
