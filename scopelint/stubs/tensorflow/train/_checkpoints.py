"""TF `python/training/saver.py`, and what else writes and reads checkpoints."""

from _scopelint import (
    Variable,
    catches,
    add_once,
    all_known,
    check_saved,
    copies_of,
    eager_outside,
    find_variable,
    get_collection,
    get_default_graph,
    given,
    hidden,
    imports_more,
    in_graph,
    is_mapping,
    is_sequence,
    is_tensor,
    is_unknown,
    known,
    leaves,
    meta_graph_of,
    name_scope,
    note,
    operation,
    raises,
    reachable,
    saveables,
    saved_shapes,
    surely,
    track,
    unknown,
)


class Saver:
    _is_built_elsewhere = False

    def __init__(
        self,
        var_list=None,
        reshape=False,
        sharded=False,
        max_to_keep=5,
        keep_checkpoint_every_n_hours=10000.0,
        name=None,
        restore_sequentially=False,
        saver_def=None,
        builder=None,
        defer_build=False,
        allow_empty=False,
        write_version=2,
        pad_step_number=False,
        save_relative_paths=False,
        filename=None,
    ):
        with name_scope(name, "save"):
            self._var_list = var_list
            self._allow_empty = allow_empty
            self._reshape = reshape
        self._saved = None
        self._may_be_built = is_unknown(defer_build)
        if not given(defer_build):
            self.build()

    def save(self, sess, save_path, global_step=None, latest_filename=None, meta_graph_suffix="meta", write_meta_graph=True, write_state=True, strip_default_attrs=False, save_debug_info=False):  # fmt: skip
        if self._saved is None and not self._may_be_built:
            if in_graph() and not self._is_built_elsewhere:
                raises(RuntimeError, "`build()` should be called before save if defer_build==True")
            self.build()
        path = unknown("checkpoint path", "str")
        paths, told = (path,) if given(global_step) else (path, save_path), _is_told(latest_filename) and known(write_state) and write_state
        note("saved", saver=self, session=sess, path=save_path, paths=paths, latest=told)
        return path

    def restore(self, sess, save_path):
        if not self._may_be_built:
            self.build()
        note("restored", saver=self, session=sess, path=save_path)
        return None

    def build(self):
        if self._saved is None:
            listed = get_collection("variables") if self._var_list is None else self._var_list
            check_saved(listed, self._var_list is None, self._allow_empty)
            self._saved = saveables(listed)
            note("saver", saver=self, saves=self._saved, chosen=self._var_list is not None, listed=is_sequence(listed), reshape=self._reshape)

    @property
    def last_checkpoints(self):
        return unknown("last_checkpoints")

    def set_last_checkpoints_with_time(self, *args):
        return None

    def recover_last_checkpoints(self, *args):
        return None

    def export_meta_graph(self, filename=None, *args, **kwargs):
        return meta_graph_of(get_default_graph(), None, filename)

    def as_saver_def(self):
        return unknown("saver_def")


class SaverDef:
    V1 = 1
    V2 = 2


def import_meta_graph(meta_graph_or_file, clear_devices=False, import_scope=None, **kwargs):
    saver = Saver(unknown("the variables of the imported graph", "list"))
    imported(meta_graph_or_file, import_scope, kwargs, saver)
    return saver


def imported(meta_graph_or_file, import_scope, more=(), saver=None):
    """Into the current graph, below an import scope of its own or the name scope that is open."""
    graph = get_default_graph()
    scope = graph.unique_name(import_scope) if given(import_scope) else graph.get_name_scope()
    held = copies_of(meta_graph_or_file, scope)
    note("imported", saver=saver, graph=graph, apart=given(import_scope) or bool(more), held=held)
    imports_more()


def export_meta_graph(filename=None, meta_info_def=None, graph_def=None, saver_def=None, collection_list=None, as_text=False, graph=None, export_scope=None, **kwargs):  # fmt: skip
    return meta_graph_of(get_default_graph() if graph is None else graph, export_scope, filename)


def latest_checkpoint(checkpoint_dir, latest_filename=None):
    path = unknown("latest_checkpoint()", None, checkpoint_dir)
    note("latest", path=path, folder=checkpoint_dir, latest=_is_told(latest_filename))
    return path


def _is_told(latest_filename):
    """Whether it is in the file of the usual name that a folder tells of its latest checkpoint."""
    return not given(latest_filename)


def get_checkpoint_state(checkpoint_dir, latest_filename=None):
    state = unknown("get_checkpoint_state()", None, checkpoint_dir)
    note("latest", path=state, folder=checkpoint_dir, latest=_is_told(latest_filename))
    return state


