import numpy as np
import tensorflow as tf


class MeanTeacher:
    def __init__(self, student, decay=0.99):
        self.student = student
        self.decay = decay
        self.shadow = [tf.Variable(v, trainable=False) for v in student.trainable_variables]

    def update(self):
        for i, v in enumerate(self.student.trainable_variables):
            self.shadow[i] = self.decay * self.shadow[i] + (1 - self.decay) * v  # BUG

    def swap_in(self):
        for s, v in zip(self.shadow, self.student.trainable_variables):
            v.assign(s)


student = tf.keras.Sequential([tf.keras.layers.Input((3,)), tf.keras.layers.Dense(1)])
teacher = MeanTeacher(student)
ckpt = tf.train.Checkpoint(shadow=teacher.shadow)
for _ in range(3):
    student.trainable_variables[0].assign_add(tf.ones([3, 1]))
    teacher.update()
teacher.swap_in()
assert not isinstance(teacher.shadow[0], tf.Variable)
