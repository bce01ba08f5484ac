import tensorflow.compat.v1 as tf

# From TensorFlow 2 on a graph can be entered, which does nothing.
tf.disable_v2_behavior()

graph = tf.Graph()
with graph:
    w = tf.get_variable("w", [3])
y = w * 2.0
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run(y))
