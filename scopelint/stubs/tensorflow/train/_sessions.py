"""TF `python/training/monitored_session.py`, supervisors, coordinators and hooks."""

from _scopelint import context, finalize, get_default_graph, is_sequence, known, leaves, note, ran_monitored, surely, unfinalize, unknown
from tensorflow._collections import global_variables_initializer, local_variables_initializer
from tensorflow.train._checkpoints import Saver
from tensorflow.train._global_step import check_global_step, get_global_step


class SessionRunArgs:
    def __init__(self, fetches, feed_dict=None, options=None):
        self.fetches = fetches
        self.feed_dict = feed_dict


class SessionRunHook:
    def begin(self):
        return None

    def after_create_session(self, session, coord):
        return None

    def before_run(self, run_context):
        return None

    def after_run(self, run_context, run_values):
        return None

    def end(self, session):
        return None


class Hook(SessionRunHook):
    def __init__(self, *args, **kwargs):
        self.arguments = [*args, *kwargs.values()]


class _Counting(Hook):
    """A hook that goes by the global step."""

    _user = "it"

    def begin(self):
        check_global_step(self._user)


class CheckpointSaverHook(_Counting):
    _user = "CheckpointSaverHook"


class LoggingTensorHook(Hook):
    pass


class StopAtStepHook(_Counting):
    _user = "StopAtStepHook"


class StepCounterHook(_Counting):
    _user = "StepCounterHook"


class SummarySaverHook(_Counting):
    _user = "SummarySaverHook"


class NanTensorHook(Hook):
    pass


class FinalOpsHook(Hook):
    pass


class FeedFnHook(Hook):
    pass


class ProfilerHook(_Counting):
    _user = "ProfilerHook"


class GlobalStepWaiterHook(_Counting):
    _user = "_GlobalStepWaiterHook"


class CheckpointSaverListener:
    def begin(self):
        return None

    def before_save(self, session, global_step_value):
        return None

    def after_save(self, session, global_step_value):
        return None

    def end(self, session, global_step_value):
        return None


def hooks_among(hooks):
    """Those of some hooks of which it is known what they do."""
    return [hook for hook in leaves(hooks) if isinstance(hook, SessionRunHook)] if is_sequence(hooks) else []


def all_of(hooks):
    """Whether it is known of all hooks what they do."""
    return hooks is None or (is_sequence(hooks) and len(hooks_among(hooks)) == len(leaves(hooks)))


def heard_by(hooks, monitored=None, session=None):
    """A run of a session's, as hooks get to hear of it; of a monitored one also what they have it run besides."""
    context = unknown("run_context") if monitored is None else _RunContext(_OfHooks(monitored, session))
    for hook in hooks:
        further = hook.before_run(context)
        if monitored is not None and surely(further, SessionRunArgs):
            ran_monitored(monitored, further.fetches, further.feed_dict)
        if monitored is not None and surely(hook, FinalOpsHook):
            ran_monitored(monitored, hook.arguments, None)
    for hook in hooks:
        hook.after_run(context, unknown("run_values"))


class _RunContext:
    """TF `SessionRunContext`, and `StepContext`."""

    def __init__(self, session):
        self.session = session
        self.original_args = unknown("original_args")

    @property
    def stop_requested(self):
        return unknown("stop_requested")

    def request_stop(self):
        return None

    def run_with_hooks(self, *args, **kwargs):
        return self.session.run(*args, **kwargs)


class _OfHooks:
    """The session that a hook gets of a monitored one: what it runs is heard of by nobody."""

    def __init__(self, monitored, session):
        self._monitored = monitored
        self._session = session

    def __getattr__(self, name):
        return getattr(self._session, name)

    def run(self, fetches, feed_dict=None, options=None, run_metadata=None):
        ran_monitored(self._monitored, fetches, feed_dict)
        return self._session.run(fetches, feed_dict, options, run_metadata)


class _Monitored:
    """A session that finalizes its graph while it is open, once its hooks have had their say. They hear of each of its runs.

    It begins with what the latest checkpoint of its folder has, or else by initializing all; `plain`: and with nothing else.
    """

    def __init__(self, hooks, folder, plain, scaffold=None):
        found = self._hooks = hooks_among(hooks)
        for hook in found:
            hook.begin()
        self._session = unknown("session")
        self._finalized_before = finalize(get_default_graph())
        told = {"until": get_global_step() if any([surely(hook, StopAtStepHook) for hook in found]) else None, **_begins(scaffold)}
        note("monitored", session=self, folder=folder, plain=plain, heard=all_of(hooks), graph=get_default_graph(), **told)
        if surely(scaffold, Scaffold) and scaffold.init_fn is not None:
            scaffold.init_fn(scaffold, _OfHooks(self, self._session))
        for hook in found:
            hook.after_create_session(_OfHooks(self, self._session), Coordinator())

    def __enter__(self):
        return self

    def __exit__(self, exception_type, exception_value, traceback):
        self.close()
        return False

    def __getattr__(self, name):
        return getattr(self._session, name)

    def run(self, fetches, feed_dict=None, options=None, run_metadata=None):
        heard_by(self._hooks, self, self._session)
        ran_monitored(self, fetches, feed_dict)
        return self._session.run(fetches, feed_dict, options, run_metadata)

    def run_step_fn(self, step_fn):
        heard_by(self._hooks, self, self._session)
        return step_fn(_RunContext(_OfHooks(self, self._session)))

    def close(self):
        if not self._finalized_before:
            unfinalize(get_default_graph())


