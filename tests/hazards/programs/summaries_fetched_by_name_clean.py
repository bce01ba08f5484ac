"""Merged summaries are fetched by their names: TensorFlow makes the operation in a scope of its own."""
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 3], "x")
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1, name="score")), name="loss")
tf.summary.scalar("error", loss)
tf.summary.merge_all(name="reports")
tf.summary.merge_all()

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(["reports/reports:0", "Merge/MergeSummary:0", "loss:0"], {"x:0": [[1.0, 2.0, 3.0]]})
