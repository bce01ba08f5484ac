"""TF `tf.keras.Model`."""

from _scopelint import (
    all_known,
    catches,
    leaves,
    get_default_graph,
    given,
    in_graph,
    is_all_followed,
    is_among,
    is_callable,
    is_sequence,
    is_tensor,
    is_unknown,
    known,
    note,
    raises,
    reads_of,
    shape_of,
    source,
    surely,
    tensor,
    unknown,
    unknown_list,
    version_at_least,
)
from tensorflow._base_layer import _calling, _only_keras, history, renewed, unique
from tensorflow._functions import function
from tensorflow._session import keras_writes_to
from tensorflow.distribute import around, made_apart
from tensorflow.keras._anew import Layers, made_anew, sources
from tensorflow.keras._network import computed, network_between
from tensorflow.keras._batches import batches, parted, tell
from tensorflow.keras._opaque import Opaque, standing_for_trained
from tensorflow.keras.callbacks import Callback
from tensorflow.keras.losses import Loss
from tensorflow.keras.metrics import Metric
from tensorflow.keras.optimizers import Optimizer
from tensorflow.keras.optimizers.schedules import LearningRateSchedule
from tensorflow.keras.layers._core import Input, InputLayer, Layer, TFOpLambda

_asserts_created = version_at_least(2, 0) and not version_at_least(2, 16)
"""TF `Model._assert_weights_created` of the Keras that certainly comes along: later ones have Keras 3, unless they are told otherwise."""


def _uncounted(name):
    return name.rstrip("0123456789").rstrip("_")


