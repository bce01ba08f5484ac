import tensorflow as tf

w = tf.get_variable("w", [3])
tf.get_collection_ref("watched").extend([w, w])
for variable in tf.get_collection("watched"):
    tf.get_variable(variable.op.name + "_mean", [3], trainable=False)  # BUG
