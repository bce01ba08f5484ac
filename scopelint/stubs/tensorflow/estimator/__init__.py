"""tf.estimator: the model function builds anew, in a graph of its own, for every call."""

import _scopelint as _s
from tensorflow.data import Dataset, Iterator
from tensorflow.metrics import mean as _mean
from tensorflow.train._checkpoints import Saver as _Saver
from tensorflow.train._sessions import Coordinator as _Coordinator
from tensorflow.train._sessions import Scaffold as _Scaffold
from tensorflow.train._sessions import SessionRunHook
from tensorflow.train._sessions import all_of as _all_of, hooks_among as _hooks_among, heard_by as _heard_by
from tensorflow.train._sessions import Hook as _Hook
from tensorflow.train._global_step import get_or_create_global_step as _global_step


class ModeKeys:
    TRAIN = "train"
    EVAL = "eval"
    PREDICT = "infer"


_EstimatorSpec = _s.named_tuple(
    "EstimatorSpec",
    ("mode", "predictions", "loss", "train_op", "eval_metric_ops", "export_outputs", "training_chief_hooks", "training_hooks", "scaffold",
     "evaluation_hooks", "prediction_hooks"),
    (None, None, None, None, None, None, None, None, None, None),
)


class EstimatorSpec(_EstimatorSpec):
    """TF `EstimatorSpec`: one that is given no scaffold makes one."""

    def __new__(cls, mode, predictions=None, loss=None, train_op=None, eval_metric_ops=None, export_outputs=None, training_chief_hooks=None,
                training_hooks=None, scaffold=None, evaluation_hooks=None, prediction_hooks=None):
        return super().__new__(cls, mode, predictions, loss, train_op, eval_metric_ops, export_outputs, training_chief_hooks, training_hooks,
                               _s.chosen(scaffold, _Scaffold()), evaluation_hooks, prediction_hooks)


TrainSpec = _s.named_tuple("TrainSpec", ("input_fn", "max_steps", "hooks", "saving_listeners"), (None, None, None))
EvalSpec = _s.named_tuple(
    "EvalSpec", ("input_fn", "steps", "name", "hooks", "exporters", "start_delay_secs", "throttle_secs"), (100, None, None, None, 120, 600)
)


class RunConfig:
    def __init__(self, model_dir=None, **kwargs):
        self.model_dir = model_dir

    def replace(self, **kwargs):
        return self


def _inputs(input_fn, mode, config, params):
    """Features and labels from an input function."""
    given = {"mode": mode, "params": params, "config": config}
    found = input_fn(**{name: given[name] for name in _s.parameters(input_fn) if name in given})
    if _s.surely(found, Dataset):
        found = found._begun().get_next()
    if _s.surely(found, Iterator):
        found = found.get_next()
    if _s.is_sequence(found) and len(found) == 2:
        return found[0], found[1] if mode != ModeKeys.PREDICT else None
    return found, _s.unknown("labels") if _s.is_unknown(found) and mode != ModeKeys.PREDICT else None


def _hooks_of(spec, mode):
    """The hooks that a model function gives for what it was called for."""
    if mode == ModeKeys.TRAIN:
        return _hooks_among(spec.training_hooks) + _hooks_among(spec.training_chief_hooks)
    return _hooks_among(spec.evaluation_hooks if mode == ModeKeys.EVAL else spec.prediction_hooks)


def _steps_of(spec, hooks):
    """What a training runs, step after step; None where a hook of the program's may run something else."""
    known = all(_all_of(each) for each in (hooks, spec.training_hooks, spec.training_chief_hooks))
    plain = known and all(_s.surely(each, _Hook) for each in _hooks_among(hooks) + _hooks_of(spec, ModeKeys.TRAIN))
    return [spec.train_op, spec.loss] if plain else None


def _saver_of(scaffold):
    """What saves and restores: what a scaffold has, or one of everything; None where it is not known what there is to begin with."""
    if _s.surely(scaffold.saver, _Saver):
        return scaffold.saver
    return None if scaffold.is_given else _Saver()


class WarmStartSettings:
    def __init__(self, ckpt_to_initialize_from, vars_to_warm_start=".*", var_name_to_vocab_info=None, var_name_to_prev_var_name=None):
        self.ckpt_to_initialize_from = ckpt_to_initialize_from
        self.vars_to_warm_start = vars_to_warm_start
        self.var_name_to_vocab_info = {} if var_name_to_vocab_info is None else var_name_to_vocab_info
        self.var_name_to_prev_var_name = {} if var_name_to_prev_var_name is None else var_name_to_prev_var_name
        _s.note("warm start", settings=self, pattern=vars_to_warm_start)


