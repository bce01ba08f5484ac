# long: the words of every outcome in one place, each a few lines
"""What happens to variables after they are made, as lines of Python: sessions, savers, checkpoints, filters.

A finding about the life of a variable comes with its acts, each at its moment (`checks.findings.Life`). Here each becomes
a line between the steps of the journal, so that TensorFlow meets everything in the order in which the program does it. What
computes with data is left out: training is any change of a value.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ..checks.findings import Act, Life
from ..domain.symbols import show
from ..language.trace import Moment
from ..language.values import Instance
from .copied import copy_of
from .instructions import CannotReplayError
from .script import Script, literal

_UNINITIALIZED = r"uninitialized|Could not find variable|does not exist"


def script(life: Life, text_of: Callable[[str], str]) -> Script:
    """The lines for a life; `text_of` has the texts of files. Raises CannotReplayError."""
    out = Script(text_of)
    _OUTCOMES[life.outcome](out, list(life.acts))
    for variable in out.named:
        if not isinstance(variable.site, Moment):
            raise CannotReplayError("where a variable was made is not known")
    return out


def _uninitialized(out: Script, acts: list[Act]) -> None:
    """Acts: `initializer`, `initialized` …, `read`."""
    read = acts[-1]
    for act in acts[:-1]:
        if act.kind == "initializer":
            out.initializer(act)
        else:
            out.initialized(act, read.variables[0])
    session = out.session(read.moment, read.variables[0])
    out.say(read.moment, f"{session}.run({{0}})", read.variables[0])
    out.raises = ("FailedPreconditionError", _UNINITIALIZED, "is not initialized")


def _unordered(out: Script, acts: list[Act]) -> None:
    """Acts: `made`, of a variable whose initial value reads another."""
    (made,) = acts
    session = out.session(made.moment, made.variables[0])
    out.say(made.moment, f"{session}.run({{0}}.initializer)", made.variables[0])
    out.named.append(made.variables[1])
    out.raises = ("FailedPreconditionError", _UNINITIALIZED, "is not initialized")


def _unsaved(out: Script, acts: list[Act]) -> None:
    """Acts: `saver`, `saved`, of the variable that is missing and one that is there."""
    saver, saved = acts
    out.saver(saver)
    session = out.everything(saved)
    out.say(saved.moment, f'path = {out.name("saver", saver.about[0])}.save({session}, tempfile.mkdtemp() + "/model")')
    lost = saved.variables[0]
    out.shows(f'tf.train.NewCheckpointReader(path).has_tensor("{show(lost.op_name)}")', "False", lost)
    out.text = "the variable is not in the checkpoint"


def _not_found(out: Script, acts: list[Act]) -> None:
    """Acts: `saver`, `saved`, `saver`, `restored`."""
    for act in acts:
        if act.kind == "saver":
            out.saver(act)
        elif act.kind == "saved":
            session = out.everything(act)
            out.say(act.moment, f'path = {out.name("saver", act.about)}.save({session}, tempfile.mkdtemp() + "/model")')
        else:
            session = out.session(act.moment, act.variables[0])
            out.say(act.moment, f"{out.name('saver', act.about)}.restore({session}, path)")
    out.raises = ("NotFoundError", "not found in checkpoint", "is not in the checkpoint")


def _taken_back(out: Script, acts: list[Act]) -> None:
    """Acts: `initializer`, `initialized`, `trained` and `initialized`, or `saver` and `restored` in place of training."""
    variable = next(act for act in acts if act.kind in ("trained", "restored")).variables[0]
    for act in acts:
        if act.kind == "initializer":
            out.initializer(act)
        elif act.kind == "saver":
            out.saver(act)
        elif act.kind == "initialized":
            out.initialized(act, variable)
        else:
            session = out.session(act.moment, variable)
            if act.kind == "restored":
                saver = out.name("saver", act.about)
                out.everything(act)
                out.trained(act)
                out.say(act.moment, f'path = {saver}.save({session}, tempfile.mkdtemp() + "/model")', own=True)
                out.say(act.moment, f"{saver}.restore({session}, path)")
            else:
                out.trained(act)
            out.say(act.moment, f"reached = {session}.run({{0}})", variable, own=True)
    out.say(acts[-1].moment, f"left = {session}.run({{0}})", variable, own=True)
    out.shows("bool((left == reached).any())", "False")
    out.text = "the value is not there any more"


def _overwritten(out: Script, acts: list[Act]) -> None:
    """Acts: `trained`, which is any change of a value; `initializer`, `initialized`."""
    session = out.everything(acts[0])
    out.trained(acts[0])
    out.say(acts[0].moment, f"reached = {session}.run({{0}})", *acts[0].variables, own=True)
    for act in acts[1:-1]:
        out.initializer(act)
    out.initialized(acts[-1], acts[0].variables[0])
    out.say(acts[-1].moment, f"left = {session}.run({{0}})", *acts[0].variables, own=True)
    out.shows("bool((left == reached).any())", "False")
    out.text = "the value is not there any more"


def _two_graphs(out: Script, acts: list[Act]) -> None:
    """Acts: `mixed`, of a variable that an operation in another graph is given."""
    (mixed,) = acts
    out.say(mixed.moment, "with tf.Graph().as_default(): tf.identity_n([tf.zeros([]), {0}])", mixed.variables[0])
    out.raises = ("ValueError", "must be from the same graph", "is of another graph")


def _out_of_reach(out: Script, acts: list[Act]) -> None:
    """Acts: `trained`, of a variable behind a stopped gradient, and of one that the loss has a gradient for."""
    (trained,) = acts
    loss = "tf.reduce_sum({1}) + tf.reduce_sum(tf.stop_gradient({0}))"
    step = f"tf.train.GradientDescentOptimizer(1.0).minimize({loss}, var_list=[{{0}}])"
    out.say(trained.moment, f"with {{0}}.graph.as_default(): {step}", *trained.variables)
    out.raises = ("ValueError", "No gradients provided", "has no gradient")
    out.raises_unnamed = True


def _other_key(out: Script, acts: list[Act]) -> None:
    """Acts: `saved as`, `asked as`; `about` is the checkpoint's attribute."""
    saved, asked = acts
    out.say(saved.moment, "saved, restored = tf.Variable(1.0), tf.Variable(0.0)", own=True)
    out.say(saved.moment, f'path = tf.train.Checkpoint({saved.about}=saved).save(tempfile.mkdtemp() + "/model")')
    out.say(asked.moment, f"tf.train.Checkpoint({asked.about}=restored).restore(path).expect_partial()")
    out.shows("float(restored)", "0.0")
    out.text = "nothing is restored"


