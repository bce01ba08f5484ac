"""A session is closed in the last turn of a loop, or where nothing is to run any more, and what may be closed is asked."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
y = tf.layers.dense(x, 2, name="out")
train = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.square(y)))
batches = np.random.rand(int(np.random.randint(2, 5)), 2, 3)


class Runner:
    def __init__(self):
        self.session = tf.Session()
        self.session.run(tf.global_variables_initializer())

    def score(self):
        try:
            return self.session.run(y, {x: np.ones([2, 3])})
        except RuntimeError:
            return None

    def stop(self):
        self.session.close()


runner = Runner()
for number, batch in enumerate(batches):
    runner.session.run(train, {x: batch})
    if number == len(batches) - 1:
        runner.stop()
print(runner.score())

with tf.Graph().as_default():
    z = tf.get_variable("z", [])
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        with session.as_default():
            z.eval()
        print(session.run(z))
