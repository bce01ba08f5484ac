import tensorflow as tf

v1 = tf.compat.v1


def slope(x):
    with v1.variable_scope("slope"):
        return v1.get_variable("w", [x.shape[-1], 1])


x = tf.ones([2, 4])
members = {}
for name in ("a", "b", "c"):
    members[name] = slope(x)
    print(name, tf.matmul(x, members[name]).shape)
distinct = {w.ref() for w in members.values()}
if len(distinct) < 3:
    raise AssertionError("members share")
