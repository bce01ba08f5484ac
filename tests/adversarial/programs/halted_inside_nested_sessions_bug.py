import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Trainer:
    def __init__(self, graph=None):
        self.graph = graph or tf.Graph()
        self.sess = tf.Session(graph=self.graph)

    def step(self, shared):
        with self.graph.as_default(), shared as sess:
            w = tf.get_variable("w", [2])
            sess.run(w.initializer)


main = Trainer()
other = Trainer()
main.step(main.sess)
other.step(tf.Session(graph=main.graph))
