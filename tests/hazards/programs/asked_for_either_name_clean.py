"""A keep probability that only some graphs have."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x, training):
    with tf.variable_scope("net"):
        w = tf.get_variable("w", [4, 2])
        if training:
            keep = tf.placeholder_with_default(1.0, [], name="keep_prob")
            x = tf.nn.dropout(x, keep)
        return tf.nn.softmax(tf.matmul(x, w), name="scores")


x = tf.placeholder(tf.float32, [None, 4], name="x")
net(x, True)
graph = tf.get_default_graph()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    feed = {graph.get_tensor_by_name("x:0"): np.ones((1, 4))}
    try:
        feed[graph.get_tensor_by_name("keep_prob:0")] = 1.0
    except KeyError:
        feed[graph.get_tensor_by_name("net/keep_prob:0")] = 1.0
    print(sess.run("net/scores:0", feed), graph.get_operation_by_name("net/scores").name, graph.get_operation_by_name("init").name)
