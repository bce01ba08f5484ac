"""What a module is given to normalize with is a module, whose variables are exported with it; so is what an optimizer made."""

import tempfile

import tensorflow as tf


class Scale(tf.Module):
    def __init__(self):
        super().__init__()
        self.mean = tf.Variable(tf.zeros([4]))

    def __call__(self, x):
        return x - self.mean


class Scorer(tf.Module):
    def __init__(self, steps):
        super().__init__()
        self.steps = steps
        self.weights = tf.Variable(tf.random.normal([4, 1]))

    @tf.function(input_signature=[tf.TensorSpec([None, 4])])
    def score(self, x):
        for step in self.steps:
            x = step(x)
        return tf.matmul(x, self.weights)


scorer = Scorer([Scale()])
print(scorer.score(tf.ones([2, 4])))
tf.saved_model.save(scorer, tempfile.mkdtemp())
