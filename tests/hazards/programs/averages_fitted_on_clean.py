"""A blend of weights and averages, steps that start from the average on purpose, and averages that are learned with in one turn."""

import tensorflow as tf

w = tf.Variable(tf.ones([4, 1]))
slow = tf.train.ExponentialMovingAverage(0.9)
slow.apply([w])
optimizer = tf.keras.optimizers.SGD(0.1)


def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(x @ w - 1.0))
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    slow.apply([w])
    return loss


for turn in range(20):
    step(tf.random.normal([8, 4]))
    if turn % 5 == 0:
        w.assign(0.5 * w + 0.5 * slow.average(w))
        print(float(tf.reduce_mean(tf.random.normal([8, 4]) @ w)))

for turn in range(20):
    w.assign(slow.average(w))
    print(float(step(tf.random.normal([8, 4]))))

for turn in range(20):
    step(tf.random.normal([8, 4]))
    print(float(tf.reduce_mean(tf.random.normal([8, 4]) @ slow.average(w))))
    w.assign(slow.average(w))
