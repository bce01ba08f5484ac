import tensorflow as tf


class Memory(tf.Module):
    def __init__(self):
        super().__init__()
        self.slots = {}

    @tf.function
    def read(self, x):
        key = str(x.shape[-1])
        if key not in self.slots:
            self.slots[key] = tf.Variable(tf.zeros([x.shape[-1]]))
        return x + self.slots[key]


m = Memory()
m.slots["5"] = tf.Variable(tf.zeros([5]))
m.read(tf.ones([2, 3]))
m.read(tf.ones([2, 5]))
