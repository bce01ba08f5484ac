"""The evaluation keeps a decoder that the training never had, and asserts that all it has is restored."""

import tempfile

import tensorflow as tf


class Coder(tf.Module):
    def __init__(self, inputs, codes):
        super().__init__()
        self.matrix = tf.Variable(tf.random.normal([inputs, codes]))


class Encoding(tf.Module):
    def __init__(self, inputs, codes, decodes):
        super().__init__()
        self.coders = [Coder(inputs, codes)]
        if decodes:
            self.coders.append(Coder(codes, inputs))

    def __call__(self, x):
        for coder in self.coders:
            x = tf.matmul(x, coder.matrix)
        return x


def checkpoint(network, folder):
    kept = tf.train.Checkpoint(network=network, passes=tf.Variable(0, trainable=False))
    return kept, tf.train.CheckpointManager(kept, folder, max_to_keep=2)


folder = tempfile.mkdtemp()
network = Encoding(4, 2, decodes=False)
network.coders[0].matrix.assign_sub(tf.ones([4, 2]))
_, manager = checkpoint(network, folder)
manager.save()

evaluated = Encoding(4, 2, decodes=True)
kept, manager = checkpoint(evaluated, folder)
kept.restore(manager.latest_checkpoint).assert_existing_objects_matched()  # BUG
print(evaluated(tf.ones([1, 4])))
