import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.enable_resource_variables()


class Regret:
    def __init__(self):
        self.regret = tf.get_variable("regret", [], trainable=False, initializer=tf.zeros_initializer())

    def __call__(self, best, reward):
        self.regret.assign(tf.reduce_mean(best - reward))  # BUG TVS517
        return reward


metric = Regret()
reward = metric(tf.constant([3.0]), tf.constant([1.0]))
with tf.control_dependencies([reward]):
    result = tf.identity(metric.regret)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print(sess.run(result))