def checkpoint_exists(checkpoint_prefix):
    return unknown("checkpoint_exists()")


def init_from_checkpoint(ckpt_dir_or_file, assignment_map):
    if is_mapping(assignment_map):
        begun, pairs = [], []
        shapes = saved_shapes(ckpt_dir_or_file)
        for name, given_value in assignment_map.items():
            note("asked of checkpoint", name=name)
            found = _named_so(given_value, shapes is not None and known(name) and name[-1:] == "/")
            add_once(begun, found)
            wanted = _names_there(name, given_value, found) if known(name) and found else []
            pairs.extend(zip(wanted, found))
            if shapes is not None and all_known(list(shapes)):
                _check_held(shapes, wanted)
        asked = {"path": ckpt_dir_or_file, "named": assignment_map, "pairs": pairs, "graph": get_default_graph(), "caught": catches("ValueError")}
        note("begins from checkpoint", variables=begun, there=len(get_collection("trainable_variables")), **asked)
    return None


def _names_there(name, value, found):
    """The names that a checkpoint has to have for variables: the one that is given, or in a scope those that they have in theirs."""
    if name[-1:] != "/":
        return [name]
    if not known(value) or not all_known([v.op.name for v in found]):
        return []
    scope = "" if name == "/" else name
    cut = _length_of_scope(value) + 1
    return [scope + v.op.name[cut:] for v in found]


def _length_of_scope(value):
    """How much of a name is the scope that an assignment map means by it: what ends before the last slash."""
    return len("/".join(value.split("/")[:-1]))


def _check_held(shapes, wanted):
    for each in [each for each in wanted if each not in shapes][:1]:
        raises(ValueError, f"Tensor {each} is not found in the checkpoint, which the program has saved without it")


def _named_so(value, of_scope):
    """The variables that an assignment map names: by themselves, by a name, or by the scope that they are in.

    A scope is meant too by what is no variable's name where there is a scope in the checkpoint (`of_scope`): the one before the last slash.
    """
    if known(value):
        found = find_variable(value)
        if found is not None:
            return [found]
        if not value or value == "/" or not (of_scope or value[-1] == "/"):
            return []
        scope = value[: _length_of_scope(value)]
        return get_collection("variables", scope + "/" if scope else None)
    return leaves(value)


def list_variables(ckpt_dir_or_file):
    note("checkpoint listed", path=ckpt_dir_or_file)
    shapes = saved_shapes(ckpt_dir_or_file)
    return unknown("list_variables()") if shapes is None else [(name, shapes[name]) for name in sorted(shapes)]


def load_variable(ckpt_dir_or_file, name):
    note("asked of checkpoint", name=name[:-2] if not is_unknown(name) and name[-2:] == ":0" else name)
    return unknown("load_variable()")


class CheckpointReader:
    """What a checkpoint has, by name. None of it is known but where the program has saved it."""

    def __init__(self, filename):
        self._filename = filename

    def get_tensor(self, tensor_str):
        note("asked of checkpoint", name=tensor_str)
        return unknown("get_tensor()")

    def has_tensor(self, tensor_str):
        note("asked of checkpoint", name=tensor_str)
        note("checkpoint listed", path=self._filename)
        shapes = saved_shapes(self._filename)
        return unknown("has_tensor()") if shapes is None else tensor_str in shapes

    def get_variable_to_shape_map(self):
        note("checkpoint listed", path=self._filename)
        shapes = saved_shapes(self._filename)
        return unknown("get_variable_to_shape_map()") if shapes is None else shapes

    def get_variable_to_dtype_map(self):
        note("checkpoint listed", path=self._filename)
        shapes = saved_shapes(self._filename)
        return unknown("get_variable_to_dtype_map()") if shapes is None else {name: unknown("dtype") for name in shapes}

    def debug_string(self):
        return unknown("debug_string()")


def load_checkpoint(ckpt_dir_or_file):
    return CheckpointReader(ckpt_dir_or_file)


def NewCheckpointReader(filepattern):
    return CheckpointReader(filepattern)


def warm_start(ckpt_to_initialize_from, vars_to_warm_start=".*", var_name_to_vocab_info=None, var_name_to_prev_var_name=None):
    """TF `warm_start`: a text picks of what is trained, and texts in a list of all that there is."""
    if known(vars_to_warm_start):
        begun = get_collection("trainable_variables", vars_to_warm_start)
    elif all_known(vars_to_warm_start):
        begun = [v for each in vars_to_warm_start for v in get_collection("variables", each)]
    else:
        begun = leaves(vars_to_warm_start)
    otherwise = given(var_name_to_vocab_info) or given(var_name_to_prev_var_name) or vars_to_warm_start is None
    if begun and not otherwise and all([is_tensor(v) for v in begun]):
        init_from_checkpoint(ckpt_to_initialize_from, {v.op.name: v for v in begun})
    return None