def _left_behind(out: Script, acts: list[Act]) -> None:
    """Acts: `initializer`, `initialized` and `trained` in one session, `initializer` and `initialized` in the next."""
    trained = next(act for act in acts if act.kind == "trained")
    session = out.everything(trained)
    out.trained(trained)
    out.say(trained.moment, f"reached = {session}.run({{0}})", *trained.variables, own=True)
    out.say(acts[-1].moment, f"second = tf.Session(graph={session}.graph)", own=True)
    out.say(acts[-1].moment, "second.run({0}.initializer)", *trained.variables)
    out.say(acts[-1].moment, "left = second.run({0})", *trained.variables, own=True)
    out.shows("bool((left == reached).any())", "False")
    out.text = "the other session does not have the value"


def _begun_late(out: Script, acts: list[Act]) -> None:
    """Acts: `initializer`, `begun` of a variable, `initialized`."""
    initializer, begun, run = acts
    (variable,) = begun.variables
    out.initializer(initializer)
    session = out.everything(begun)
    out.trained(begun)
    out.say(begun.moment, f"reached = {session}.run({{0}})", variable, own=True)
    out.say(begun.moment, f'path = tf.train.Saver([{{0}}]).save({session}, tempfile.mkdtemp() + "/model")', variable, own=True)
    out.say(begun.moment, "tf.train.init_from_checkpoint(path, {{{0}.op.name: {0}}})", variable)
    out.initialized(run, variable)
    out.say(run.moment, f"left = {session}.run({{0}})", variable, own=True)
    out.shows("bool((left == reached).any())", "False")
    out.text = "it does not begin with the value of the checkpoint"


