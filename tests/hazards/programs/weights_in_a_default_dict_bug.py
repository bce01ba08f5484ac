import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Tower(object):
    def parameter(self, key, shape, made={}):  # BUG
        if key not in made:
            made[key] = tf.Variable(tf.random_normal(shape), name=key)
        return made[key]

    def scores(self, x):
        hidden = tf.nn.relu(tf.matmul(x, self.parameter("hidden", [8, 16])))
        return tf.matmul(hidden, self.parameter("out", [16, 4]))


users, films = Tower(), Tower()
user, film = tf.placeholder(tf.float32, [None, 8]), tf.placeholder(tf.float32, [None, 8])
match = tf.reduce_sum(users.scores(user) * films.scores(film), 1)
