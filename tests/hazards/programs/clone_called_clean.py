import numpy as np
import tensorflow as tf


inputs = tf.keras.Input((4,))
outputs = tf.keras.layers.Dense(1)(tf.keras.layers.Dense(8, activation="relu")(inputs))
teacher = tf.keras.Model(inputs, outputs)
teacher.compile("adam", "mse")
teacher.fit(np.random.rand(16, 4), np.ones([16, 1]), verbose=0)

frozen = tf.keras.models.clone_model(teacher)
frozen.set_weights(teacher.get_weights())
frozen.trainable = False

student = tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam()
for x in np.random.rand(3, 8, 4).astype("float32"):
    target = frozen(x)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((student(x) - target) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, student.trainable_variables), student.trainable_variables))
assert np.allclose(frozen.get_weights()[0], teacher.get_weights()[0])
