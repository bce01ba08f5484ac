import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope("a"):
    a = tf.get_variable("w", [2])
with tf.variable_scope("b"):
    b = tf.get_variable("w", [3])

saver = tf.train.Saver({"_".join(v.op.name.split("/")): v for v in tf.trainable_variables()})
last = {v.op.name.split("/")[-1]: v for v in tf.trainable_variables()}
first = {"w": a}
first["w"] = b
second, rest = tf.train.Saver(first), tf.train.Saver([a])
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for each in (saver, second, rest):
        each.save(session, "/tmp/model", write_meta_graph=last is None)
