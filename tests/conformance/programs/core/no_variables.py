"""What makes no variable and counts no variable scope, though its name may be used up."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [4, 3])
ids = tf.placeholder(tf.int64, [4, 1])
w = tf.get_variable("w", [10, 3])
b = tf.get_variable("b", [10])
for scope in ("a", "a", "c"):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        tf.summary.scalar("loss", tf.reduce_sum(x))
        tf.summary.histogram("hist", x)
        tf.nn.embedding_lookup(w, ids)
        tf.nn.dropout(x, 0.5)
        tf.nn.batch_normalization(x, tf.zeros([3]), tf.ones([3]), None, None, 0.001)
        tf.train.exponential_decay(0.1, tf.zeros([], tf.int32), 10, 0.9)
        tf.losses.mean_squared_error(x, x)
        tf.nn.nce_loss(w, b, ids, x, 4, 10)
        tf.nn.sampled_softmax_loss(w, b, ids, x, 4, 10)
        tf.get_variable("v", [2])
        tf.Variable(0.0, name="loss")
        tf.Variable(0.0, name="hist")
        tf.Variable(0.0, name="dropout")
        tf.Variable(0.0, name="batchnorm")
        tf.Variable(0.0, name="nce_loss")
        tf.Variable(0.0, name="sampled_softmax_loss")
        tf.Variable(0.0, name="mean_squared_error")
saver = tf.train.Saver()
tf.report_uninitialized_variables()
tf.global_variables_initializer()
tf.Variable(0.0, name="save")
tf.Variable(0.0, name="init")
tf.Variable(0.0, name="report_uninitialized_variables")
with tf.variable_scope(None, "save"):
    tf.get_variable("w", [1])
with tf.variable_scope(None, "nce_loss"):
    tf.get_variable("w", [1])
