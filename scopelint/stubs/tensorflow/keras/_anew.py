"""Models that are made anew of what tells of another one."""

from _scopelint import is_mapping, is_unknown, note, unknown
from tensorflow._base_layer import renewed


class Layers:
    """What the configuration of a model says of its layers. Who looks into it may change it."""

    def __init__(self, model):
        self._model = model

    def __deepcopy__(self, memo):
        return self

    def _look(self):
        self._model = None
        return unknown("layers")

    def __getitem__(self, index):
        return self._look()[index]

    def __iter__(self):
        return iter(self._look())

    def __len__(self):
        return len(self._look())


sources = {}
"""The models that texts and the like tell of."""


def made_anew(told):
    """A model as the configuration of another one or a text tells; unknown if it is not known of which."""
    source = None
    if is_mapping(told):
        layers = told.get("layers")
        source = layers._model if isinstance(layers, Layers) else None
    elif is_unknown(told) and told in sources:
        source = sources[told]
    if source is None:
        return unknown("model")
    out = cloned(source)
    if is_mapping(told) and "name" in told:
        out._init_set_name(told["name"])  # which may have been set to another one
    return out


def cloned(model):
    """A model of the same configuration, without the weights."""
    out = renewed(model)
    note("cloned", model=out, source=model)
    return out
