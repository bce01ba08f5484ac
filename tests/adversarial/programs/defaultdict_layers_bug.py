from collections import Counter, OrderedDict, defaultdict, deque

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

made = defaultdict(lambda: tf.get_variable("v%d" % len(made), []))
made["a"]
made["b"]
made["a"]
counts = Counter("abca")
for letter, n in counts.most_common(1):
    tf.get_variable("%s_%d" % (letter, n), [])
ring = deque(["x", "y", "z"], maxlen=3)
ring.rotate(1)
ring.append("q")
for name in ring:
    tf.get_variable(name, [])
layers = OrderedDict([("l2", 2), ("l1", 1)])
layers.move_to_end("l2")
for name, size in layers.items():
    tf.get_variable(name, [size])
groups = defaultdict(list)
for name in ("x1", "y1", "x2"):
    groups[name[0]].append(name)
with tf.variable_scope("g"):
    for key in sorted(groups, key=lambda k: -len(groups[k])):
        for name in groups[key]:
            tf.get_variable(name, [])
made["c"]
tf.get_variable(min(groups, key=len) and "v%d" % (len(made) - 1), [])
