"""tensorflow.python.keras.engine."""
