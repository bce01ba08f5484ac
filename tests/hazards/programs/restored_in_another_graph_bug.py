"""After the reset the saver is of a graph that is gone: what the new one holds is restored by a saver of its own."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

offset = tf.get_variable("offset", [3])
saver = tf.train.Saver()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    saver.save(session, "offsets/last")
tf.reset_default_graph()
offset = tf.get_variable("offset", [3])
with tf.Session() as session:
    saver.restore(session, "offsets/last")  # BUG
    print(session.run(offset))
