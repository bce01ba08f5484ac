"""A custom metric made in each evaluation of a compiled function."""
import tensorflow as tf


class Ratio(tf.keras.metrics.Metric):
    def __init__(self, name="ratio"):
        super().__init__(name=name)
        self.hits = self.add_weight(name="hits", initializer="zeros")  # BUG
        self.all = self.add_weight(name="all", initializer="zeros")  # BUG

    def update_state(self, values, sample_weight=None):
        self.hits.assign_add(tf.reduce_sum(values))
        self.all.assign_add(tf.cast(tf.size(values), tf.float32))

    def result(self):
        return self.hits / self.all


@tf.function
def evaluate(values):
    metric = Ratio()  # BUG
    metric.update_state(values)
    return metric.result()


evaluate(tf.ones([3]))  # BUG
