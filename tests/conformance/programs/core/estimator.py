# tf: 1.5 1.15
import tensorflow as tf
def model_fn(features, labels, mode, params):
    with tf.variable_scope("m"):
        w = tf.get_variable("w", [features.shape.as_list()[-1], params["n"]])
    loss = tf.reduce_sum(tf.matmul(features, w))
    step = tf.train.get_or_create_global_step()
    return tf.estimator.EstimatorSpec(mode, loss=loss, predictions=tf.matmul(features, w), train_op=tf.assign_add(step, 1))
e = tf.estimator.Estimator(model_fn, params={"n": 3})
inp = lambda: tf.data.Dataset.from_tensors((tf.ones([2, 5]), tf.ones([2])))
e.train(inp, steps=1)
e.evaluate(inp, steps=1)
for p in e.predict(inp): break
tf.get_variable("x", [1])
