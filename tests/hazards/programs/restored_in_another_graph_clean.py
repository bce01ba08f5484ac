"""A saver runs its operations by their names, which are those of the second graph's saver as well."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def built():
    offset = tf.get_variable("offset", [3])
    return offset, tf.train.Saver()


offset, saver = built()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    saver.save(session, "offsets/last")
tf.reset_default_graph()
offset, _ = built()
with tf.Session() as session:
    saver.restore(session, "offsets/last")
    print(session.run(offset))
