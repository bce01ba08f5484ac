"""The heads of three tasks."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 16])
with tf.variable_scope("shared"):
    h = tf.layers.dense(x, 32, tf.nn.relu)
outputs = {}
for task in ["age", "sex", "income"]:
    with tf.variable_scope("head", reuse=tf.AUTO_REUSE):
        outputs[task] = tf.layers.dense(h, 1, name="logit")  # BUG
