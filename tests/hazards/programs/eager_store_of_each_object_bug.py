"""Counters under eager execution that were to count together, as their scope says."""

import tensorflow as tf

v1 = tf.compat.v1


class Counter:
    def __init__(self, kind):
        self.kind = kind
        with v1.variable_scope("counter", reuse=v1.AUTO_REUSE):
            self.seen = v1.get_variable("seen", [], initializer=v1.zeros_initializer(), trainable=False)  # BUG

    def add(self, number):
        self.seen.assign_add(number)
        return float(self.seen)


counters = [Counter(kind) for kind in ("tea", "coffee")]
for counter in counters:
    print(counter.kind, counter.add(2.0), counter.add(3.0))
