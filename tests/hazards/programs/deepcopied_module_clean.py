import copy

import numpy as np
import tensorflow as tf


class Linear(tf.Module):
    def __init__(self, n, m):
        super().__init__()
        self.w = tf.Variable(tf.random.normal([n, m]))
        self.b = tf.Variable(tf.zeros([m]))

    def __call__(self, x):
        return x @ self.w + self.b


class Learner:
    def __init__(self):
        self.student = Linear(4, 2)
        self.teacher = copy.deepcopy(self.student)

    def step(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.student(x) - y))
            loss += tf.reduce_mean(tf.square(self.student(x) - self.teacher(x)))
        for v, g in zip(self.student.trainable_variables, tape.gradient(loss, self.student.trainable_variables)):
            v.assign_sub(0.1 * g)
        for t, s in zip(self.teacher.variables, self.student.variables):
            t.assign(0.99 * t + 0.01 * s)


learner = Learner()
learner.step(np.ones((2, 4), "float32"), np.ones((2, 2), "float32"))
print(learner.teacher.w is learner.student.w)
