import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

def build(a, *rest, scale=1, **options):
    with tf.variable_scope(a, **options):
        for i, (name, (rows, *columns)) in enumerate(rest):
            tf.get_variable(name, [rows * scale, *columns])


first, *middle, last = ["a", ("w", (2, 3)), ("v", (4,)), "z"]
build(first, *middle)
(x, y), z = ("p", "q"), last
x, y = y, x
for name, *shape in [(x, 1, 2), (y,)]:
    tf.get_variable(name, shape)
build(*[z, *middle], **{"reuse": tf.AUTO_REUSE}, scale=2)
pairs = dict(zip(*[("a", "b"), (1, 2)]))
for key, size in pairs.items():
    build(key + key, ("u", (size,)))
*_, tail = pairs
build(tail + tail, ("u", (2,)), reuse=None)
