"""A graph that another program wrote is read in, and a saver of its own keeps a few of its checkpoints."""

import tensorflow.compat.v1 as tf

graph = tf.Graph()
with graph.as_default():
    loader = tf.train.import_meta_graph("infer.meta")
    best = tf.train.Saver(max_to_keep=1)
z = graph.get_tensor_by_name("z:0")

with tf.Session(graph=graph) as sess:
    loader.restore(sess, tf.train.latest_checkpoint("train"))
    best.save(sess, "best/model")
