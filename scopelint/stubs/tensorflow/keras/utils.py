"""TF `tf.keras.utils`, as far as it shares variables: layers that keep what `get_variable` makes in their calls."""

from _scopelint import variable_store


def track_tf1_style_variables(method):
    """Each layer object has a store of its own, in which what is there is shared."""

    def tracked(self, *args, **kwargs):
        if not hasattr(self, "_tf1_style_variables"):
            self._tf1_style_variables = variable_store()
        with self._tf1_style_variables:
            return method(self, *args, **kwargs)

    return tracked
