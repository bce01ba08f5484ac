import re

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def namer(prefix):
    count = 0

    def name():
        nonlocal count
        count += 1
        return f"{prefix}{count:03d}"

    return name


flag = None


def net():
    global flag
    with tf.variable_scope("net", reuse=flag):
        tf.get_variable("w", [])
    flag = True


fresh = namer("v")
while (n := fresh()) != "v003":
    tf.get_variable(n, [])
if (m := re.match(r"([a-z]+)(\d+)", "conv12")) is not None:
    tf.get_variable(m.group(1) + str(int(m.group(2)) + 1), [])
values = [y for i in range(4) if (y := i * i) % 2 == 0]
tf.get_variable("last_%d" % y, [len(values)])
net()
net()
flag = False
net()
