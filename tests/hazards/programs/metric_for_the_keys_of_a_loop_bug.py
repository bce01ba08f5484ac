"""One mean stands under both keys, and one line counts in it: for the one, then for the other."""

import tensorflow as tf

PARTS = ("learned", "held out")
running = tf.keras.metrics.Mean()
means = {part: running for part in PARTS}  # BUG
data = {part: tf.random.normal([12, 3]) for part in PARTS}
for epoch in range(2):
    for part in PARTS:
        for row in tf.unstack(data[part]):
            means[part].update_state(tf.reduce_sum(row))
    print({part: float(mean.result()) for part, mean in means.items()})
    for mean in means.values():
        mean.reset_state()


class Board:
    def __init__(self, names):
        self.hits = dict.fromkeys(names, tf.keras.metrics.BinaryAccuracy())  # BUG

    def count(self, name, labels, scores):
        self.hits[name].update_state(labels, scores)


board = Board(["easy", "hard"])
board.count("easy", [1.0], [0.9])
board.count("hard", [1.0], [0.1])
print({name: float(hit.result()) for name, hit in board.hits.items()})
