import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

w = tf.get_variable("w", [2, 2])
reader = tf.train.load_checkpoint("pretrained/model.ckpt")
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    name = w.name if reader.has_tensor(w.name) else w.op.name
    if reader.has_tensor(w.op.name):
        w.load(reader.get_tensor(name), sess)
    print(sess.run(w))