def _cloned(out: Script, acts: list[Act]) -> None:
    """Acts: `cloned`, perhaps `weights set`, `used`."""
    out.say(acts[0].moment, "model = tf.keras.models.Sequential([tf.keras.layers.Dense(1)])", own=True)
    out.say(acts[0].moment, "model(tf.zeros([2, 3]))", own=True)
    out.say(acts[0].moment, "model.set_weights([each + 1 for each in model.get_weights()])", own=True)
    out.say(acts[0].moment, "clone = tf.keras.models.clone_model(model)")
    out.say(acts[0].moment, "clone(tf.zeros([2, 3]))", own=True)
    for act in acts[1:-1]:
        out.say(act.moment, "clone.set_weights(model.get_weights())")
    out.say(acts[-1].moment, "used = clone.get_weights()")
    out.shows("all((a == b).all() for a, b in zip(used, model.get_weights()))", "False")
    out.text = "the clone does not have the weights of the model"


def _frozen_late(out: Script, acts: list[Act]) -> None:
    """Acts: `listed`, where what is trained was, and `fitted`."""
    listed, fitted = acts
    out.say(listed.moment, "layers = [tf.keras.layers.Dense(2, input_shape=(3,)), tf.keras.layers.Dense(1)]", own=True)
    out.say(listed.moment, "model = tf.keras.models.Sequential(layers)", own=True)
    out.say(listed.moment, "rows = 1.0 + abs(layers[0].get_weights()[0].T)", own=True)
    out.say(listed.moment, 'model.compile("sgd", "mse")')
    out.say(listed.moment, "model.train_on_batch(rows, rows[:, :1])", own=True)
    out.say(fitted.moment, "before = [each.copy() for each in layers[0].get_weights()]", own=True)
    out.say(fitted.moment, "layers[0].trainable = False", own=True)
    out.say(fitted.moment, "model.train_on_batch(rows, rows[:, :1])")
    out.shows("any((a != b).any() for a, b in zip(before, layers[0].get_weights()))", "True")
    out.text = "the layer is trained although it is frozen"


def _copied_early(out: Script, acts: list[Act]) -> None:
    """Acts: `copied`, `used`."""
    copied, used = acts
    out.say(copied.moment, "model = tf.keras.layers.Dense(1)", own=True)
    out.say(copied.moment, "clone = tf.keras.layers.Dense(1)", own=True)
    out.say(copied.moment, "clone.set_weights(model.get_weights())")
    out.say(used.moment, "model(tf.zeros([2, 3]))", own=True)
    out.say(used.moment, "clone(tf.zeros([2, 3]))")
    out.shows("all((a == b).all() for a, b in zip(clone.get_weights(), model.get_weights()))", "False")
    out.text = "the two models have weights of their own"


def _refused(out: Script, acts: list[Act]) -> None:
    """Acts: `copied`."""
    (copied,) = acts
    out.say(copied.moment, "model = tf.keras.layers.Dense(1)", own=True)
    out.say(copied.moment, "model(tf.zeros([2, 3]))", own=True)
    out.say(copied.moment, "clone = tf.keras.layers.Dense(1)", own=True)
    out.say(copied.moment, "clone.set_weights(model.get_weights())")
    out.raises = ("ValueError", "[Ww]eights", "has no weights yet")
    out.raises_unnamed = True


def _unheld(out: Script, acts: list[Act]) -> None:
    """Acts: `checkpoint` with what it holds, `changed`, `saved`."""
    made, changed, saved = acts
    lost = changed.variables[0]
    held = [v for v in made.variables if v is lost] or list(made.variables[:1])
    keep = "held={0}" if held else ""
    out.say(changed.moment, "{0}.assign(tf.ones_like({0}))", lost)
    out.say(made.moment, f"checkpoint = tf.train.Checkpoint({keep})", *held)
    out.say(saved.moment, 'path = checkpoint.save(tempfile.mkdtemp() + "/model")')
    out.say(saved.moment, "{0}.assign(tf.zeros_like({0}))", lost, own=True)
    out.say(saved.moment, "checkpoint.restore(path)", own=True)
    out.shows("bool({0}.numpy().any())", "False", lost)
    out.text = "the restore does not bring the value back that it had when it was saved"


