import contextlib

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Net:
    def __init__(self):
        self._seen = set()
        self._stack = []

    @contextlib.contextmanager
    def layer(self, name):
        path = "/".join(self._stack + [name])
        self._stack.append(name)
        try:
            with tf.variable_scope(name, reuse=path in self._seen) as scope:
                yield scope
        finally:
            self._stack.pop()
            self._seen.add(path)

    def block(self, x, n):
        with self.layer("block"):
            for i in range(n):
                with self.layer("u%d" % i):
                    w = tf.get_variable("w", [x.shape[-1], x.shape[-1]])
                    x = tf.tanh(tf.matmul(x, w))
        return x


net = Net()
a, b = tf.placeholder(tf.float32, [2, 4]), tf.placeholder(tf.float32, [3, 4])
with net.layer("enc"):
    ya = net.block(a, 2)
with net.layer("enc"):
    yb = net.block(b, 2)
