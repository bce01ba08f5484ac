import numpy as np
import tensorflow as tf


class Scheduler:
    def __init__(self):
        self.rate = tf.Variable(0.1, trainable=False)

    def decay(self):
        self.rate = tf.Variable(self.rate * 0.5, trainable=False)  # BUG


schedule = Scheduler()
w = tf.Variable(1.0)


@tf.function
def step(x):
    with tf.GradientTape() as tape:
        loss = (w * x - 1.0) ** 2
    w.assign_sub(schedule.rate * tape.gradient(loss, w))  # BUG


for epoch in range(3):
    step(tf.constant(2.0))
    schedule.decay()  # BUG
