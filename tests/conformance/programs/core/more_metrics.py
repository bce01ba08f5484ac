import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
m = tf.metrics
a = tf.placeholder(tf.float32, [4, 3])
b = tf.placeholder(tf.float32, [4, 3])
yes = tf.placeholder(tf.bool, [4, 3])
ids = tf.placeholder(tf.int64, [4])
METRICS = [
    ("mean_absolute_error", lambda **k: m.mean_absolute_error(a, b, **k)),
    ("root_mean_squared_error", lambda **k: m.root_mean_squared_error(a, b, **k)),
    ("true_positives", lambda **k: m.true_positives(yes, yes, **k)),
    ("false_negatives", lambda **k: m.false_negatives(yes, yes, **k)),
    ("false_positives", lambda **k: m.false_positives(yes, yes, **k)),
    ("percentage_below", lambda **k: m.percentage_below(a, 0.5, **k)),
    ("mean_cosine_distance", lambda **k: m.mean_cosine_distance(a, b, 1, **k)),
    ("mean_relative_error", lambda **k: m.mean_relative_error(a, b, tf.ones([4, 3]), **k)),
    ("mean_per_class_accuracy", lambda **k: m.mean_per_class_accuracy(ids, ids, 5, **k)),
    ("mean_tensor", lambda **k: m.mean_tensor(a, **k)),
    ("auc", lambda **k: m.auc(yes, a, num_thresholds=7, **k)),
    ("recall_at_k", lambda **k: m.recall_at_k(ids, a, 2, **k)),
    ("mean_iou", lambda **k: m.mean_iou(ids, ids, 5, **k)),
]
for scope, metric in METRICS:
    for reuse in (None, True, tf.AUTO_REUSE):
        with tf.variable_scope("in_" + scope, reuse=reuse):
            metric()
            metric()
            metric(name="named")
            metric(name="named")
