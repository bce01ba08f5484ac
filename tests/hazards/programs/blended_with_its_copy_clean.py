import tensorflow as tf

v = tf.Variable([1., 2.])
before = v + 0.
v.assign_add([1., 1.])
v.assign(before)
old = v.read_value()
v.assign(2. * v)
v.assign(0.5 * old + 0.5 * v)
kept = tf.convert_to_tensor(v)
v.assign(kept * 0.9 + v * 0.1)