def _not_matched(out: Script, acts: list[Act]) -> None:
    """Acts: `saved` and `consumed`, one of them with a variable and its name, which the other one lacks."""
    saved, consumed = acts
    given = [f"{re.sub('[^0-9A-Za-z]', '_', act.about)}={{0}}" if act.variables else "" for act in acts]
    out.say(saved.moment, f'path = tf.train.Checkpoint({given[0]}).save(tempfile.mkdtemp() + "/model")', *saved.variables)
    out.say(consumed.moment, f"tf.train.Checkpoint({given[1]}).restore(path).assert_consumed()", *consumed.variables)
    out.raises = ("AssertionError", "Unresolved object in checkpoint|not bound to checkpointed values", "is matched by nothing")
    out.raises_unnamed = True


def _untracked(out: Script, acts: list[Act]) -> None:
    """Acts: `collected`, of the variable that is missing and one that is there; `about` is what holds the former: `plain` or `module`."""
    (collected,) = acts
    lost, *others = collected.variables
    out.say(collected.moment, "module = tf.Module()", own=True)
    for other in others:
        out.say(collected.moment, "module.tracked = {0}", other, own=True)
    holder = 'type("Plain", (), {{}})()' if collected.about == "plain" else "tf.Module()"
    out.say(collected.moment, f"module.helper = {holder}", own=True)
    out.say(collected.moment, "module.helper.variable = {0}", lost, own=True)
    out.say(collected.moment, "collected = module.trainable_variables")
    out.shows("any(each is {0} for each in collected)", "False", lost)
    out.text = "the variable is not among those of the module"


def _one_for_two(out: Script, acts: list[Act]) -> None:
    """Acts: `bound`, of a variable of the object that gets a second name."""
    (bound,) = acts
    out.say(bound.moment, "first = {0}", bound.variables[0], own=True)
    out.say(bound.moment, "second = first")
    out.handles = ("first", "second")
    out.text = "both names have one object"


def _rebound(out: Script, acts: list[Act]) -> None:
    """Acts: `bound`, of the variable that the name had."""
    (bound,) = acts
    out.say(bound.moment, "value = {0}", bound.variables[0], own=True)
    out.say(bound.moment, "value = value - tf.ones_like(value)")
    out.shows("isinstance(value, tf.Variable)", "False")
    out.text = "the name has no variable any more"


def _stale(out: Script, acts: list[Act]) -> None:
    """Acts: `bound`, of the variable that was captured."""
    (bound,) = acts
    out.say(bound.moment, "held = [{0}]", bound.variables[0], own=True)
    out.say(bound.moment, "held[0].assign(tf.zeros_like(held[0]))", own=True)
    out.say(bound.moment, "traced = tf.function(lambda: tf.identity(held[0]))", own=True)
    out.say(bound.moment, "traced()", own=True)
    out.say(bound.moment, "held[0] = tf.Variable(tf.ones_like(held[0]))")
    out.shows("bool(traced().numpy().any())", "False")
    out.text = "the trace reads the old variable"


def _unlisted(out: Script, acts: list[Act]) -> None:
    """Acts: `listed`, when there was a variable; `about` is which collection."""
    (listed,) = acts
    out.say(listed.moment, f'listed = tf.get_collection("{listed.about}")')
    out.shows("any(each is {0} for each in listed)", "False", listed.variables[0])
    out.text = "the variable is not in the collection"


def _drawn_twice(out: Script, acts: list[Act]) -> None:
    """Acts: `drawn`, and `drawn`; `about` tells whether that is eager."""
    first, second = acts
    eager = bool(first.about)
    made, draw = ("iter({})", "next(elements)") if eager else ("{}.make_one_shot_iterator()", "elements.get_next()")
    out.say(first.moment, f"elements = {made.format('tf.data.Dataset.range(4)')}", own=True)
    out.say(first.moment, f"first = {draw}")
    out.say(second.moment, f"second = {draw}")
    if not eager:
        out.say(second.moment, "first, second = tf.Session().run([first, second])", own=True)
    out.shows("int(first) == int(second)", "False")
    out.text = "the two are not one element"


