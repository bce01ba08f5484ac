import tensorflow as tf

acc = tf.keras.metrics.BinaryAccuracy()
task_metrics = {"a": acc, "b": acc}  # BUG
task_metrics["a"].update_state([1.0], [1.0])
task_metrics["b"].update_state([1.0], [0.0])  # BUG
print({name: float(m.result()) for name, m in task_metrics.items()})
