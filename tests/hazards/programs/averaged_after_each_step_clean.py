"""Averages that are begun before the training and go on in it, in a traced step, of a loop, or where nothing reads them later."""

import tensorflow as tf

w, b, rate = tf.Variable(tf.ones([3, 1])), tf.Variable(tf.zeros([1])), tf.Variable(0.1)
ema = tf.train.ExponentialMovingAverage(decay=0.99)
ema.apply([w, b])
optimizer = tf.keras.optimizers.SGD(0.1)


@tf.function
def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(x @ w + b - y))
    optimizer.apply_gradients(zip(tape.gradient(loss, [w, b]), [w, b]))
    ema.apply([w, b])
    return loss


for step in range(10):
    train_step(tf.random.normal([8, 3]), tf.ones([8, 1]))
print(ema.average(w), ema.average(b))

traced_only = tf.train.ExponentialMovingAverage(decay=0.9)
v = tf.Variable(tf.ones([3, 1]))


@tf.function
def averaged_step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(x @ v))
    optimizer_of_v.apply_gradients([(tape.gradient(loss, v), v)])
    traced_only.apply([v])


optimizer_of_v = tf.keras.optimizers.SGD(0.1)
for step in range(10):
    averaged_step(tf.random.normal([8, 3]))
print(traced_only.average(v))

# A snapshot of what was there at the beginning, which is read before anything is trained.
start = tf.train.ExponentialMovingAverage(decay=0.0)
u = tf.Variable(tf.ones([3, 1]))
start.apply([u])
before = start.average(u).numpy()
optimizer_of_u = tf.keras.optimizers.SGD(0.1)
for step in range(10):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(tf.random.normal([8, 3]) @ u))
    optimizer_of_u.apply_gradients([(tape.gradient(loss, u), u)])
print(before, u)
