# tf: 1.5 1.15
import tensorflow as tf

layers = tf.contrib.layers
x = tf.placeholder(tf.float32, [2, 6])


def run(**options):
    return layers.batch_norm(x, scale=True, **options)


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
    run(scope="named")
    attempt(lambda: run(scope="named"))
    attempt(lambda: run(reuse=True))
    attempt(lambda: run(reuse=tf.AUTO_REUSE))
    run(reuse=True, scope="named")
    run(reuse=tf.AUTO_REUSE, scope="named")
    run(reuse=False)
with tf.variable_scope("a"):
    attempt(run)
    run(scope="other")
with tf.variable_scope("a", reuse=True):
    run()
    run()
    attempt(run)
    run(scope="named")
    attempt(lambda: run(scope="missing"))
for _ in range(2):
    with tf.variable_scope("auto", reuse=tf.AUTO_REUSE):
        run()
        run()
        run(scope="named")
with tf.variable_scope("b") as b:
    run(scope=b)
    attempt(lambda: run(scope=b))
    with tf.variable_scope(a, reuse=True):
        run()
    with tf.variable_scope("inner"):
        run(scope="x/y")
print([v.name for v in tf.get_collection(tf.GraphKeys.MODEL_VARIABLES)])
