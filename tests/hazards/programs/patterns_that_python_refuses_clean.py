"""Layers are named by a pattern of the user's; one that Python's `re` refuses names them by their number."""
import re

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

PATTERNS = ["conv[0-9]+", "x{99999999999999999999999}", "(" * 3000 + ")" * 3000, "(unclosed"]


def name_of(pattern, index):
    try:
        found = re.match(pattern, f"conv{index}_x")
    except (re.error, OverflowError, RecursionError):
        found = None
    return found.group(0) if found else f"layer{index}"


images = tf.placeholder(tf.float32, [None, 8])
for index, pattern in enumerate(PATTERNS):
    images = tf.layers.dense(images, 8, name=name_of(pattern, index))
print([v.name for v in tf.global_variables()])
