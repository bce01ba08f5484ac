"""Both initializers."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

labels = tf.placeholder(tf.int64, [None])
logits = tf.layers.dense(tf.one_hot(labels, 5), 5)
accuracy, update = tf.metrics.accuracy(labels, tf.argmax(logits, 1))
with tf.Session() as sess:
    sess.run([tf.global_variables_initializer(), tf.local_variables_initializer()])
    sess.run(update, {labels: [1, 2]})
    print(sess.run(accuracy))
