"""What a Keras layer makes: variables, losses and updates."""

from _scopelint import given, in_graph, is_sequence, is_tensor, is_unknown, keras_variable, leaves, let_out, note, shards, surely

from tensorflow._by_name import get_regularizer
from tensorflow._collections import as_of_old
from tensorflow._initializers import constant_initializer
from tensorflow._locked import Lockable
from tensorflow.keras.initializers import Constant

_calling = {"training": None, "layers": [], "losses": []}  # the losses that eager code has added, each with its layer


class Making(Lockable):
    """The part of a layer by which it adds something."""

    def add_weight(self, *args, **kwargs):
        if args and is_sequence(args[0]):  # Keras 3 begins with the shape, the initializer and the dtype
            return self._weight(**dict(zip(("shape", "initializer", "dtype"), args)), **kwargs)
        return self._weight(*args, **kwargs)

    def _weight(
        self,
        name=None,
        shape=None,
        dtype=None,
        initializer=None,
        regularizer=None,
        trainable=None,
        constraint=None,
        partitioner=None,
        use_resource=None,
        synchronization=None,
        aggregation=None,
        **kwargs,
    ):
        self._note_added(_calling["layers"])
        variable = keras_variable(
            name,
            shape if is_unknown(shape) or shape is not None else (),
            dtype if dtype is not None else self._dtype,
            trainable if is_unknown(trainable) or trainable is not None else True,
            value=initializer.value if surely(initializer, (Constant, constant_initializer)) else None,
        )
        self._own = self._own or []
        self._own.append(variable)
        if given(regularizer):
            self._regularize(get_regularizer(regularizer), variable)
        return variable

    def add_variable(self, *args, **kwargs):
        return self.add_weight(*args, **kwargs)

    def _regularize(self, regularizer, variable):
        losses = [regularizer(shard) for shard in shards(variable)]
        note("regularized", variable=variable, losses=losses)
        self._keep_losses(losses)

    def add_loss(self, losses, inputs=None, **kwargs):
        found = self._keep_losses(losses)
        if not in_graph():
            _calling["losses"].extend([(self, loss) for loss in found])

    def _keep_losses(self, losses):
        found = []
        for loss in leaves(losses):
            if is_tensor(loss):
                found.extend(as_of_old("regularization_losses", [let_out(loss)]))
        self._made_losses = (self._made_losses or []) + found
        return found

    def _forget_losses(self):
        """In eager code the outermost call begins without what the last one has added (TF `Layer._clear_losses`)."""
        ours = self._flat_layers()
        for layer, loss in [each for each in _calling["losses"] if each[0] in ours]:
            layer._made_losses = [each for each in layer._made_losses if each is not loss]
        _calling["losses"] = [each for each in _calling["losses"] if each[0] not in ours]

    def add_update(self, updates, inputs=None):
        if in_graph():  # eager code has run them
            made = [let_out(update) for update in leaves(updates) if is_tensor(update)]
            self._made_updates = (self._made_updates or []) + as_of_old("update_ops", made)

    def add_metric(self, value, aggregation=None, name=None):
        return None
