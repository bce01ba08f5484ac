import tensorflow as tf

project = tf.keras.layers.Dense(8)
text = project(tf.ones([2, 16]))
image = project(tf.ones([2, 12]))  # BUG