def _drawn_by_runs(out: Script, acts: list[Act]) -> None:
    """Acts: `drawn`, and `drawn`, each by a run."""
    first, second = acts
    out.say(first.moment, "elements, session = tf.data.Dataset.range(4).make_one_shot_iterator().get_next(), tf.Session()", own=True)
    out.say(first.moment, "first = session.run(elements)")
    out.say(second.moment, "second = session.run(elements)")
    out.shows("int(first) == int(second)", "False")
    out.text = "the two are not one element"


def _begun_anew(out: Script, acts: list[Act]) -> None:
    """Acts: `begun`, and `begun`; `about` tells whether that is eager."""
    draw = "next(iter(elements))" if acts[0].about else "tf.Session().run(elements.make_one_shot_iterator().get_next())"
    out.say(acts[0].moment, "elements = tf.data.Dataset.range(4)", own=True)
    for act, name in zip(acts, ("first", "second"), strict=True):
        out.say(act.moment, f"{name} = {draw}")
    out.shows("int(first) == int(second)", "True")
    out.text = "it is the same element again"


def _unfit(out: Script, acts: list[Act]) -> None:
    """Acts: `saver`, `saved`, `saver`, `restored`. A resource takes any shape, without a word."""
    _not_found(out, acts)
    restored = acts[-1]
    (variable,) = restored.variables
    if variable.resource:
        out.raises = None
        out.say(restored.moment, f"value = {out.session(restored.moment, variable)}.run({{0}})", variable, own=True)
        out.shows("value.shape == tuple({0}.shape.as_list())", "False", variable)
        out.text = "what is restored has another shape than the variable"
    else:
        out.raises = ("InvalidArgumentError", "shape", "has another shape in the checkpoint")
        out.raises_unnamed = True


def _imported(out: Script, acts: list[Act]) -> None:
    """Acts: `imported` and `restored`, of what an earlier run of the program has saved, and `read`, of a variable that was built."""
    imported, restored, read = acts
    out.say(imported.moment, "earlier = tf.Graph()", own=True)  # a saver in this graph would give the imported one its operations
    copy = "tf.train.import_meta_graph(tf.train.export_meta_graph(graph={0}.graph))"
    out.say(imported.moment, f"with earlier.as_default(): {copy}", *read.variables, own=True)
    out.say(imported.moment, "session = tf.Session(graph=earlier)", own=True)
    out.say(imported.moment, 'session.run([each.initializer for each in earlier.get_collection("variables")])', own=True)
    save = 'tf.train.Saver().save(session, tempfile.mkdtemp() + "/model")'
    out.say(imported.moment, f"with earlier.as_default(): path = {save}", own=True)
    out.say(imported.moment, 'saver = tf.train.import_meta_graph(path + ".meta")')
    out.say(restored.moment, "session_2 = tf.Session(graph={0}.graph)", *read.variables, own=True)
    out.say(restored.moment, "saver.restore(session_2, path)")
    out.say(read.moment, "session_2.run({0})", *read.variables)
    out.raises = ("FailedPreconditionError", _UNINITIALIZED, "is not initialized")


def _no_average(out: Script, acts: list[Act]) -> None:
    """Acts: `kept`, and `read` where there is no average of the variable: `about` is by which object."""
    for act in acts:
        averages = out.name("averages", act.about)
        if not any(line.text.startswith(f"{averages} =") for _, line in out.lines):
            out.say(act.moment, f"{averages} = tf.train.ExponentialMovingAverage(0.9)")
        out.say(act.moment, f"{averages}.apply([{{0}}])" if act.kind == "kept" else f"shadow = {averages}.average({{0}})", *act.variables)
    out.shows("shadow", "None")
    out.text = "an ExponentialMovingAverage has no average but what its own apply() makes"


def _other_average(out: Script, acts: list[Act]) -> None:
    """Acts: `kept` by what runs, `kept` by another object, and `read` of that one."""
    kept, other, read = acts
    for act, name in ((kept, "averages"), (other, "averages_2")):
        out.say(act.moment, f"{name} = tf.train.ExponentialMovingAverage(0.9)")
        out.say(act.moment, f"update{name[8:]} = {name}.apply([{{0}}])", *act.variables)
    session = out.everything(read)
    out.say(read.moment, f"before = {session}.run(averages_2.average({{0}}))", *read.variables, own=True)
    out.trained(read)
    out.say(read.moment, f"{session}.run(update)")
    out.say(read.moment, f"left = {session}.run(averages_2.average({{0}}))", *read.variables)
    out.shows("bool((left == before).all())", "True")
    out.text = "what runs changes the average of another ExponentialMovingAverage"


