import tensorflow as tf

features = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope("encoder"):
    hidden = tf.layers.dense(features, 8, name="hidden")
saved = [name for name, shape in tf.train.list_variables("model.ckpt")]
for name in saved:
    if ":0" not in name:
        print("in the file:", name)
assignment_map = {}
for variable in tf.trainable_variables():
    if variable.name in saved:  # BUG
        assignment_map[variable.op.name] = variable
tf.train.init_from_checkpoint("model.ckpt", assignment_map)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print(sess.run(hidden, {features: [[1.0, 2.0, 3.0, 4.0]]}))
