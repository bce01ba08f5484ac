"""tensorflow.python.keras.engine.sequential."""

from tensorflow.keras import Sequential
