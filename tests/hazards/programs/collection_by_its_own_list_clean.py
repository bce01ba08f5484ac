import tensorflow as tf

w = tf.get_variable("w", [3])
b = tf.get_variable("b", [3])
tf.add_to_collection("watched", w)
tf.get_collection_ref("watched").append(b)
tf.get_default_graph().get_collection_ref(tf.GraphKeys.TRAINABLE_VARIABLES).remove(b)
for variable in tf.get_collection("watched"):
    tf.get_variable(variable.op.name + "_mean", [3], trainable=False)

del tf.get_collection_ref("watched")[:]
watched = tf.get_collection_ref("watched")
watched += [w]
for variable in tf.get_collection("watched"):
    tf.get_variable(variable.op.name + "_deviation", [3], trainable=False)

step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_sum(tf.square(w - b)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(step)
