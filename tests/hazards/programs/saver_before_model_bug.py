"""A trainer that makes its saver in the constructor, and the model in another method."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Trainer:
    def __init__(self, folder):
        self.folder = folder
        self.session = tf.Session()
        self.saver = tf.train.Saver(max_to_keep=3)  # BUG: there is nothing yet

    def build(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.layers.dense(self.x, 2, name="out")

    def save(self):
        self.saver.save(self.session, self.folder + "/model")


trainer = Trainer("/tmp/model")
trainer.build()
trainer.session.run(tf.global_variables_initializer())
trainer.save()
