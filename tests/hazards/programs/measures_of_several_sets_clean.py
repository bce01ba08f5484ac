import tensorflow as tf


def run(train, sets):
    model = tf.keras.Sequential([tf.keras.layers.Dense(2)])
    optimizer = tf.keras.optimizers.SGD(0.1)
    metrics = {}
    for name in sets:
        metrics[name] = tf.keras.metrics.CategoricalAccuracy()
    for epoch in range(5):
        for x, y in train:
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean(tf.keras.losses.categorical_crossentropy(y, model(x)))
            optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
        for name, each in sets.items():
            for x, y in each:
                metrics[name].update_state(y, model(x))
        print(metrics["tune"].result())
        for metric in metrics.values():
            metric.reset_state()


def batches(count):
    return [(tf.ones([4, 3]), tf.one_hot([0, 1, 0, 1], 2))] * count


run(batches(8), {"tune": batches(2), "first": batches(2), "second": batches(2)})