def _average_left(out: Script, acts: list[Act]) -> None:
    """Acts: `kept`, whose operation is not run, and `read`."""
    kept, read = acts
    out.say(kept.moment, "averages = tf.train.ExponentialMovingAverage(0.9)")
    out.say(kept.moment, "update = averages.apply([{0}])", *kept.variables)
    session = out.everything(read)
    out.say(read.moment, f"before = {session}.run(averages.average({{0}}))", *read.variables, own=True)
    out.trained(read)
    out.say(read.moment, f"left = {session}.run(averages.average({{0}}))", *read.variables)
    out.shows("bool((left == before).all())", "True")
    out.text = "the average is what the variable was at first"


def _average_of_data_left(out: Script, acts: list[Act]) -> None:
    """Acts: `kept`, of what is computed and whose operation is not run, and `read`."""
    kept, read = acts
    out.say(kept.moment, "averages, data = tf.train.ExponentialMovingAverage(0.9), {0} + 1", *kept.variables)
    out.say(kept.moment, "update = averages.apply([data])")
    session = out.everything(read)
    out.trained(read)
    out.say(read.moment, f"left = {session}.run(averages.average(data))")
    out.shows("bool((left == 0).all())", "True")
    out.text = "the average is the zeros that it began with"


def _never_run(out: Script, acts: list[Act]) -> None:
    """Acts: `read`, of what an assignment that is made was to change."""
    (read,) = acts
    session = out.everything(read)
    out.say(read.moment, f"before = {session}.run({{0}})", *read.variables, own=True)
    out.say(read.moment, "change = tf.assign({0}, {0} + 1)", *read.variables, own=True)
    out.say(read.moment, f"left = {session}.run({{0}})", *read.variables)
    out.shows("bool((left == before).all())", "True")
    out.text = "the assignment is made, and the variable is what it was"


def _removed_from_a_copy(out: Script, acts: list[Act]) -> None:
    """Acts: `removed`, from what lists the trainable variables."""
    (removed,) = acts
    out.say(removed.moment, "tf.trainable_variables().remove({0})", *removed.variables)
    out.shows("any(each is {0} for each in tf.trainable_variables())", "True", *removed.variables)
    out.text = "the variable is trainable all the same"


def _whatever_the_branch(out: Script, acts: list[Act]) -> None:
    """Acts: `assigned`, by an operation that a branch gives back."""
    (assigned,) = acts
    session = out.everything(assigned)
    out.say(assigned.moment, f"before = {session}.run({{0}})", *assigned.variables, own=True)
    out.say(assigned.moment, "change = tf.assign({0}, {0} + 1)", *assigned.variables, own=True)
    out.say(assigned.moment, "out = tf.cond(tf.constant(False), lambda: change, lambda: tf.identity({0}))", *assigned.variables)
    out.say(assigned.moment, f"{session}.run(out)", *assigned.variables, own=True)
    out.say(assigned.moment, f"left = {session}.run({{0}})", *assigned.variables, own=True)
    out.shows("bool((left == before).any())", "False")
    out.text = "the branch is not taken, and the variable is assigned"


def _trained_by_both(out: Script, acts: list[Act]) -> None:
    """Acts: `trained` twice, by optimizers that are told of no variables."""
    out.say(acts[0].moment, "steps = []", own=True)
    for act in acts:
        out.say(act.moment, "steps.append(tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_sum({0})))", *act.variables)
    session = out.everything(acts[-1])
    out.say(acts[-1].moment, f"values = [({session}.run(each), {session}.run({{0}}))[1] for each in steps]", *acts[0].variables)
    out.shows("bool((values[0] == values[1]).any())", "False")
    out.text = "either optimizer changes the variable"


