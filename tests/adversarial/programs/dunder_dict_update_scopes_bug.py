import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Params:
    def __init__(self, **kw):
        self.__dict__.update(scope="net", reuse=None)
        self.__dict__.update(kw)

    def updated(self, **kw):
        return Params(**dict(vars(self), **kw))


def build(x, p):
    with tf.variable_scope(p.scope, reuse=p.reuse):
        return tf.layers.dense(x, 2, name="fc")


x = tf.placeholder(tf.float32, [None, 2])
p = Params()
a = build(x, p)
q = p.updated(scope="other")
b = build(x, q)
vars(p)["reuse"] = True
c = build(x, p)
d = build(x, q)
