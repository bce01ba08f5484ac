import tensorflow as tf


class Votes(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.count = tf.keras.layers.Dense(3)

    def call(self, ballots):
        return self.count(ballots)


polls, forecast = Votes(), Votes()
forecast.set_weights(polls.get_weights())  # nothing yet
polls.compile("sgd", "mse")
ballots = tf.ones([4, 2])
forecast(ballots)
polls.fit(ballots, tf.ones([4, 3]), verbose=0)
forecast.set_weights(polls.get_weights())
print(forecast(ballots))
