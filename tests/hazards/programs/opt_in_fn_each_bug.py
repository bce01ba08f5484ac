import tensorflow as tf

w = tf.Variable(1.0)


@tf.function
def step():
    opt = tf.keras.optimizers.SGD(0.1, momentum=0.9)
    with tf.GradientTape() as t:
        l = w**2
    opt.apply_gradients([(t.gradient(l, w), w)])  # BUG


step()
