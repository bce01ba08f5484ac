import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def scored(words, again=False):
    with tf.variable_scope("scorer", reuse=again):
        return tf.layers.dense(words, 2, activation=tf.nn.sigmoid, name="score")


pair = tf.make_template("pair", lambda words: tf.nn.softmax(words * tf.get_variable("weights", [5])))
words = tf.placeholder(tf.float32, [None, 5])
for again in (False, True, True):
    scored(words, again)
    pair(words)
with tf.name_scope("serving"):
    scored(words, again=True)
    pair(words)
graph = tf.get_default_graph()
print(graph.get_tensor_by_name("scorer_1/score/Sigmoid:0"), graph.get_tensor_by_name("scorer_2/score/Sigmoid:0"))
print(graph.get_tensor_by_name("serving/scorer/score/Sigmoid:0"), graph.get_tensor_by_name("pair_1/Softmax:0"))
