"""What a function hands out for the day's flights and for the night's is one dict, of which it has set the part twice."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

COMMON = {"part": "flights", "width": 24, "depth": 2}


def parts():
    by_day = COMMON  # BUG
    by_day["part"] = "day"
    by_night = COMMON  # BUG
    by_night["part"] = "night"  # BUG
    return by_day, by_night


def delay(settings, x):
    with tf.variable_scope(settings["part"], reuse=tf.AUTO_REUSE):  # BUG
        for i in range(settings["depth"]):
            x = tf.layers.dense(x, settings["width"], tf.nn.tanh, name="layer_%d" % i)
        return tf.layers.dense(x, 1, name="minutes")


def build():
    for_day, for_night = parts()  # BUG
    day = tf.placeholder(tf.float32, [None, 10], "day")
    night = tf.placeholder(tf.float32, [None, 10], "night")
    minutes = tf.placeholder(tf.float32, [None, 1], "minutes")
    total = delay(for_day, day) + delay(for_night, night)  # BUG
    loss = tf.losses.mean_squared_error(minutes, total)
    return day, night, minutes, loss, tf.train.AdamOptimizer().minimize(loss)


if __name__ == "__main__":
    day, night, minutes, loss, train = build()
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        print(sess.run([loss, train], {day: [[1.0] * 10], night: [[0.0] * 10], minutes: [[3.0]]})[0])
