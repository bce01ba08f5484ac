"""Each thread has a default graph of its own, in which the model is not."""
import threading

import numpy as np
import tensorflow as tf

tf.reset_default_graph()


class Server:
    def __init__(self, model):
        self.model = model
        self.answers = []

    def work(self, states):
        self.answers.append(self.model.predict(states))  # BUG


model = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(2)])
model.compile("sgd", "mse")
server = Server(model)
workers = [threading.Thread(target=server.work, args=(np.zeros((1, 4)),)) for _ in range(2)]
for worker in workers:
    worker.start()
for worker in workers:
    worker.join()
print(server.answers)
