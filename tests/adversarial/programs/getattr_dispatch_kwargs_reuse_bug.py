import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Networks:
    def __init__(self, **options):
        for k, v in options.items():
            setattr(self, "_" + k, v)

    def net_actor(self, x, **kw):
        with tf.variable_scope("actor", **kw):
            return tf.layers.dense(x, self._actions, name="pi")

    def net_critic(self, x, **kw):
        with tf.variable_scope("critic", **kw):
            return tf.layers.dense(x, 1, name="v")

    def __getattr__(self, item):
        if item.startswith("build_"):
            method = getattr(self, "net_" + item[len("build_"):])
            return lambda x, again=False, **kw: method(x, reuse=again or None, **kw)
        raise AttributeError(item)


nets = Networks(actions=3)
s, s2 = (tf.placeholder(tf.float32, [None, 4], name=n) for n in ("s", "s2"))
pi = nets.build_actor(s)
v = nets.build_critic(s)
v2 = nets.build_critic(s2, again=True)
pi2 = getattr(nets, "build_%s" % "actor")(s2)
