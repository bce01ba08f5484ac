import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

w = tf.get_variable("w", [2, 2])
saver = tf.train.Saver({v.name: v for v in tf.global_variables()})
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    path = saver.save(sess, "model/best")
print(tf.train.load_checkpoint(path).get_tensor(w.name))
