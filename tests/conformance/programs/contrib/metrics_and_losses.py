# tf: 1.5 1.15
import tensorflow as tf

metrics = tf.contrib.metrics
a = tf.placeholder(tf.float32, [4])
b = tf.placeholder(tf.float32, [4])
metrics.streaming_accuracy(a, b)
metrics.streaming_accuracy(a, b, name="acc")
metrics.streaming_accuracy(a, b, name="acc")
metrics.streaming_auc(a, b)
metrics.streaming_mean(a)
metrics.streaming_precision(a, b)
metrics.streaming_recall(a, b)
metrics.streaming_mean_squared_error(a, b)
metrics.streaming_mean_iou(tf.cast(a, tf.int64), tf.cast(b, tf.int64), 3)
metrics.aggregate_metric_map({"one": metrics.streaming_mean(a)})
tf.contrib.losses.mean_squared_error(a, b)
tf.contrib.losses.absolute_difference(a, b)
tf.get_variable("losses", [len(tf.contrib.losses.get_losses())])
params = tf.contrib.training.HParams(units=3, rate=0.1)
params.add_hparam("more", 2)
params.override_from_dict({"units": 5})
tf.get_variable("h", [params.units, params.more, params.values()["units"], 1 if "rate" in params else 2])
