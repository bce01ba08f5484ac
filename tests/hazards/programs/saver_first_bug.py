"""The saver is made after the encoder."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Trainer:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 8])
        h = tf.layers.dense(self.x, 16, name="encoder")
        self.saver = tf.train.Saver(max_to_keep=2)  # BUG
        self.out = tf.layers.dense(h, 1, name="head")  # BUG
        self.train_op = tf.train.AdamOptimizer().minimize(tf.reduce_mean(self.out ** 2))

    def run(self):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for step in range(100):
                sess.run(self.train_op, {self.x: [[0.0] * 8]})
                if step % 10 == 0:
                    self.saver.save(sess, "/tmp/saver_first/model", global_step=step)


Trainer().run()
