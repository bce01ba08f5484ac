# tf: 1.5 1.15
import tensorflow as tf

layers = tf.contrib.layers
x = tf.placeholder(tf.float32, [2, 8, 8, 4])


def run(**options):
    return layers.gdn(x, **options)


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


out = run()
tf.get_variable("shape_of_out", [1 if d is None else d for d in out.shape.as_list()])
with tf.variable_scope("a") as a:
    run()
    run()
    run(name="named")
    attempt(lambda: run(name="named"))
with tf.variable_scope("a"):
    attempt(run)
    run(name="other")
with tf.variable_scope("a", reuse=True):
    run()
    run()
    attempt(run)
    run(name="named")
    attempt(lambda: run(name="missing"))
for _ in range(2):
    with tf.variable_scope("auto", reuse=tf.AUTO_REUSE):
        run()
        run()
        run(name="named")
with tf.variable_scope("b") as b:
    run(name=b)
    attempt(lambda: run(name=b))
    with tf.variable_scope(a, reuse=True):
        run()
    with tf.variable_scope("inner"):
        run(name="x/y")
print([v.name for v in tf.get_collection(tf.GraphKeys.MODEL_VARIABLES)])
