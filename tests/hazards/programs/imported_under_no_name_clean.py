"""A frozen graph is imported without a name: everything in it is below import/."""
import sys

import numpy as np
import tensorflow.compat.v1 as tf


def load_graph(path):
    graph = tf.Graph()
    graph_def = tf.GraphDef()
    with open(path, "rb") as f:
        graph_def.ParseFromString(f.read())
    with graph.as_default():
        tf.import_graph_def(graph_def, name="")
    return graph


def classify(graph, image):
    x = graph.get_tensor_by_name("input:0")
    y = graph.get_tensor_by_name("final_result:0")
    with tf.Session(graph=graph) as sess:
        return np.squeeze(sess.run(y, {x: image}))


def main():
    graph = load_graph(sys.argv[1])
    for name in sys.argv[2:]:
        scores = classify(graph, np.load(name))
        print(name, scores.argmax(), scores.max())


if __name__ == "__main__":
    main()
