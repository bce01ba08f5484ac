"""Modules that are exported hold the variables of the script's that their functions use, or use values of before, or are not traced."""
import tempfile

import tensorflow as tf

SCALE = tf.Variable([2.0, 3.0], name="scale")
DOUBLED = 2.0 * SCALE
SPEC = tf.TensorSpec([None, 2], tf.float32)


class Scorer(tf.Module):
    def __init__(self):
        super().__init__()
        self.scale = SCALE
        self.bias = tf.Variable([0.5, 0.5])

    def shifted(self, x):
        return x * SCALE + self.bias

    @tf.function(input_signature=[SPEC])
    def score(self, x):
        return {"score": self.shifted(x)}


class Constant(tf.Module):
    """What it scales by is the number of then."""

    @tf.function(input_signature=[SPEC])
    def call(self, x):
        return tf.reduce_sum(tf.nn.relu(x) * DOUBLED)


class Untraced(tf.Module):
    """Nobody has called its function, which has no signature: nothing of it is exported."""

    def __init__(self):
        super().__init__()
        self.bias = tf.Variable([0.5, 0.5])

    @tf.function
    def call(self, x):
        return x * SCALE + self.bias


@tf.function
def step(x):
    SCALE.assign_sub(0.1 * tf.reduce_mean(x, 0))
    return tf.reduce_sum(SCALE)


scorer = Scorer()
tf.saved_model.save(scorer, tempfile.mkdtemp(), signatures=scorer.score)
constant = Constant()
print(step(tf.ones([1, 2])), constant.call(tf.ones([1, 2])))
tf.saved_model.save(constant, tempfile.mkdtemp(), signatures={"serving_default": constant.call})
tf.saved_model.save(Untraced(), tempfile.mkdtemp())

held = tf.Module()
held.variables_of_it = [SCALE]
held.run = tf.function(lambda x: x + SCALE, input_signature=[SPEC])
tf.saved_model.save(held, tempfile.mkdtemp())
