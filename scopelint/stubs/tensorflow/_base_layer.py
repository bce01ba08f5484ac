"""What Keras layers and tf.layers share: names, weights, building at the first call."""

from _scopelint import (
    TensorShape,
    Variable,
    add_once,
    aside,
    catches,
    dtype_of,
    elementwise,
    given,
    held_objects,
    hidden,
    in_graph,
    is_mapping,
    is_of_keras,
    is_sequence,
    is_tensor,
    is_unknown,
    layer_name,
    leaves,
    made_of,
    misfit,
    name_scope,
    note,
    raises,
    reads_of,
    reachable,
    settings_of,
    shape_of,
    snake_case,
    source,
    surely,
    takes,
    tensor,
    tracked,
    unknown,
    version_at_least,
    with_keras_3,
)

from tensorflow._by_name import get_initializer, get_regularizer, initializer_named, regularizer_named
from tensorflow._functions import Module
from tensorflow._making import Making, _calling
from tensorflow._session import keras_writes_to

history = {}
"""The layer, inputs and further arguments that each tensor came from, as functional models need them."""

_only_keras = with_keras_3()
_tracks_tuples = version_at_least(2, 3)
"""TF `data_structures._TupleWrapper`: before there was one, what stands in a tuple was nobody's."""

_asked = {}  # by class, the layer that was asked for its configuration last


def activate(activation, outputs):
    """The activation, called here and now: it may make variables."""
    if activation is None:
        return outputs
    if is_unknown(activation) or isinstance(activation, str):
        return elementwise("activation" if is_unknown(activation) else activation, [outputs])
    return activation(outputs)


def shapes(inputs):
    """The shapes of inputs, structured like them."""
    if is_tensor(inputs):
        return TensorShape(shape_of(inputs))
    if is_sequence(inputs):
        return [shapes(x) for x in inputs]
    if is_mapping(inputs):
        return {key: shapes(x) for key, x in inputs.items()}
    return TensorShape(shape_of(inputs))


_SETTINGS = "optimizer loss _name _is_named _dtype _batch_shape _trainable _told _step _fitted _made trainable units filters output_dim".split()


def layers_in(value):
    """The layers held in an attribute of a layer."""
    if is_unknown(value):
        return []
    if isinstance(value, Layer):
        return [value]
    out = []
    if isinstance(value, tuple) and not _tracks_tuples:
        return out
    if is_sequence(value) or is_mapping(value):
        for x in value.values() if is_mapping(value) else value:
            out.extend(layers_in(x))
    return out


def renewed(value):
    """A layer anew, without variables, as its configuration makes it; of another value, the same of all layers that it holds."""
    if is_unknown(value):
        return value
    if isinstance(value, Layer):
        return value._renewed()
    if not layers_in(value):
        return value
    if is_mapping(value):
        return {key: renewed(each) for key, each in value.items()}
    anew = [renewed(each) for each in value]
    return tuple(anew) if isinstance(value, tuple) else anew


def unique(values):
    out = []
    add_once(out, values)
    return out


def keras_history(inputs):
    """Whether some input came out of a Keras layer or an Input, be it through operations."""
    return any([is_tensor(x) and (x in history or made_of(x) is not None) for x in leaves(inputs)])


