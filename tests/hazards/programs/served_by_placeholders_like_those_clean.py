import tensorflow as tf


def model_fn(features, labels, mode):
    with tf.variable_scope("model"):
        table = tf.get_variable("table", [100, 8])
        words = tf.matmul(tf.one_hot(tf.reshape(features["ids"], [-1]), 100), table)
    predictions = {"words": tf.layers.dense(words, 3)}
    outputs = {"words": tf.estimator.export.PredictOutput(predictions)}
    return tf.estimator.EstimatorSpec(mode=mode, predictions=predictions, export_outputs=outputs)


def main(_):
    features = {"ids": tf.placeholder(tf.int32, [None, 20], name="ids")}

    def serving_input_receiver_fn():
        return tf.estimator.export.build_raw_serving_input_receiver_fn(features)()

    estimator = tf.estimator.Estimator(model_fn=model_fn, model_dir="trained")
    estimator.export_savedmodel("exported", serving_input_receiver_fn)


if __name__ == "__main__":
    tf.app.run()
