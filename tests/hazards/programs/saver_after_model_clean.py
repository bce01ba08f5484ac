"""A trainer that builds the model before its saver."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Trainer:
    def __init__(self, folder):
        self.folder = folder
        self.session = tf.Session()
        self.build()
        self.saver = tf.train.Saver(max_to_keep=3)

    def build(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.layers.dense(self.x, 2, name="out")

    def save(self):
        self.saver.save(self.session, self.folder + "/model")


trainer = Trainer("/tmp/model")
trainer.session.run(tf.global_variables_initializer())
trainer.save()
