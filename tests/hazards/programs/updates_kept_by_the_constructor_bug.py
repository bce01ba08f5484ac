import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Forecast:
    def __init__(self, weather, rain):
        self.weather, self.rain = weather, rain
        self.training = tf.placeholder_with_default(False, [], name="training")
        self.along = list(tf.get_collection(tf.GraphKeys.UPDATE_OPS))  # BUG
        self.step = tf.train.get_or_create_global_step()

    def assemble(self):
        out = self.weather
        for index in range(2):
            out = self.stage(out, "stage%d" % index)
        self.amount = tf.layers.dense(out, 1, name="amount")
        self.loss = tf.losses.mean_squared_error(self.rain, self.amount)
        self.learn()

    def stage(self, out, name):
        with tf.variable_scope(name):
            out = tf.layers.dense(out, 10, use_bias=False, name="mix")
            return tf.nn.relu(tf.layers.batch_normalization(out, momentum=0.9, training=self.training, name="norm"))

    def learn(self):
        trained = tf.train.AdamOptimizer(1e-2).minimize(self.loss, global_step=self.step)
        self.train = tf.group(trained, *self.along)


forecast = Forecast(tf.placeholder(tf.float32, [None, 6]), tf.placeholder(tf.float32, [None, 1]))
forecast.assemble()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(20):
        sess.run(forecast.train, {forecast.weather: np.random.rand(8, 6), forecast.rain: np.ones((8, 1)), forecast.training: True})
    print(sess.run(forecast.amount, {forecast.weather: np.random.rand(2, 6)}))