class Estimator:
    def __init__(self, model_fn, model_dir=None, config=None, params=None, warm_start_from=None):
        self._model_fn = model_fn
        self.config = RunConfig() if config is None else config
        configured = getattr(self.config, "model_dir", None)
        self._begins_anew = not (_s.given(model_dir) or _s.given(configured) or _s.given(warm_start_from))
        self.model_dir = _s.chosen(model_dir, configured, _s.unknown("model_dir"))
        self.params = {} if params is None else dict(params) if _s.is_mapping(params) else params  # TensorFlow copies them
        self._warm_start_from = warm_start_from
        self._trained = False
        _s.keeps(self.model_dir)

    @property
    def model_fn(self):
        return self._model_fn

    def _build(self, features, labels, mode):
        given = {"labels": labels, "mode": mode, "params": self.params, "config": self.config}
        return self._model_fn(features, **{name: given[name] for name in _s.parameters(self._model_fn) if name in given})

    def _called(self, input_fn, mode, checkpoint_path=None, hooks=None, limit=None, ends=False):
        with _s.Graph().as_default():
            step = _global_step()
            features, labels = _inputs(input_fn, mode, self.config, self.params)
            spec = self._build(features, labels, mode)
            if mode == ModeKeys.TRAIN and _s.surely(self._warm_start_from, WarmStartSettings):
                _s.note("started warm", settings=self._warm_start_from, graph=_s.get_default_graph())
            known = not (_s.is_unknown(spec) or _s.is_unknown(spec.scaffold))
            if not _s.given(checkpoint_path):
                told = {"folder": self.model_dir, "params": self.params, "limit": limit, "plain": known and not spec.scaffold.is_given}
                told["until"] = step if ends else None
                told["steps"] = _steps_of(spec, hooks) if known and mode == ModeKeys.TRAIN else None
                told["asked"] = _s.leaves([spec.predictions, spec.loss]) if known and mode != ModeKeys.TRAIN else None
                graph = _s.get_default_graph()
                _s.note("estimator", estimator=self, model_fn=self._model_fn, mode=mode, alone=self._begins_anew, graph=graph, **told)
            if mode == ModeKeys.EVAL:
                _mean(_s.source((), None))
                _s.get_local_variable("eval_step", [], _s.DType("int64"))
            found = _hooks_among(hooks) + (_hooks_of(spec, mode) if known else [])
            for hook in found:
                hook.begin()
            saver = _saver_of(spec.scaffold) if known and not _s.given(checkpoint_path) else None
            self._trained = self._trained and saver is not None
            if self._trained and mode != ModeKeys.TRAIN:
                saver.restore(None, self._latest)
            if found:
                _s.finalize(_s.get_default_graph())
            for hook in found:
                hook.after_create_session(_s.unknown("session"), _Coordinator())
            _heard_by(found)
            if saver is not None and mode == ModeKeys.TRAIN:
                self._latest = saver.save(None, _s.unknown("model_dir", "str", self.model_dir))
                self._trained = True
            return spec

    def train(self, input_fn, hooks=None, steps=None, max_steps=None, saving_listeners=None):
        self._called(input_fn, ModeKeys.TRAIN, None, hooks, max_steps, _s.given(steps) or _s.given(max_steps))
        return self

    def evaluate(self, input_fn, steps=None, hooks=None, checkpoint_path=None, name=None):
        self._called(input_fn, ModeKeys.EVAL, checkpoint_path, hooks)
        return _s.unknown("evaluate()", None, self)

    def predict(self, input_fn, predict_keys=None, hooks=None, checkpoint_path=None, yield_single_examples=True):
        self._called(input_fn, ModeKeys.PREDICT, checkpoint_path, hooks)
        yield _s.unknown("a prediction")
        yield _s.unknown("a prediction")

    def export_saved_model(self, export_dir_base, serving_input_receiver_fn, assets_extra=None, as_text=False, checkpoint_path=None,
                           experimental_mode="infer"):
        with _s.Graph().as_default():
            receiver = serving_input_receiver_fn()
            self._build(receiver.features, None, experimental_mode)
        return _s.unknown("a folder")

    def export_savedmodel(self, export_dir_base, serving_input_receiver_fn, assets_extra=None, as_text=False, checkpoint_path=None,
                          strip_default_attrs=False):
        return self.export_saved_model(export_dir_base, serving_input_receiver_fn)

    def latest_checkpoint(self):
        return _s.unknown("latest_checkpoint()", None, self.model_dir)

    def get_variable_names(self):
        return _s.unknown("names")

    def get_variable_value(self, name):
        return _s.unknown("a value")


def train_and_evaluate(estimator, train_spec, eval_spec):
    estimator.train(train_spec.input_fn, max_steps=train_spec.max_steps)
    return estimator.evaluate(eval_spec.input_fn), _s.unknown("exports")
