import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
y = tf.layers.dense(x, 2, name="out")
reader = tf.train.NewCheckpointReader("pretrained/model.ckpt")
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for v in tf.trainable_variables():
        if reader.has_tensor(v.name):  # BUG
            v.load(reader.get_tensor(v.name), sess)
    sess.run(y, {x: [[1.0] * 4]})
