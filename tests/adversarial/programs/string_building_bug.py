import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

layer = {"kind": "conv", "index": 7}
width = 3
tf.get_variable("{kind}_{index:02d}".format(**layer), [])
tf.get_variable(f"{layer['kind']!s:>6}".strip() + f"{width:0{width}d}", [])
tf.get_variable("%(kind)s-%(index)03d" % layer, [])
tf.get_variable("a/b/c".rpartition("/")[-1].zfill(3), [])
tf.get_variable("_".join(str(i) for i in range(3)).replace("0", "z"), [])
tf.get_variable("CamelCase".swapcase().title().split("case")[0], [])
tf.get_variable("{0}{1}{0}".format("x", "y"), [])
tf.get_variable("{:d}{:.1f}".format(1, 2.55).replace(".", "p").join(["v", ""]), [])
tf.get_variable(chr(ord("a") + 1) * 2, [])
tf.get_variable("abc"[::-1], [])
tf.get_variable("w:0".split(":")[0], [])
tf.get_variable("x%s" % (1,), [])
tf.get_variable("pre_fix".lstrip("pre_"), [])
tf.get_variable("pre_fix"[len("pre_"):] and "b" + "b", [])
