import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n == 0:
            raise StopIteration
        self.n -= 1
        return self.n


class Stack:
    def __init__(self, *layers):
        self.layers = list(layers)

    def __len__(self):
        return len(self.layers)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return Stack(*self.layers[index])
        return self.layers[index]

    def __contains__(self, name):
        return name in self.layers

    def __add__(self, other):
        return Stack(*self.layers, *other)

    def __call__(self, x):
        for name in self:
            x = x * tf.get_variable(name, [])
        return x

    def __bool__(self):
        return bool(self.layers)


for i in Countdown(2):
    tf.get_variable("c%d" % i, [])
net = Stack("a", "b") + ["c"]
net(1.0)
rest = net[1:]
assert "b" in rest and "a" not in rest and len(rest) == 2 and not Stack()
with tf.variable_scope("again"):
    rest(2.0)
it = iter(net)
tf.get_variable(next(it) + next(it), [])
next(it)
tf.get_variable(next(it, "end"), [])
(net + rest)(3.0)
