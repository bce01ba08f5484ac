import numpy as np
import tensorflow as tf

w = tf.Variable(tf.random.normal([3, 1]))
optimizer = tf.keras.optimizers.SGD(0.01)
x, y = np.random.rand(8, 3).astype("float32"), np.ones((8, 1), "float32")
for _ in range(5):
    with tf.GradientTape() as outer:
        fast = w
        for _ in range(2):
            with tf.GradientTape() as inner:
                inner.watch(fast)
                loss = tf.reduce_mean(tf.square(x @ fast - y))
            fast = fast - 0.1 * inner.gradient(loss, fast)
        final = tf.reduce_mean(tf.square(x @ fast - y))
    optimizer.apply_gradients([(outer.gradient(final, w), w)])
