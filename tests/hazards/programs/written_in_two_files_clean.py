"""Two files of one folder, each of which is read as what it was written as; one is written once more under the new name of the part."""
import os
import tempfile

import tensorflow as tf

folder = tempfile.mkdtemp()
student, teacher = (tf.Module() for _ in range(2))
student.w, teacher.w = tf.Variable([1.0, 2.0]), tf.Variable([3.0, 4.0])
tf.train.Checkpoint(student=student).write(os.path.join(folder, "student"))
tf.train.Checkpoint(teacher=teacher).write(os.path.join(folder, "teacher"))
tf.train.Checkpoint(old=student).write(os.path.join(folder, "model"))
tf.train.Checkpoint(net=student).write(os.path.join(folder, "model"))
one, two, three = tf.Module(), tf.Module(), tf.Module()
one.w, two.w, three.w = tf.Variable([0.0, 0.0]), tf.Variable([0.0, 0.0]), tf.Variable([0.0, 0.0])
tf.train.Checkpoint(student=one).read(os.path.join(folder, "student")).expect_partial()
tf.train.Checkpoint(teacher=two).read(os.path.join(folder, "teacher")).expect_partial()
tf.train.Checkpoint(net=three).read(os.path.join(folder, "model")).expect_partial()
print(one.w.numpy(), two.w.numpy(), three.w.numpy())
