# tf: 1.15 2.21
"""Keras metrics make their counts when they are made, in the name scope that is open, and in no collection."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
loss = tf.keras.metrics.Mean()
named = tf.keras.metrics.Mean(name="loss")
area = tf.keras.metrics.AUC()
accuracy = tf.keras.metrics.CategoricalAccuracy()
logits = tf.keras.layers.Dense(2)(x)
update = loss(x)
with tf.name_scope("train"):
    precision = tf.keras.metrics.Precision()
    recall = tf.keras.metrics.Recall(thresholds=[0.1, 0.2])
    overlap = tf.keras.metrics.MeanIoU(3)
    error = tf.keras.metrics.RootMeanSquaredError()
    hits = tf.keras.metrics.TruePositives()
    total = tf.keras.metrics.Sum()
    sensitivity = tf.keras.metrics.SensitivityAtSpecificity(0.3, 10)
late = tf.keras.metrics.MeanTensor()
late.update_state(tf.ones([2, 3]))
with tf.variable_scope("v", reuse=tf.AUTO_REUSE):
    squared = tf.keras.metrics.MeanSquaredError()
