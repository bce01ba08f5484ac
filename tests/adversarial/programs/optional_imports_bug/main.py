import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

try:
    import json
except ImportError:
    import simplejson as json

try:
    from slow_ops import fused
except ImportError:
    fused = None

try:
    from slow_ops import plain
    HAVE_PLAIN = True
except ImportError:
    HAVE_PLAIN = False

if fused is not None:
    tf.get_variable("fused", [])
if HAVE_PLAIN:
    plain("plain")
config = json.loads('{"layers": [2, 3], "name": "net"}')
with tf.variable_scope(config["name"]):
    for i, size in enumerate(config["layers"]):
        tf.get_variable("w%d" % i, [size])


def late():
    from slow_ops import plain as again
    import slow_ops as s

    again("late_%d" % s.COUNT)


late()
late()
plain("plain")
