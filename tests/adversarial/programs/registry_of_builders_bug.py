import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
_REGISTRY = {}


def register(name=None, **defaults):
    def wrap(fn):
        key = name or fn.__name__
        if key in _REGISTRY:
            raise KeyError(key)
        _REGISTRY[key] = (fn, defaults)
        return fn
    return wrap


def make(name, *args, **kw):
    fn, defaults = _REGISTRY[name]
    merged = dict(defaults, **kw)
    with tf.variable_scope(merged.pop("scope", name), reuse=merged.pop("reuse", None)):
        return fn(*args, **merged)


@register("mlp", units=(8, 8))
def build_mlp(x, units, act=tf.nn.relu):
    for i, n in enumerate(units, start=1):
        x = act(tf.layers.dense(x, n, name="fc%d" % i))
    return x


@register(scope="mlp")
def linear(x):
    w = tf.get_variable("fc1/kernel", [x.shape[-1], 8])
    return tf.matmul(x, w)


x = tf.placeholder(tf.float32, [None, 5])
nets = {name: make(name, x) for name in sorted(_REGISTRY)}
deep = make("mlp", x, units=[8, 8], reuse=True)
