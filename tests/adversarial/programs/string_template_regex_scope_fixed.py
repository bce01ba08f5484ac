import re
from string import Template

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
PATTERN = Template("${kind}_${n}")


def clean(s):
    return re.sub(r"[^A-Za-z0-9_.\\/-]", "_", s.strip()).lower()


for title in ["Conv 1", "Conv-2", "conv 3 "]:
    kind, n = re.match(r"(\w+)[ -](\d)", title).groups()
    with tf.variable_scope(clean(PATTERN.substitute(kind=kind, n=n))):
        tf.get_variable("w", [int(n)])
