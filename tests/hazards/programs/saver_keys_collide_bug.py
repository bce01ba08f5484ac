import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope("a"):
    a = tf.get_variable("w", [2])
with tf.variable_scope("b"):
    b = tf.get_variable("w", [3])

saved = {}
for variable in tf.trainable_variables():
    saved[variable.op.name.split("/")[-1]] = variable  # BUG
saver = tf.train.Saver(saved)  # BUG
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    saver.save(session, "/tmp/model")
