# tf: 1.5 1.15
import tensorflow as tf

slim = tf.contrib.slim
x = tf.placeholder(tf.float32, [4, 3])
loss = tf.reduce_mean(slim.fully_connected(x, 2, normalizer_fn=slim.batch_norm))
train_op = slim.learning.create_train_op(loss, tf.train.AdamOptimizer(0.1))
slim.losses.softmax_cross_entropy(slim.fully_connected(x, 2), tf.zeros([4, 2]))
slim.metrics.streaming_accuracy(tf.zeros([4]), tf.zeros([4]))
tf.contrib.layers.optimize_loss(loss, tf.train.get_global_step(), 0.1, "Adam")
tf.contrib.layers.optimize_loss(loss, tf.train.get_global_step(), 0.1, tf.train.GradientDescentOptimizer, name="named")
tf.contrib.layers.optimize_loss(loss, tf.train.get_global_step(), 0.1, "SGD", name="named")
