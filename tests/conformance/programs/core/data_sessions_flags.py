# tf: 1.15 2.21
import unittest
import tensorflow as T
tf = T.compat.v1
tf.disable_v2_behavior()
flags = tf.app.flags
FLAGS = flags.FLAGS
flags.DEFINE_integer("n", 2, "")
flags.DEFINE_string("s", "nm", "")
flags.DEFINE_string("none", None, "")
flags.DEFINE_integer(flag_name="old", default_value=3, docstring="")
def v(name, shape=(1,)): return tf.get_variable(name, list(shape))
class TC(unittest.TestCase):
    def runTest(self): pass
t = TC()
v("dup")
with t.assertRaises(ValueError):
    v("dup")
t.assertRaises(ValueError, v, "dup")
with t.assertRaisesRegex(ValueError, "x") as e:
    v("dup"); v("never")
ds = tf.data.Dataset.from_tensor_slices((tf.zeros([10, 4]), tf.zeros([10], tf.int32)))
with tf.variable_scope("ds"):
    with tf.variable_scope("in"):
        v("w", [4])
    def f(x, y):
        with tf.variable_scope("in", reuse=tf.AUTO_REUSE):
            return x * v("w", [4]), y
    ds = ds.map(f).repeat().shuffle(10).batch(5)
a, b = ds.make_initializable_iterator().get_next()
v("el%d_%d" % (a.shape.ndims, b.shape.ndims), [a.shape.as_list()[1]])
tf.summary.scalar("loss 1", tf.zeros([]))
v("loss_1")
v("k%d" % len(tf.get_collection(tf.GraphKeys.SUMMARIES)))
with tf.Graph().as_default() as g2:
    v("in_g2")
with tf.Session(graph=g2) as sess:
    v("in_sess")
    assert sess.graph is g2
try:
    sess.run(tf.zeros([]))
except tf.errors.OutOfRangeError:
    v("no")
except Exception:
    pass
def main(argv):
    for i in range(FLAGS.n): v(FLAGS.s + str(i))
    if FLAGS.none is None: v("none")
    v("old%d" % FLAGS.old)
    with tf.device("/cpu:0"), tf.control_dependencies([a]): v("dev")
if __name__ == "__main__":
    tf.app.run()
v("never")
