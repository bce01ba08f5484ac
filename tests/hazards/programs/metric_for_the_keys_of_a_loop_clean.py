"""One mean stands under both keys, and is set to zero in between; or it counts for one of them alone, or each has its own."""

import tensorflow as tf

PARTS = ("learned", "held out")
running = tf.keras.metrics.Mean()
means = {part: running for part in PARTS}
data = {part: tf.random.normal([12, 3]) for part in PARTS}
for epoch in range(2):
    for part in PARTS:
        for row in tf.unstack(data[part]):
            means[part].update_state(tf.reduce_sum(row))
        print(part, float(means[part].result()))
        means[part].reset_state()


class Board:
    def __init__(self, names):
        self.hits = dict.fromkeys(names, tf.keras.metrics.BinaryAccuracy())

    def count(self, name, labels, scores):
        self.hits[name].update_state(labels, scores)


board = Board(["easy", "hard"])
board.count("easy", [1.0], [0.9])
board.count("easy", [1.0], [0.1])
print({name: float(hit.result()) for name, hit in board.hits.items()})

losses = {part: tf.keras.metrics.Mean() for part in PARTS}
for part in PARTS:
    losses[part].update_state(1.0)