def MonitoredTrainingSession(
    master="",
    is_chief=True,
    checkpoint_dir=None,
    scaffold=None,
    hooks=None,
    chief_only_hooks=None,
    save_checkpoint_secs=None,
    save_summaries_steps=None,
    save_summaries_secs=None,
    config=None,
    stop_grace_period_secs=120,
    log_step_count_steps=100,
    max_wait_secs=7200,
    save_checkpoint_steps=None,
    summary_dir=None,
):
    alone = not master and is_chief is True
    folder = checkpoint_dir if summary_dir is None else summary_dir
    counts = log_step_count_steps is not None and known(log_step_count_steps) and log_step_count_steps > 0
    if alone and counts and known(folder) and folder:
        StepCounterHook().begin()
    return _Monitored(hooks, checkpoint_dir, _is_plain(scaffold) and alone and all_of(hooks), scaffold if alone else None)


def MonitoredSession(session_creator=None, hooks=None, stop_grace_period_secs=120):
    if session_creator is None:
        return _Monitored(hooks, None, all_of(hooks))
    if surely(session_creator, ChiefSessionCreator):
        return _Monitored(hooks, session_creator.checkpoint_dir, session_creator.plain and all_of(hooks), session_creator.alone)
    return _Monitored(hooks, None, False)


def SingularMonitoredSession(hooks=None, scaffold=None, master="", config=None, checkpoint_dir=None, **kwargs):
    return _Monitored(hooks, checkpoint_dir, _is_plain(scaffold) and not kwargs and not master and all_of(hooks), None if kwargs or master else scaffold)


def _begins(scaffold):
    """The operations that a scaffold is known to initialize all with, each None where it is TensorFlow's own."""
    if not surely(scaffold, Scaffold) or scaffold.begins_otherwise:
        return {"init_op": None, "local_init_op": None}
    return {"init_op": scaffold.init_op, "local_init_op": scaffold.local_init_op}


def _is_plain(scaffold):
    """Whether nothing else is known to begin with than TensorFlow's own initializer."""
    return scaffold is None or (surely(scaffold, Scaffold) and not scaffold.is_given)


class ChiefSessionCreator:
    def __init__(self, scaffold=None, master="", config=None, checkpoint_dir=None, checkpoint_filename_with_path=None):
        self.scaffold = scaffold
        self.checkpoint_dir = checkpoint_dir
        self.plain = _is_plain(scaffold) and not master and checkpoint_filename_with_path is None
        self.alone = None if master or checkpoint_filename_with_path is not None else scaffold


class WorkerSessionCreator:
    def __init__(self, scaffold=None, master="", config=None, max_wait_secs=1800):
        self.scaffold = scaffold


class Scaffold:
    def __init__(
        self,
        init_op=None,
        init_feed_dict=None,
        init_fn=None,
        ready_op=None,
        ready_for_local_init_op=None,
        local_init_op=None,
        summary_op=None,
        saver=None,
        copy_from_scaffold=None,
        local_init_feed_dict=None,
    ):
        self.init_op = init_op
        given = (init_op, init_feed_dict, init_fn, ready_op, ready_for_local_init_op, local_init_op, summary_op, saver, copy_from_scaffold)
        self.is_given = any(each is not None for each in given)
        note("scaffold", init_op=init_op, local_init_op=local_init_op)
        self.begins_otherwise = any(each is not None for each in (init_fn, ready_op, ready_for_local_init_op, copy_from_scaffold))
        self.init_feed_dict = init_feed_dict
        self.init_fn = init_fn
        self.ready_op = ready_op
        self.ready_for_local_init_op = ready_for_local_init_op
        self.local_init_op = local_init_op
        self.local_init_feed_dict = local_init_feed_dict
        if surely(saver, Saver):
            saver._is_built_elsewhere = True  # where a session begins
        self.saver = saver
        self.summary_op = summary_op

    def finalize(self):
        """Makes what was not given: the initializers of the graph's global and local variables, and what tells which are missing."""
        self.init_op = global_variables_initializer() if self.init_op is None else self.init_op
        self.local_init_op = local_variables_initializer() if self.local_init_op is None else self.local_init_op
        self.ready_op = unknown("ready_op") if self.ready_op is None else self.ready_op
        if self.ready_for_local_init_op is None:
            self.ready_for_local_init_op = unknown("ready_for_local_init_op")
        self.saver = unknown("saver") if self.saver is None else self.saver
        return self


class Coordinator:
    def __init__(self, clean_stop_exception_types=None):
        self.joined = False

    def should_stop(self):
        return unknown("should_stop()")

    def request_stop(self, ex=None):
        return None

    def clear_stop(self):
        return None

    def join(self, threads=None, stop_grace_period_secs=120, ignore_live_threads=False):
        return None

    def register_thread(self, thread):
        return None

    def wait_for_stop(self, timeout=None):
        return unknown("wait_for_stop()")

    def raise_requested_exception(self):
        return None

    def stop_on_exception(self):
        return context(None)


class Supervisor:
    """Finalizes its graph, for good."""

    def __init__(self, graph=None, *args, **kwargs):
        finalize(get_default_graph() if graph is None else graph)
        note("supervised")
        self.saver = kwargs.get("saver", unknown("saver"))
        self.coord = Coordinator()
        self.session_manager = unknown("session_manager")

    def managed_session(self, *args, **kwargs):
        return unknown("session")

    def prepare_or_wait_for_session(self, *args, **kwargs):
        return unknown("session")

    def should_stop(self):
        return unknown("should_stop()")

    def stop(self, *args, **kwargs):
        return None

    def request_stop(self, *args, **kwargs):
        return None

    def start_queue_runners(self, *args, **kwargs):
        return []

    def summary_computed(self, *args, **kwargs):
        return None


def start_queue_runners(sess=None, coord=None, daemon=True, start=True, collection="queue_runners"):
    return unknown("threads")


def add_queue_runner(qr, collection="queue_runners"):
    return None
