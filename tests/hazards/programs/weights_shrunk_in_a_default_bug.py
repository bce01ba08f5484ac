import tensorflow as tf


class Table(tf.Module):
    def __init__(self, rows, kept=[]):  # BUG TVS410
        super().__init__()
        self.kept = kept
        self.values = tf.Variable(tf.random.uniform([rows, 2]))
        self.kept += [self.values]

    def forget(self, rate):
        for v in self.kept:
            v.assign(v * (1.0 - rate))


words, topics = Table(5), Table(3)
words.forget(0.1)
topics.forget(0.5)
print(words.values.numpy().sum(), topics.values.numpy().sum())
