import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

def build(reuse=None):
    with tf.variable_scope("net", reuse=reuse):
        return tf.get_variable("w", [])


build()
tf.reset_default_graph()
build()
with tf.Graph().as_default():
    build()
    build(True)
graphs = [tf.Graph() for _ in range(2)]
for graph in graphs:
    with graph.as_default() as g, tf.name_scope("tower"), tf.variable_scope("v%d" % graphs.index(g)):
        build()
with tf.Session(graph=graphs[0]) as session, session.graph.as_default():
    build()
build(reuse=True)
