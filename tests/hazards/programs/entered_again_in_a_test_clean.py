"""A test enters its one session again; an optimizer is asked to train what a library that is not there has made."""
import tensorflow.compat.v1 as tf
import networks_elsewhere

tf.disable_v2_behavior()


class LayerTest(tf.test.TestCase):
    def test_twice(self):
        with self.test_session() as session:
            y = tf.layers.dense(tf.ones([2, 3]), 2)
            session.run(tf.global_variables_initializer())
        with self.test_session() as session:
            session.run(y)
        with self.cached_session():
            y.eval()


def main():
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 3])
        networks_elsewhere.build(x)
        tf.train.AdamOptimizer().minimize(tf.add_n(tf.get_collection("losses")))


if __name__ == "__main__":
    main()
