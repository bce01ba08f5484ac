import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Scoped:
    def __init__(self, inner, scope):
        self._inner = inner
        self._scope = scope

    def __getattr__(self, name):
        found = getattr(self._inner, name)
        if not callable(found):
            return found

        def wrapped(*args, **kwargs):
            with tf.variable_scope(self._scope, reuse=name.startswith("reuse_")):
                return found(*args, **kwargs)

        return wrapped


class Net:
    width = 3

    def dense(self, x, name):
        w = tf.get_variable(name, [x.shape[-1], self.width])
        return tf.matmul(x, w)

    reuse_dense = dense


x = tf.zeros([2, 5])
net = Scoped(Net(), "net")
h = net.dense(x, "a")
h = net.reuse_dense(x, "a")
h = net.dense(h, "b%d" % net.width)
net.dense(x, "a")
