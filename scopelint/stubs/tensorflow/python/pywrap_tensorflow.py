"""TF `python/pywrap_tensorflow.py`."""

from tensorflow.train import NewCheckpointReader
