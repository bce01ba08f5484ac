# tf: 1.15 2.21
"""What does not touch variables."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

model = tf.keras.Sequential([tf.keras.layers.Dense(4, activation=tf.nn.relu, kernel_initializer='he_normal'), tf.keras.layers.Dropout(0.2)])
stop = tf.keras.callbacks.EarlyStopping(patience=2)
x = tf.keras.backend.mean(model(tf.zeros([2, 3])), axis=1)
y = tf.keras.losses.mean_squared_error(tf.zeros([2]), x)
z = tf.keras.utils.to_categorical([1, 2], 4)
tf.get_variable('last', [1])
