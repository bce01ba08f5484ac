"""scopelint finds variable-sharing bugs in TensorFlow code without running it."""

__version__ = "0.1.0"
