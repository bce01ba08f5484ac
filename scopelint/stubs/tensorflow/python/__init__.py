"""TF `tensorflow.python`: the same objects by their inner names."""
