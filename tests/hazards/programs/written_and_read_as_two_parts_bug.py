"""Each side joins the path for itself; what is written as one part is asked for as another."""
import os
import tempfile

import tensorflow as tf


class Pitch(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable(tf.random.normal([4, 1]))

    def __call__(self, frames):
        return tf.matmul(frames, self.w)


class Store:
    def __init__(self, root):
        self.root = root

    def path(self):
        return os.path.join(self.root, "pitch")

    def put(self, module, step):
        return tf.train.Checkpoint(tracker=module, step=step).save(self.path())  # BUG

    def get(self, module, step):
        state = tf.train.Checkpoint(pitch=module, step=step)  # BUG
        state.restore(self.path() + "-1").expect_partial()  # BUG
        return module


def main():
    store = Store(tempfile.mkdtemp())
    learned = Pitch()
    learned.w.assign(tf.ones([4, 1]))
    store.put(learned, tf.Variable(3))
    used = store.get(Pitch(), tf.Variable(0))  # BUG
    print("FACT", float(tf.reduce_max(tf.abs(used.w - learned.w))) > 0)


main()
