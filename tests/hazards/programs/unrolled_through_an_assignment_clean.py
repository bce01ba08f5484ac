"""A rate is learned by what one step with it comes to, which is assigned when the gradient is taken."""

import tensorflow as tf

rate = tf.Variable(0.1)
weights = tf.Variable(tf.random.normal([4, 1]))
optimizer = tf.keras.optimizers.SGD(0.01)


def loss_of(w, x, y):
    return tf.reduce_mean(tf.square(tf.matmul(x, w) - y))


x, y = tf.random.normal([16, 4]), tf.random.normal([16, 1])
for _ in range(5):
    with tf.GradientTape() as outer:
        with tf.GradientTape() as inner:
            loss = loss_of(weights, x, y)
        step = inner.gradient(loss, weights)
        moved = weights - rate * step
        reached = loss_of(moved, x, y)
    slope = outer.gradient(reached, [rate])
    optimizer.apply_gradients(zip(slope, [rate]))
    weights.assign(moved)
