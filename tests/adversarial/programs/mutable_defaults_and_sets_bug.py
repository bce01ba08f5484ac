import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

def build(name, seen=set(), log=[]):
    log.append(name)
    reuse = name in seen
    seen.add(name)
    with tf.variable_scope(name, reuse=reuse):
        tf.get_variable("w", [])
    return log


build("a")
build("b")
log = build("a")
for name in sorted(set(log) - {"b"} | frozenset("c")):
    build(name)
for name in sorted({n: i for i, n in enumerate(log)}.items(), key=lambda item: item[1], reverse=True)[:1]:
    tf.get_variable("%s%d" % name, [])
build("a", seen=set())