class Model(Layer):
    """A model: subclassed, or made of the layers between its inputs and outputs."""

    _network = None
    _vague = False  # whether it ends in what is not known
    inputs = None
    outputs = None
    optimizer = None
    _distribute_strategy = None  # in the scope of which it was made

    def __init__(self, *args, **kwargs):
        inputs = args[0] if args else kwargs.get("inputs", kwargs.get("input"))
        outputs = args[1] if len(args) > 1 else kwargs.get("outputs", kwargs.get("output"))
        told = kwargs["name"] if is_among("name", list(kwargs)) else None  # what may be among others is taken for not given
        super().__init__(name=args[2] if len(args) > 2 else told, trainable=kwargs.get("trainable", True))
        strategy = around()
        if strategy is not None:
            self._distribute_strategy = strategy
        if outputs is not None and (len(args) > 1 or not is_unknown(outputs) or type(self).call is Model.call):
            self._connect(inputs, outputs)

    def _connect(self, inputs, outputs):
        self._nest = (inputs, outputs)
        self.inputs = leaves(inputs)
        self.outputs = leaves(outputs)
        self._vague = not all([is_tensor(x) for x in self.outputs])
        self._network = network_between(self.inputs, self.outputs)
        self._check_names(self._network)
        self.built = True
        note("connected", model=self)

    def _check_names(self, layers):
        """Keras has no two layers of one name in a model, of those that it goes through itself."""
        names = [layer.name for layer in unique(layers) if layer._is_named and known(layer.name)]
        for name in unique([name for name in names if names.count(name) > 1]):
            times = names.count(name)
            raises(ValueError, f'The name "{name}" is used {times} times in the model. All layer names should be unique.')

    @property
    def _sublayers(self):
        return super()._sublayers if self._network is None else self._network

    @property
    def layers(self):
        return unknown("layers") if self._is_opaque() else self._sublayers

    def _is_opaque(self):
        """Whether some of its layers are not known one by one."""
        return self._vague or any([isinstance(each, Opaque) for each in self._sublayers])

    @property
    def weights(self):
        return self._listed(self._all_weights())

    def _all_weights(self):
        """Keras 2 lists them layer by layer, whether they are trained or not, then those of the model itself."""
        return super()._all_weights() if _only_keras else unique(self._weights_below() + self._own_variables())

    @property
    def trainable_variables(self):
        return self._listed(super().trainable_variables, True)

    @property
    def trainable_weights(self):
        return self._listed(super().trainable_weights, True)

    def _gather(self, kind):
        """Keras 2 lists those of the layers before those of the model itself."""
        return super()._gather(kind) if _only_keras else unique(self._below_of_kind(kind) + self._of_kind(kind))

    def _listed(self, found, trainable=False):
        if _asserts_created and not found and self.built is False and self._made == () and self._is_bare():
            if "build" in self.__class__.__dict__:
                note("weights asked", model=self, bare=True, caught=catches("ValueError"))
        note("listed", model=self, empty=not found, found=found, trainable=trainable)
        return found

    def _own_variables(self):
        own = super()._own_variables() if self._network is None else []
        return own + unknown_list(None)[2:] if self._vague else own

    @property
    def input(self):
        return None if self.inputs is None else self.inputs[0] if len(self.inputs) == 1 else self.inputs

    @property
    def output(self):
        return None if self.outputs is None else self.outputs[0] if len(self.outputs) == 1 else self.outputs

    @property
    def input_shape(self):
        return unknown("input_shape")

    @property
    def output_shape(self):
        return unknown("output_shape")

    def get_layer(self, name=None, index=None):
        if index is not None and not is_unknown(index):
            return self.layers[index]
        for layer in self._sublayers:
            if layer.name == name:
                return layer
        for layer in self._sublayers:
            if isinstance(layer, Opaque):
                return layer._one_of(name)
        self._check_counted(name)
        return unknown("layer")

    def _check_counted(self, name):
        """Refuse a name that no layer has, where one has it but for the number that Keras counts by."""
        names = [layer.name for layer in self._sublayers]
        if known(name) and isinstance(name, str) and all_known(names) and not self._is_opaque() and is_all_followed():
            if any([_uncounted(each) == _uncounted(name) for each in names]):
                raises(ValueError, "No such layer: " + name)

    def build(self, input_shape=None):
        note("built", model=self)
        by_itself = not _calling["layers"] or _calling["layers"][-1] is not None
        if by_itself and not self.built and self._network is None and is_sequence(input_shape) and not self._sublayers_built():
            self.call(source(tuple(input_shape), "float32"))  # which makes the variables of its layers
        self.built = True

    def _sublayers_built(self):
        return any([layer.built for layer in self._sublayers])

    def call(self, inputs, *args, **kwargs):
        if self._network is None:
            return inputs
        known = {}
        for x, y in zip(self.inputs, leaves(inputs)):
            known[x] = y
        out = [computed(x, known, {}, self._network) for x in self.outputs]
        return out if is_sequence(self._nest[1]) else out[0]

    def _made_by_its_class(self):
        """The same of a model of a class of the program's, which is not compiled then."""
        out = super()._renewed()
        out.optimizer, out._told, out._step, out._made, out._apart = None, (None, None), None, (), None
        return out

    def _renewed(self):
        if self._network is None:
            return self._made_by_its_class() if type(self).call is not Model.call else unknown("model")
        made = [Input(batch_shape=shape_of(x)) for x in self.inputs]
        known = {}
        for old, new in zip(self.inputs, made):
            known[old] = new
        layers = {}
        for layer in self._network:
            if not isinstance(layer, (InputLayer, TFOpLambda)):
                layers[layer] = renewed(layer)
        outputs = [computed(x, known, layers, self._network) for x in self.outputs]
        inputs, results = self._nest
        return Model(made if is_sequence(inputs) else made[0], outputs if is_sequence(results) else outputs[0], name=self.name)

    def get_config(self):
        config = super().get_config()
        if self._is_described():
            config["layers"] = Layers(self)
        return config

    def _is_described(self):
        """Whether its layers and how they are connected make it anew, and not its class."""
        return self._network is not None

    @classmethod
    def from_config(cls, config, custom_objects=None):
        if is_unknown(config) or "layers" in config or cls is Model:
            return made_anew(config)
        return super().from_config(config)

    @property
    def metrics(self):
        if self._told != (None, None):
            return unknown_list(None)
        return [each for layer in self._flat_layers() for each in layer.__dict__.values() if isinstance(each, Metric)]

    compiled_loss = unknown("compiled_loss")
    compiled_metrics = unknown("compiled_metrics")

    def compute_loss(self, x=None, y=None, y_pred=None, sample_weight=None):
        return unknown("loss")

    def compute_metrics(self, x, y, y_pred, sample_weight):
        return unknown("metrics")

    _told = (None, None)
    _step = None

    def compile(self, optimizer="rmsprop", loss=None, metrics=None, loss_weights=None, weighted_metrics=None, run_eagerly=None, **kwargs):
        self.optimizer = unknown("optimizer") if isinstance(optimizer, str) else optimizer
        self.loss = loss
        self._told = (loss, metrics)
        self._apart = made_apart(self)
        if self._apart is not None and not _only_keras:
            raises(ValueError, "Variable " + self._apart.name + " was not created in the distribution strategy scope.")
            self._apart = None
        self._step = None if given(run_eagerly) else function(self._learn)
        gathers = surely(optimizer, Optimizer) and optimizer._gathers()
        listed = None if version_at_least(2, 0) else super().trainable_weights
        rate = optimizer._rate if gathers else None
        decays = surely(rate, LearningRateSchedule)
        rate = rate._same() if decays else rate
        told = {"optimizer": self.optimizer, "eagerly": given(run_eagerly), "metrics": leaves(metrics) + leaves(weighted_metrics)}
        told["heeds"] = _only_keras  # whether it trains by what is set trainable later, before the first fit
        note("compiled", model=self, rate=rate, decays=decays, trainable=listed, standing=standing_for_trained(self), **told)

    _made = ()
    _apart = None  # a variable that was not made in the scope of a strategy in which the model was compiled

    def _make(self, what, run=True):
        """Make what Keras runs the model by, at the first time. It is of the model's graph, which each thread has to make its default one."""
        if run and what not in self._made and not version_at_least(2, 0) and in_graph() and keras_writes_to() is None:
            for x in [] if self.outputs is None else self.outputs:
                if is_tensor(x) and x in history and x.graph is not get_default_graph():
                    raises(ValueError, "Tensor of the model is not an element of this graph.")
                    break
        if run:
            note("run by keras", model=self)
        if run and what == "train" and self._apart is not None:  # Keras 3 does not look at it before
            raises(AssertionError, "Variable " + self._apart.name + " was not created in the distribution strategy scope.")
            self._apart = None
        if run and what == "train" and _only_keras and self._distribute_strategy is not None:
            self._check_strategy()
        self._made = self._made + (what,)

    def _check_strategy(self):
        """An optimizer of Keras 3 makes its slots in the strategy that it was made in itself."""
        optimizer = self.optimizer
        if not surely(optimizer, Optimizer) or optimizer._gathers() is not True or optimizer.built:
            return
        if optimizer._distribution_strategy is not self._distribute_strategy:
            raises(RuntimeError, "Mixing different tf.distribute.Strategy objects.")
            self._distribute_strategy = None

    def _make_train_function(self):
        self._make("train", False)

    def _make_test_function(self):
        self._make("test", False)

    def _make_predict_function(self):
        self._make("predict", False)

    def fit(self, x=None, y=None, *args, **kwargs):
        self._make("train")
        called = args[3] if len(args) > 3 else kwargs.get("callbacks")
        own = [each for each in leaves(called) if surely(each, Callback)]
        for each in own:
            each.set_params(unknown("params"))
            each.set_model(self)
        epoch, batch = unknown("epoch", "int"), unknown("batch", "int")  # one of those that there are
        tell(own, "on_train_begin")
        tell(own, "on_epoch_begin", epoch)
        tell(own, "on_train_batch_begin", batch)
        epochs = args[1] if len(args) > 1 else kwargs.get("epochs", 1)
        note("fitted", model=self, data=x, told=kwargs, called_back=given(called), epochs=epochs, resets=None)
        if self._step is not None and not in_graph():
            self._step(batches(x, y))
            self.trainable_variables
            note("gradient", loss=None, reads=reads_of(self._fitted), sources=None, asked=None, result=None, zeros=None, apart=None)
        elif self.built is False and version_at_least(2, 0) and is_tensor(parted(batches(x, y))[0]):
            self(parted(batches(x, y))[0])
        self._note_fit(super().trainable_weights)
        tell(own, "on_train_batch_end", batch)
        if given(kwargs.get("validation_data")):
            tell(own, "on_test_begin")
            tell(own, "on_test_batch_begin", batch)
            tell(own, "on_test_batch_end", batch)
            tell(own, "on_test_end")
        tell(own, "on_epoch_end", epoch)
        tell(own, "on_train_end")
        return unknown("history", None, self)

    def _note_fit(self, trainable):
        through = [] if self.outputs is None else [each for each in self._sublayers if not isinstance(each, InputLayer)]
        last = through[-1] if len(through) > 1 else None
        note("fit ends", model=self, trainable=trainable, standing=standing_for_trained(self), last=last, session=keras_writes_to())

    def fit_generator(self, *args, **kwargs):
        self._make("train")
        note("fitted", model=self, data=None, told=None, called_back=None, epochs=None, resets=None)
        self._note_fit(super().trainable_weights)
        return unknown("history", None, self)

    _fitted = None

    def _learn(self, batch):
        """What Keras traces in a tf.function: the model with its losses and metrics."""
        self._fitted = self.train_step(batch)
        return self._fitted

    def train_step(self, data):
        x, y = parted(data)
        outputs = self(x)
        loss, metrics = self._told
        for each in leaves(loss):
            if is_callable(each) or surely(each, Loss):
                note("loss of a fit", model=self, reads=reads_of(each(y, outputs)))
        for each in leaves(metrics):
            if is_callable(each):
                each(y, outputs)
        return outputs

    def _note_use(self, data=None, resets=None):
        note("used", model=self, data=data, resets=resets, session=keras_writes_to())

    def evaluate(self, *args, **kwargs):
        self._make("test")
        self._note_use()
        return unknown("evaluate", None, self)

    def predict(self, *args, **kwargs):
        self._make("predict")
        self._note_use(args[0] if len(args) > 0 else kwargs.get("x"))
        return unknown("predict", None, self)

    def train_on_batch(self, *args, **kwargs):
        self._make("train")
        resets = args[4] if len(args) > 4 else kwargs.get("reset_metrics")
        note("fitted", model=self, data=None, told=None, called_back=None, epochs=1, resets=resets)
        self._note_fit(super().trainable_weights)
        return unknown("train_on_batch", None, self)

    def test_on_batch(self, *args, **kwargs):
        self._make("test")
        self._note_use(None, args[3] if len(args) > 3 else kwargs.get("reset_metrics"))
        return unknown("test_on_batch", None, self)

    def predict_on_batch(self, *args, **kwargs):
        self._make("predict")
        self._note_use()
        return unknown("predict_on_batch", None, self)

    def predict_generator(self, *args, **kwargs):
        self._make("predict")
        return unknown("predict_generator", None, self)

    def evaluate_generator(self, *args, **kwargs):
        self._make("test")
        return unknown("evaluate_generator", None, self)

    def save(self, *args, **kwargs):
        note("model saved", model=self, path=args[0] if args else kwargs.get("filepath"), session=keras_writes_to())
        return None

    def save_weights(self, filepath=None, *args, **kwargs):
        layers = [layer for layer in self.layers if layer.weights]
        told = {"weights": self._all_weights(), "whole": self._is_whole(), "session": keras_writes_to()}
        note("weights saved", model=self, path=filepath, layers=layers, **told)
        return None

    def load_weights(self, filepath=None, by_name=False, *args, **kwargs):
        caught = catches("ValueError")
        told = {"path": filepath, "caught": caught, "session": keras_writes_to()}
        note("weights set", model=self, weights=None, own=None, bare=self._is_bare(), whole=None, unfit=None, **told)
        way = "loaded by name" if by_name is True else "loaded in order" if kwargs.get("skip_mismatch") is True else None
        if not args and not kwargs and by_name is False and not caught:
            layers = [layer for layer in self.layers if layer.weights]
            note("weights read", model=self, path=filepath, layers=layers, weights=self._all_weights(), whole=self._is_whole())
        if way is not None:
            note(way, model=self, path=filepath, layers=[layer for layer in self.layers if layer.weights])
        return None

    def summary(self, *args, **kwargs):
        return None

    def reset_metrics(self):
        note("metrics reset", model=self)
        return None

    def reset_states(self):
        note("state reset", layer=self)
        return None

    def to_json(self, **kwargs):
        return self._told_as("json", "str")

    def _told_as(self, label, kind=None):
        """Something that tells of its layers, of which it is known whose they are and no more."""
        told = unknown(label, kind)
        if self._is_described():
            sources[told] = self
        return told
