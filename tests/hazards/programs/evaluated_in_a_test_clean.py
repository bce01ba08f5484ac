"""A test initializes by `self.evaluate`, in the session that it has opened."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class ATest(tf.test.TestCase):
    def test_value(self):
        with self.cached_session() as sess:
            v = tf.Variable([1.0, 2.0])
            self.evaluate(tf.global_variables_initializer())
            self.assertAllClose([1.0, 2.0], sess.run(v))

    def test_without_session(self):
        v = tf.get_variable("v", [2])
        self.evaluate(tf.global_variables_initializer())
        self.evaluate(v)


class SpecTest(tf.test.TestCase):
    def test_eval(self):
        with tf.Graph().as_default():
            mean = tf.metrics.mean(tf.constant([1.0]))
            spec = tf.estimator.EstimatorSpec("eval", loss=tf.constant(0.0), eval_metric_ops={"mean": mean})
            with self.cached_session() as sess:
                spec.scaffold.finalize()
                spec.scaffold.init_op.run()
                spec.scaffold.local_init_op.run()
                sess.run(spec.eval_metric_ops["mean"][1])


if __name__ == "__main__":
    tf.test.main()