class Layer(Making):
    """A Keras layer: it owns its variables, named below the name scope of its first call."""

    built = False
    stateful = False
    input_spec = None
    supports_masking = False
    _trainable = True
    _name = None
    _is_named = False
    _dtype = None
    _is_of_any_dtype = False
    _own = None
    _made_losses = _made_updates = None
    _activity_regularizer = None
    _batch_shape = None
    _zero_based_names = True
    _shares_by_name = False

    def __init__(self, trainable=True, name=None, dtype=None, dynamic=False, activity_regularizer=None, **kwargs):
        note("layer made", layer=self)
        self._trainable = trainable
        self.built = False
        self._own = []
        self._made_losses = []
        self._dtype = dtype
        self._init_set_name(name)
        if not self._shares_by_name and _calling["layers"] and _calling["layers"][-1] is not None:
            within, call = _calling["layers"][-1]
            note("layer made in call", layer=self, within=within, call=call, locked=False)
        if given(activity_regularizer):
            self._activity_regularizer = get_regularizer(activity_regularizer)
        if kwargs:
            self._init_shape(kwargs)

    def _init_shape(self, kwargs):
        if "batch_input_shape" in kwargs:
            self._batch_shape = tuple(kwargs["batch_input_shape"])
        elif "input_shape" in kwargs:
            self._batch_shape = (None,) + tuple(kwargs["input_shape"])
        elif "input_dim" in kwargs:
            self._batch_shape = (None, kwargs["input_dim"])

    def _init_set_name(self, name):
        self._is_named = given(name)
        self._name = name if given(name) else layer_name(snake_case(self.__class__.__name__), True)

    # -- attributes

    @property
    def name(self):
        return self._name

    @property
    def dtype(self):
        return self._dtype

    @property
    def trainable(self):
        return self._trainable

    @trainable.setter
    def trainable(self, value):
        """It is set for all layers inside too, which other models may be made of. Keras 3 does nothing where it is that already."""
        if _only_keras and value is self._trainable:
            return
        self._trainable = value
        if version_at_least(1, 9):
            for layer in self._sublayers:
                if not is_unknown(layer):
                    layer.trainable = value

    def _calls(self):
        """(inputs, outputs) of each of its calls with what came out of Keras layers."""
        found = []
        for layer, inputs, outputs, *_ in list(history.values()):
            if layer is self and not any([outputs is known for _, known in found]):
                found.append((inputs, outputs))
        return found

    @property
    def input(self):
        calls = self._calls()
        return calls[0][0] if len(calls) == 1 else unknown("input")

    @property
    def output(self):
        calls = self._calls()
        return calls[0][1] if len(calls) == 1 else unknown("output")

    @property
    def activity_regularizer(self):
        return self._activity_regularizer

    @activity_regularizer.setter
    def activity_regularizer(self, value):
        self._activity_regularizer = value

    @property
    def _sublayers(self):
        out, unseen = [], ("_own", "_made_losses", "_made_updates", "_batch_shape") + aside(self)
        for key, value in self.__dict__.items():
            if key not in unseen:
                out.extend(layers_in(value))
        return unique(out)

    def _flat_layers(self):
        """Itself, and all layers below it."""
        return unique([self] + [each for layer in self._sublayers if not is_unknown(layer) for each in layer._flat_layers()])

    @property
    def submodules(self):
        return tuple(self._flat_layers()[1:])

    def _own_variables(self):
        """Variables of the layer itself: those it added, and Keras tracks those assigned to its attributes."""
        out, unseen = list(self._own) if self._own is not None else [], aside(self)
        for key, value in self.__dict__.items():
            if is_tensor(value) and isinstance(value, Variable) and value not in out and not self._is_passed_over(value):
                if key not in unseen:
                    out.append(value)
        for module in held_objects(self, Module) if not _only_keras else ():
            out.extend(tracked(module, Module, Layer))
        return list(reads_of(out)) if self._own and len(out) > len(self._own) else out  # as they were made

    def _is_passed_over(self, value):
        """Whether Keras does not track what is assigned to an attribute: Keras 3 knows no variables but its own."""
        return _only_keras and not is_of_keras(value)

    def _of_kind(self, kind):
        return [v for v in self._own_variables() if kind == "all" or (kind == "trainable") == (v.trainable is not False)]

    def _gather(self, kind):
        return unique(self._of_kind(kind) + self._below_of_kind(kind))

    def _below_of_kind(self, kind):
        out = []
        for layer in self._sublayers:
            out.extend(layer._gather(kind) if kind == "all" else getattr(layer, kind + "_weights"))
        return out

    @property
    def trainable_weights(self):
        if self.trainable is False:
            none = []
            note("none to train", model=self, found={"list": none})
            return none
        return self._gather("trainable")

    @property
    def non_trainable_weights(self):
        if self.trainable is False:
            return self._gather("all")
        return self._gather("non_trainable")

    @property
    def weights(self):
        return self._all_weights()

    def _all_weights(self):
        """Those that are trained come first, but in Keras 3."""
        return unique(self._own_variables() + self._weights_below()) if _only_keras else self.trainable_weights + self.non_trainable_weights

    def _weights_below(self):
        out = []
        for layer in self._sublayers:
            out.extend(layer.weights)
        return out

    @property
    def variables(self):
        return self.weights

    @property
    def trainable_variables(self):
        through = Layer if _only_keras else (Module, Layer)
        found, held = reachable(self, through), reachable(self, known=True)
        tracked = [v for v in found if not _only_keras or is_of_keras(v)]
        passed = [v for v in found if v not in tracked]
        ways = hidden(self, through) if len(held) > len(found) else ()
        note("tracked", module=self, tracked=tracked, passed=passed, held=held, own=reachable(self, (), True), ways=ways)
        return self.trainable_weights

    @property
    def non_trainable_variables(self):
        return self.non_trainable_weights

    @property
    def losses(self):
        note("losses asked", model=self)
        out = list(self._made_losses) if self._made_losses is not None else []
        for layer in self._sublayers:
            out.extend(layer.losses)
        return out

    @property
    def updates(self):
        own = list(self._made_updates) if self._made_updates is not None else []
        return own + [update for layer in self._sublayers for update in layer.updates]

    def _met_in(self, reads):
        """Whether something was computed with its weights."""
        return self.weights and all([v in reads for v in self.weights])

    def get_losses_for(self, inputs=None):
        return self.losses

    def get_updates_for(self, inputs=None):
        return self.updates

    def count_params(self):
        if self.built is False and self._is_bare():
            raises(ValueError, f"You tried to call `count_params` on layer {self.name}, but the layer isn't built.")
        counts = [v.shape.num_elements() for v in self.weights]
        return sum(counts) if all([isinstance(each, int) for each in counts]) else unknown("count_params()", "int")

    def get_weights(self):
        weights = [v.value() for v in self.weights]
        note("weights taken", model=self, weights=weights, whole=self._is_whole(), session=keras_writes_to())
        return weights

    def set_weights(self, weights):
        own, whole, caught = self._all_weights(), self._is_whole(), catches("ValueError")
        unfit = misfit(own, weights) if whole and is_sequence(weights) else None
        if unfit is not None and caught:
            raise ValueError("The weights that were given do not fit those of the layer.")
        bare = self._is_bare() and not hasattr(self, "compile")  # a model may come of a configuration, built
        told = {"path": None, "caught": caught, "session": keras_writes_to()}
        note("weights set", model=self, weights=weights, own=own, bare=bare, whole=whole, unfit=unfit, **told)
        return None

    def _is_whole(self):
        """Whether it surely has all of its variables: all of it is built and known."""
        known = all([key in _SETTINGS or not is_unknown(value) for key, value in self.__dict__.items()])
        return known and self.built is True and all([each._is_whole() for each in self._sublayers])

    def _is_bare(self):
        """Whether it surely has no variables yet: nothing of it is built, and nothing that it holds is not known."""
        known = all([key in _SETTINGS or not is_unknown(value) for key, value in self.__dict__.items()])
        return known and self.built is False and not self._own_variables() and all([each._is_bare() for each in self._sublayers])

    # -- calling

    def build(self, input_shape):
        self.built = True

    def call(self, inputs, *args, **kwargs):
        return inputs

    def _name_scope(self):
        return self._name

    def _maybe_build(self, inputs):
        if self.built:
            return
        if self._dtype is None:
            for x in leaves(inputs)[:1]:
                self._dtype = dtype_of(x)
                self._is_of_any_dtype = self._dtype is None
        _calling["layers"].append(None)  # what build() makes is made once for each layer
        self.build(shapes(inputs))
        _calling["layers"].pop()
        self.built = True
        self._locked = _only_keras

    def __call__(self, inputs, *args, **kwargs):
        if self._name is None:
            self._init_set_name(None)
        outer = _calling["training"]
        if "training" in kwargs:
            _calling["training"] = kwargs["training"]
            if not takes(self.call, "training") and not takes(self.call, "**"):
                kwargs.pop("training")  # a layer that does not ask is not told
        elif not args and (is_unknown(outer) or outer is not None) and takes(self.call, "training"):
            kwargs["training"] = outer
        if _calling["losses"] and not _calling["layers"] and not in_graph():
            self._forget_losses()
        with name_scope(self._name_scope()):
            self._maybe_build(inputs)
            outputs = self._called(inputs, args, kwargs)
        _calling["training"] = outer
        return outputs

    def _called(self, inputs, args, kwargs):
        _calling["layers"].append((self, object()))
        outputs = self.call(inputs, *args, **kwargs)
        _calling["layers"].pop()
        if given(self._activity_regularizer):
            for x in leaves(outputs):
                self.add_loss(self._activity_regularizer(x))
        if history:
            self._note(inputs, outputs, args, kwargs)
        note("layer applied", cell=self, inputs=reads_of(inputs), out=reads_of(outputs), given=inputs)
        return outputs

    def _note(self, inputs, outputs, args, kwargs):
        if keras_history(inputs):
            given_in = leaves(inputs)
            for x in leaves(outputs):
                if is_tensor(x) and x not in given_in:
                    history[x] = (self, inputs, outputs, args, kwargs)

    def apply(self, inputs, *args, **kwargs):
        return self.__call__(inputs, *args, **kwargs)

    def compute_mask(self, inputs, mask=None):
        return mask

    def get_config(self):
        _asked[self.__class__] = self
        return {**{key: renewed(value) for key, value in settings_of(self) or []}, "name": self._name, "trainable": self.trainable}

    def _renewed(self):
        """Another one of the same configuration."""
        out = self.__class__.__new__(self.__class__)
        same = self._given_as_they_are()
        if same:
            note("given as they are", layer=self, same=same)
        for key, value in self.__dict__.items():
            if not is_tensor(value):
                held = layers_in(value) if same else []
                setattr(out, key, value if held and all([each in same for each in held]) else renewed(value))
        out.built = out._locked = False
        out._own = []
        out._made_losses = []
        return out

    def _given_as_they_are(self):
        """The layers that a configuration of the program's own has themselves in it, and not what tells of them."""
        made_of = self.__class__.from_config.__func__
        if self.get_config.__func__ is Layer.get_config or made_of is not Layer.from_config.__func__:
            return []
        config = self.get_config()
        return layers_in(config) if is_mapping(config) else []

    @classmethod
    def from_config(cls, config):
        told = _asked.get(cls)
        out = cls(**config) if told is None or settings_of(told) is not None else told._renewed()
        if told is not None:
            note("cloned", model=out, source=told)
        return out
