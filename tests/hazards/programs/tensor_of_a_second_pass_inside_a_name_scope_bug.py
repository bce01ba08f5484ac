import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def scored(words, again=False):
    with tf.variable_scope("scorer", reuse=again):
        return tf.layers.dense(words, 2, activation=tf.nn.sigmoid, name="score")


training = scored(tf.placeholder(tf.float32, [None, 5]))
with tf.name_scope("serving"):
    served = scored(tf.placeholder(tf.float32, [None, 5]), again=True)
gate = tf.get_default_graph().get_tensor_by_name("scorer_1/score/Sigmoid:0")  # BUG TVS106
print(gate)
