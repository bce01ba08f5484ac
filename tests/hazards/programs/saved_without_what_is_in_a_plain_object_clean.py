import os, tempfile
import numpy as np
import tensorflow as tf


class Vocabulary:
    """Words and their vectors."""
    """Words and their vectors."""

    def __init__(self, words, dim):
        self.index = {w: i for i, w in enumerate(words)}
        self.vectors = tf.Variable(tf.random.normal([len(words), dim]))

    def __call__(self, words):
        return tf.gather(self.vectors, [self.index[w] for w in words])


class Classifier(tf.Module):
    def __init__(self, words, dim=4):
        super().__init__()
        self.vocabulary = Vocabulary(words, dim)
        self.vectors = self.vocabulary.vectors
        self.w = tf.Variable(tf.random.normal([dim, 1]))

    def __call__(self, words):
        return tf.reduce_mean(self.vocabulary(words), 0, keepdims=True) @ self.w


def train(model, steps):
    opt = tf.keras.optimizers.SGD(0.1)
    vs = [model.w, model.vocabulary.vectors]
    for _ in range(steps):
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum((model(["a", "c"]) - 1.0) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, vs), vs))


words = ["a", "b", "c"]
model = Classifier(words)
train(model, 5)
path = tf.train.Checkpoint(model=model, opt=tf.keras.optimizers.SGD(0.1)).save(os.path.join(tempfile.mkdtemp(), "ckpt"))
again = Classifier(words)
tf.train.Checkpoint(model=again).restore(path)
print("FACT", float(model(["a"])[0, 0]) == float(again(["a"])[0, 0]))
