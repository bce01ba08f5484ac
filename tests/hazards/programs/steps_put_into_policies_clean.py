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
        self.steps = []

    def add(self, step):
        if self.steps:
            self.steps[-1].set_above(step)
        self.steps.append(step)


class Model:
    def __init__(self):
        self.w = tf.get_variable("w", [3])
        self.train = tf.train.AdamOptimizer().minimize(tf.reduce_sum(self.w))


def main():
    task = Task()
    model = Model()
    one = Sequential(task)
    one.add(Test(task, model))
    two = Sequential(task)
    two.add(Test(task, model))
    first = Step(task)
    second = Step(task)
    first.set_above(one)
    second.set_above(one)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(model.train)
        print(one, two, first, second)


main()
