import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

names = ["a", "b", "c"]
for name in names:
    if name == "z":
        break
    tf.get_variable(name, [])
else:
    tf.get_variable("no_z", [])
i = 0
while True:
    i += 1
    if i % 2:
        continue
    if i > 6:
        break
    tf.get_variable("even%d" % i, [])
while names:
    name = names.pop()
    with tf.variable_scope("rev"):
        tf.get_variable(name, [])
for i in range(3, 0, -1):
    for j in range(i):
        if j == 1:
            break
        tf.get_variable("ij_%d%d" % (i, j), [])
del i
try:
    i
except NameError:
    tf.get_variable("unbound", [])
for name in reversed(["x", "a"]):
    tf.get_variable(name, [])
