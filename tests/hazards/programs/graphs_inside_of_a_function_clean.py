import tensorflow as tf


class Trainer:
    @tf.function
    def check(self):
        for rate in (0.1, 0.2):
            with tf.Graph().as_default():
                w = tf.compat.v1.get_variable("w", [4])
                loss = tf.reduce_sum(tf.abs(w))
                step = tf.compat.v1.train.GradientDescentOptimizer(rate).minimize(loss)
                sess = tf.compat.v1.Session()
                sess.run(tf.compat.v1.global_variables_initializer())
                for _ in range(10):
                    sess.run(step)


trainer = Trainer()
trainer.check()
