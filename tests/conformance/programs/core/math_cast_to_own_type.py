import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [3, 2])
w = tf.get_variable("w", [2])
for name, same in (("dtype", tf.cast(x, tf.float32)), ("text", tf.cast(x, "float32")), ("other", tf.cast(x, tf.int32)), ("weights", tf.cast(w, tf.float32))):
    if same is x or same is w:
        tf.get_variable("same_" + name, [2])
with tf.name_scope("Cast"):
    tf.Variable(1.0, name="after")
