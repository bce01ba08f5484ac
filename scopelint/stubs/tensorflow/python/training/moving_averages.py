"""TF `tensorflow.python.training.moving_averages`."""

from tensorflow.train._averages import ExponentialMovingAverage, assign_moving_average, weighted_moving_average
