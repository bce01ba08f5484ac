import abc

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Task(abc.ABC):
    def __init__(self):
        self.step = 0


class Step(abc.ABC):
    def __init__(self, task):
        self.task = task
        self.above = None

    def set_above(self, above):
        self.above = above


class Test(Step):
    def __init__(self, task, model):
        super().__init__(task)
        self.model = model


class Sequential(Step):
    def __init__(self, task):
        super().__init__(task)
        self.steps = [Test(task, MODEL)]


class Model:
    def __init__(self):
        self.w = tf.get_variable("w", [3])
        self.train = tf.train.AdamOptimizer().minimize(tf.reduce_sum(self.w))


MODEL = Model()


def main():
    task = Task()
    one = Sequential(task)
    two = Sequential(task)  # BUG TVS410
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(MODEL.train)
        print(one, two)


main()
