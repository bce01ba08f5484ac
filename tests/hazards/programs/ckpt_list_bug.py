import tensorflow as tf


class Trainer:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.step = tf.Variable(0.0)
        self.ckpt = tf.train.Checkpoint(model=self.model)  # BUG

    def run(self):
        for _ in range(3):
            self.step.assign_add(1.0)
        self.ckpt.save("/tmp/ck")


Trainer().run()