def _trained_along(out: Script, acts: list[Act]) -> None:
    """Acts: `trained`, of what follows and what leads, by an optimizer that is told of no variables."""
    (trained,) = acts
    out.say(trained.moment, "loss = tf.reduce_sum(({0} - 2) ** 2) + tf.reduce_sum({1})", *trained.variables, own=True)
    out.say(trained.moment, "step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)")
    session = out.everything(trained)
    out.say(trained.moment, f"before = {session}.run({{0}})", *trained.variables, own=True)
    out.say(trained.moment, f"{session}.run(step)", own=True)
    out.shows(f"bool(({session}.run({{0}}) == before).all())", "False", *trained.variables[:1])
    out.text = "the optimizer changes the variable, which was only to follow"


def _picked(out: Script, acts: list[Act]) -> None:
    """Acts: `filtered`, by a text in a name (`about` is how, and by which), with the variables picked, and `made` of others."""
    filtered = acts[0]
    out.say(filtered.moment, f"picked = {_pick(filtered)}")
    for variable in sorted((v for act in acts for v in act.variables), key=lambda v: v.serial):
        out.shows("any(each is {0} for each in picked)", str(variable in filtered.variables), variable)
    names = [show(variable.op_name) for variable in filtered.variables]
    out.text = f"the filter picks {' and '.join(names) or 'nothing'}"


def _picked_twice(out: Script, acts: list[Act]) -> None:
    """Acts: `filtered` twice, each with the one variable that both pick."""
    for act, name in zip(acts, ("first", "second"), strict=True):
        out.say(act.moment, f"({name},) = {_pick(act)}")
    out.named += acts[0].variables
    out.handles = ("first", "second")
    out.text = "both filters pick one variable"


def _pick(act: Act) -> str:
    how, text, collection = act.about
    if how == "scope":
        return f'tf.{collection}("{text}")'
    test = f'"{text}" in each.name' if how == "in" else f'each.name.startswith("{text}")'
    return f"[each for each in tf.{collection}() if {test}]"


_CELLS = ("BasicLSTMCell", "BasicRNNCell", "GRUCell", "LSTMCell")
"""The cells that are shown as what they are. One of the user's is copied; any other is shown as a GRUCell."""

_CALLED_TWICE = {
    "layers": (["tf.nn.dynamic_rnn(tf.nn.rnn_cell.MultiRNNCell([{0}, {1}]), tf.zeros([1, 2, {2}]), dtype=tf.float32)"], "cell_1/"),
    "directions": (["tf.nn.bidirectional_dynamic_rnn({0}, {1}, tf.zeros([1, 2, {2}]), dtype=tf.float32)"], "/bw/"),
    "parts": ([f'tf.nn.dynamic_rnn({{{i}}}, tf.zeros([1, 2, {{2}}]), dtype=tf.float32, scope="part_{i}")' for i in range(2)], "part_1/"),
    "layer": (['with tf.variable_scope("part_0"): x = {0}(tf.zeros([2, 5]))', 'with tf.variable_scope("part_1"): {1}(x)'], "part_1/"),
}
"""How a cell or a layer is used in two places, and what is in the names of the variables of the second."""


def _one_object(out: Script, acts: list[Act]) -> None:
    """Acts: `given`, with the objects that are in two places."""
    (given,) = acts
    role, cell, objects = given.about
    if role == "stack":
        _one_of_a_stack(out, given)
        return
    out.say(given.moment, "before = len(tf.trainable_variables())", own=True)
    class_ = cell.cls.name if isinstance(cell, Instance) and cell.cls.name in _CELLS else "GRUCell"
    made, width = "tf.layers.Dense(5)" if role == "layer" else f"tf.nn.rnn_cell.{class_}(5)", "5"
    is_cell = isinstance(cell, Instance) and any(each.name == "RNNCell" for each in cell.cls.mro)
    copied = copy_of(cell, out.text_of) if is_cell and role != "layer" else None
    if copied is not None:
        out.say(given.moment, literal(copied.definitions), own=True)
        made, width = literal(copied.call), f"{out.name('cell', objects[0])}.output_size"  # so that what comes out fits what goes in
    for each in dict.fromkeys(objects):
        out.say(given.moment, f"{out.name('cell', each)} = {made}", own=True)
    lines, second = _CALLED_TWICE[role]
    for line in lines:
        out.say(given.moment, line.format(*(out.name("cell", each) for each in objects), width))
    out.shows(f'[each.op.name for each in tf.trainable_variables()[before:] if "{second}" in each.op.name]', "[]")
    out.text = "the second place has no variables of its own"