def write_graph(graph_or_graph_def, logdir, name, as_text=True):
    return unknown("path")


class Checkpoint:
    _counted = None

    def __init__(self, root=None, **kwargs):
        note("checkpoint made", checkpoint=self)
        if given(root):
            self._root = root
        if not all_known(list(kwargs)):
            self._more = unknown("what it is given")
        for key, value in kwargs.items():
            setattr(self, key, value)

    def _note(self, folder, counted=True, prefix=None, file=None):
        path = unknown("checkpoint path")
        from tensorflow._base_layer import Layer
        from tensorflow._functions import Module

        ways = hidden(self, (Checkpoint, Module, Layer))
        note("checkpoint", checkpoint=self, holds=reachable(self), path=path, folder=folder, prefix=prefix, file=file, ways=ways)
        self._track("tracked as saved", path=path, folder=folder, counted=counted)
        return path

    def _track(self, what, **facts):
        from tensorflow._base_layer import Layer
        from tensorflow._functions import Module

        track(what, self, Module, (Layer,), **facts)

    def save(self, file_prefix, session=None, options=None):
        self._count(session)
        return self._note(file_prefix, prefix=file_prefix)

    def _count(self, session=None):
        if self._counted is None and not eager_outside():
            from tensorflow import get_default_session

            session = get_default_session() if session is None else session
            counter = self.save_counter
            if session is not None:
                session.run(counter.initializer)

    @property
    def save_counter(self):
        """What saves are counted by: a variable that is made when it is first needed. Eager code does not show it."""
        if eager_outside():
            return unknown("save_counter")
        if self._counted is None:
            made = Variable(0, name="save_counter", trainable=False, dtype="int64")
            self._counted = lambda: made
        return self._counted()

    def write(self, file_prefix, session=None, options=None):
        return self._note(file_prefix, False, file=file_prefix)

    def restore(self, save_path, options=None):
        status = self._read(save_path)
        if not eager_outside():
            self.save_counter
        return status

    def read(self, save_path, options=None):
        return self._read(save_path)

    def _read(self, path):
        note("checkpoint read", checkpoint=self, path=path)
        self._track("tracked as read", path=path, awaited=catches("ValueError"))
        return _LoadStatus(self, path)


class _LoadStatus:
    """TF `CheckpointLoadStatus`."""

    def __init__(self, checkpoint, path):
        self._checkpoint = checkpoint
        self._path = path

    def assert_consumed(self):
        self._checkpoint._track("asserted as restored", path=self._path, consumed=True)
        return self

    def assert_existing_objects_matched(self):
        self._checkpoint._track("asserted as restored", path=self._path, consumed=False)
        return self

    def assert_nontrivial_match(self):
        return self

    def expect_partial(self):
        return self

    def run_restore_ops(self, session=None):
        self._put_in(session)

    def initialize_or_restore(self, session=None):
        self._put_in(session)

    def _put_in(self, session):
        note("checkpoint put in", status=self)
        if in_graph():
            from tensorflow import get_default_session

            session = get_default_session() if session is None else session
            session.run(operation("restore", inputs=[unknown("what the checkpoint has")]))


class CheckpointManager:
    def __init__(
        self,
        checkpoint,
        directory,
        max_to_keep=None,
        keep_checkpoint_every_n_hours=None,
        checkpoint_name="checkpoint",
        step_counter=None,
        checkpoint_interval=None,
        init_fn=None,
        **kwargs,
    ):
        self._init_fn = init_fn
        self.latest_checkpoint = unknown("latest_checkpoint", None, directory)
        note("latest", path=self.latest_checkpoint, folder=directory, latest=True)
        self._checkpoint = checkpoint
        self.directory = directory

    def save(self, *args, **kwargs):
        if surely(self._checkpoint, Checkpoint):
            self._checkpoint._count()
            self.latest_checkpoint = self._checkpoint._note(self.directory)
            return self.latest_checkpoint
        return unknown("checkpoint path")

    @property
    def checkpoint(self):
        return self._checkpoint

    def restore_or_initialize(self):
        if self.latest_checkpoint:
            self._checkpoint.restore(self.latest_checkpoint)
            return self.latest_checkpoint
        if self._init_fn is not None:
            self._init_fn()
        return None
