import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Weather:
    def odds(self):
        with tf.variable_scope("weather", reuse=tf.AUTO_REUSE):
            return tf.nn.log_softmax(tf.get_variable("odds", [3, 3]))

    def tomorrow(self, today):
        return tf.reduce_logsumexp(today[:, :, None] + self.odds()[None], axis=1)


today = tf.placeholder(tf.float32, [None, 3])
weather = Weather()
out = weather.tomorrow(weather.tomorrow(weather.tomorrow(today)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print(sess.run(out, {today: np.log(np.full((1, 3), 1 / 3))}))
