import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
y = tf.layers.dense(x, 2, name="out")
reader = tf.train.NewCheckpointReader("pretrained/model.ckpt")
shapes = reader.get_variable_to_shape_map()
tf.train.init_from_checkpoint("pretrained/model.ckpt", {v.name.split(":")[0]: v for v in tf.trainable_variables() if v.op.name in shapes})
tf.train.init_from_checkpoint("pretrained/model.ckpt", {"old/": "out/"})
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for v in tf.trainable_variables():
        name = v.name[:-2]
        if reader.has_tensor(name):
            v.load(reader.get_tensor(name), sess)
        v.load(tf.train.load_variable("pretrained/model.ckpt", v.op.name), sess)
    sess.run(y, {x: [[1.0] * 4]})
