import tensorflow as tf

features = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope("encoder"):
    hidden = tf.layers.dense(features, 8, name="hidden")
names = {v.name.split(":")[0]: v for v in tf.trainable_variables()}
assignment_map, loaded = {}, {}
for each in tf.train.list_variables("model.ckpt"):
    name, shape = each[0], each[1]
    if name not in names or "adam" in name:
        continue
    assignment_map[name] = names[name]
    loaded[name] = 1
    loaded[name + ":0"] = 1
for name, shape in tf.train.list_variables("model.ckpt"):
    if ":0" not in name:
        print("in the file:", name)
tf.train.init_from_checkpoint("model.ckpt", assignment_map)
for name in loaded:
    if ":0" not in name:
        print("loaded:", name)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print(sess.run(hidden, {features: [[1.0, 2.0, 3.0, 4.0]]}))
