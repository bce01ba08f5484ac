"""Functions that are exported use a variable of the script's, be they methods, attributes or signatures; nobody has called them."""
import tempfile

import tensorflow as tf

SCALE = tf.Variable([2.0, 3.0], name="scale")
SPEC = tf.TensorSpec([None, 2], tf.float32)


class Scorer(tf.Module):
    def __init__(self):
        super().__init__()
        self.bias = tf.Variable([0.5, 0.5])

    def shifted(self, x):
        return x * SCALE + self.bias

    @tf.function(input_signature=[SPEC])
    def score(self, x):
        return {"score": self.shifted(x)}


class Bare(tf.Module):
    @tf.function
    def call(self, x):
        return tf.reduce_sum(x * SCALE)


tf.saved_model.save(Scorer(), tempfile.mkdtemp())  # BUG TVS106

bare = Bare()
tf.saved_model.save(bare, tempfile.mkdtemp(), signatures=bare.call.get_concrete_function(SPEC))  # BUG TVS106

held = tf.Module()
held.run = tf.function(lambda x: x + SCALE, input_signature=[SPEC])
tf.saved_model.save(held, tempfile.mkdtemp())  # BUG TVS106
