"""Steps that are counted by a variable, outside of the traced function, or to see how often it is traced."""
import tensorflow as tf


class Follower:
    def __init__(self):
        self.leader, self.weights = tf.Variable([1.0, 2.0]), tf.Variable([1.0, 2.0])
        self.steps, self.calls, self.traces = tf.Variable(0), 0, 0

    @tf.function
    def learn(self, x):
        self.traces += 1
        if self.traces > 5:
            print("traced too often")
        self.steps.assign_add(1)
        self.leader.assign_sub(0.1 * x)
        if self.steps % 3 == 0:
            self.weights.assign(self.leader)

    def step(self, x):
        self.learn(x)
        self.calls += 1
        if self.calls % 3 == 0:
            print(self.calls, self.weights.numpy())


follower = Follower()
for _ in range(9):
    follower.step(tf.ones([2]))
