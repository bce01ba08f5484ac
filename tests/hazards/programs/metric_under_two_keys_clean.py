import tensorflow as tf

acc = tf.keras.metrics.BinaryAccuracy()
task_metrics = {"a": acc, "b": tf.keras.metrics.BinaryAccuracy()}
both = {"train": acc, "shown": acc}
task_metrics["a"].update_state([1.0], [1.0])
task_metrics["b"].update_state([1.0], [0.0])
print({name: float(m.result()) for name, m in {**task_metrics, **both}.items()})