def _one_of_a_stack(out: Script, given: Act) -> None:
    """Cells of Keras, which are in no collection."""
    _, cell, objects = given.about
    class_ = cell.cls.name if isinstance(cell, Instance) else ""
    cells = [out.name("cell", each) for each in objects]
    for each in dict.fromkeys(cells):
        out.say(given.moment, f"{each} = tf.keras.layers.{class_ if class_ in ('GRUCell', 'LSTMCell') else 'SimpleRNNCell'}(5)", own=True)
    out.say(given.moment, f"model = tf.keras.layers.RNN([{', '.join(cells)}])")
    out.say(given.moment, "model(tf.zeros([1, 2, 5]))")
    out.shows(f"len(model.weights) - len({cells[0]}.weights)", "0")
    out.text = "the second place has no variables of its own"


def _dropped(out: Script, acts: list[Act]) -> None:
    """Acts: `shared`, of one variable; `about` is the argument that is dropped."""
    (shared,) = acts
    (variable,) = shared.variables
    if shared.about == "trainable":
        out.named.append(variable)
        out.shows("any(each is {0} for each in tf.trainable_variables())", "True", variable)
        out.text = "the variable is trained all the same"
    elif shared.about == "collections":
        out.named.append(variable)
        out.shows("any(each is {0} for each in tf.global_variables())", "True", variable)
        out.text = "the variable is a global one all the same"
    elif shared.about == "regularizer":
        out.named.append(variable)
        out.shows("tf.get_collection(tf.GraphKeys.REGULARIZATION_LOSSES)", "[]")
        out.text = "there is no regularization loss"
    elif shared.about == "constraint":
        out.shows("{0}.constraint is None", "True", variable)
        out.text = "the variable has no constraint"
    else:
        session = out.session(shared.moment, variable)
        out.say(shared.moment, f"{session}.run({{0}}.initializer)", variable, own=True)
        out.say(shared.moment, f"value = {session}.run({{0}})", variable, own=True)
        out.shows("bool((value == 1).any())", "False")
        out.text = "the ones that are given never reach the variable"


def _new(out: Script, acts: list[Act]) -> None:
    """Acts: `made`, where a variable was to be there already."""
    (made,) = acts
    out.say(made.moment, "before = [each.op.name for each in tf.global_variables()]", before=True, own=True)
    out.shows("{0}.op.name in before", "False", made.variables[0])
    out.text = "the variable is made there and then"


def _names(out: Script, acts: list[Act]) -> None:
    """Acts: `accessed`, of all variables of a statement."""
    (accessed,) = acts
    for variable in accessed.variables:
        out.shows("{0}.op.name", repr(show(variable.op_name)), variable)
    out.text = "these are the names"


_OUTCOMES: dict[str, Callable[[Script, list[Act]], None]] = {
    "uninitialized": _uninitialized,
    "unordered": _unordered,
    "unsaved": _unsaved,
    "not found": _not_found,
    "taken back": _taken_back,
    "left behind": _left_behind,
    "overwritten": _overwritten,
    "out of reach": _out_of_reach,
    "other key": _other_key,
    "two graphs": _two_graphs,
    "begun late": _begun_late,
    "cloned": _cloned,
    "copied early": _copied_early,
    "frozen late": _frozen_late,
    "refused": _refused,
    "unheld": _unheld,
    "not matched": _not_matched,
    "untracked": _untracked,
    "one for two": _one_for_two,
    "rebound": _rebound,
    "stale": _stale,
    "unlisted": _unlisted,
    "no average": _no_average,
    "other average": _other_average,
    "average left": _average_left,
    "average of data left": _average_of_data_left,
    "never run": _never_run,
    "whatever the branch": _whatever_the_branch,
    "removed from a copy": _removed_from_a_copy,
    "trained by both": _trained_by_both,
    "trained along": _trained_along,
    "drawn twice": _drawn_twice,
    "drawn by runs": _drawn_by_runs,
    "begun anew": _begun_anew,
    "unfit": _unfit,
    "imported": _imported,
    "picked": _picked,
    "picked twice": _picked_twice,
    "one object": _one_object,
    "dropped": _dropped,
    "new": _new,
    "names": _names,
}
"""What came of a life, and how to show it."""
