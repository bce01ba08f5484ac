"""TF `tf.contrib.training`: hyperparameters, and helpers that make no variables."""

from _scopelint import unknown


class HParams:
    def __init__(self, hparam_def=None, model_structure=None, **kwargs):
        self._names = list(kwargs)
        self.__dict__.update(kwargs)  # there may be hundreds

    def add_hparam(self, name, value):
        self._names.append(name)
        setattr(self, name, value)

    def set_hparam(self, name, value):
        setattr(self, name, value)

    def del_hparam(self, name):
        self._names.remove(name)

    def get(self, key, default=None):
        return getattr(self, key) if key in self._names else default

    def parse(self, values):
        return self

    def parse_json(self, values_json):
        return self

    def override_from_dict(self, values_dict):
        for name, value in values_dict.items():
            setattr(self, name, value)
        return self

    def values(self):
        return {name: getattr(self, name) for name in self._names}

    def to_json(self, *args, **kwargs):
        return unknown("to_json()")

    def __contains__(self, key):
        return key in self._names


def create_train_op(total_loss, optimizer, *args, **kwargs):
    from tensorflow.contrib.slim import learning

    return learning.create_train_op(total_loss, optimizer, *args, **kwargs)
