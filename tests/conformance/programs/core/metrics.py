import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
y = tf.constant([[.1,.9],[.4,.2]]); l = tf.constant([[0,1],[1,0]],tf.int64)
M = tf.metrics
for i in range(2):
    M.accuracy(y, y); M.precision(y, y); M.recall(y, y, name="rec"); M.auc(y, y); M.mean(y); M.mean_iou(tf.constant([0]), tf.constant([0]), 3)
    M.recall_at_k(l, y, 1); M.sparse_average_precision_at_k(l, y, 1); M.precision_at_thresholds(y, y, [.1, .2])
    M.true_positives_at_thresholds(y, y, [.1,.2])
with tf.variable_scope("s", reuse=True):
    M.mean_squared_error(y, y)
    M.mean_tensor(y)
