import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Pyramid:
    """Grows by a level at each stage, and holds what it has learned near where the stage before has left it."""

    def __init__(self, size):
        self.frames = tf.placeholder(tf.float32, [None, size])
        with tf.variable_scope("stem"):
            self.stem = tf.get_variable("filters", [size, size])
        self.held = tf.constant(0.0)

    def level(self, stage):
        h = tf.matmul(self.frames, self.stem)
        with tf.variable_scope("level%d" % stage):
            out = tf.layers.dense(h, 5, name="out")
        loss = tf.reduce_mean(tf.square(out)) + self.held
        with tf.variable_scope("momenta%d" % stage):
            step = tf.train.MomentumOptimizer(0.05, 0.9).minimize(loss)
        return loss, step

    def hold(self, session, stage):
        kept = tf.get_variable("kept_after_%d" % stage, initializer=session.run(self.stem), trainable=False)
        session.run(kept.initializer)
        self.held += tf.reduce_sum(tf.square(self.stem - kept))


def main(stages=4):
    pyramid = Pyramid(6)
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for stage in range(stages):
            before = tf.global_variables()
            loss, step = pyramid.level(stage)
            session.run(tf.variables_initializer([v for v in tf.global_variables() if v not in before]))
            for _ in range(50):
                session.run(step, {pyramid.frames: np.random.rand(8, 6)})
            pyramid.hold(session, stage)
            print(stage, session.run(loss, {pyramid.frames: np.random.rand(8, 6)}))


main()
