"""The accuracy's counts are local variables."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

labels = tf.placeholder(tf.int64, [None])
logits = tf.layers.dense(tf.one_hot(labels, 5), 5)
accuracy, update = tf.metrics.accuracy(labels, tf.argmax(logits, 1))  # BUG
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())  # BUG
    sess.run(update, {labels: [1, 2]})  # BUG
    print(sess.run(accuracy))
