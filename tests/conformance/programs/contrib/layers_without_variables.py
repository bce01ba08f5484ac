# tf: 1.5 1.15
import tensorflow as tf

layers = tf.contrib.layers
framework = tf.contrib.framework
x = tf.placeholder(tf.float32, [2, 8, 8, 4])

y = layers.dropout(x, 0.5)
y = layers.max_pool2d(y, 2)
tf.get_variable("a", y.shape)
y = layers.avg_pool2d(y, [2, 2], stride=1, padding="SAME")
tf.get_variable("b", y.shape)
y = layers.flatten(y)
tf.get_variable("c", y.shape)
y = layers.softmax(y)
y = layers.unit_norm(y, 1)
y = layers.maxout(y, 8)
tf.get_variable("d", y.shape)
y = layers.one_hot_encoding(tf.placeholder(tf.int32, [3]), 5)
tf.get_variable("e", y.shape)
with tf.variable_scope(None, "Dropout"):
    tf.get_variable("v", [1])
with tf.variable_scope(None, "softmax"):
    tf.get_variable("v", [1])
with tf.variable_scope(None, "flatten"):
    tf.get_variable("v", [1])
with tf.variable_scope(None, "UnitNorm"):
    tf.get_variable("v", [1])
with tf.variable_scope(None, "MaxOut"):
    tf.get_variable("v", [1])
layers.dropout(x, scope="Conv")
layers.conv2d(x, 3, 3)
