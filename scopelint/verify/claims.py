"""What a run shows of the findings of rules that are about more than one variable's requests."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from ..diagnostics import Diagnostic
from .observed import covers, is_made, is_shared
from .runner import Json

ABOUT_NAMES = frozenset({"TVS308", "TVS410", "TVS411", "TVS412"})
"""The rules about what an assignment binds, or what is picked."""


def mentions(text: str, variable: str) -> bool:
    """Whether a text has the whole name of a variable."""
    return re.search(rf"(?<![\w/.]){re.escape(variable)}(?![\w/])", text) is not None


def _here(diagnostic: Diagnostic, place: Json | None) -> bool:
    return place is not None and covers(diagnostic.site, place["filename"], place["row"])


def _on_the_way(diagnostic: Diagnostic, place: Json | None) -> bool:
    """Whether a place is that of a finding, or of a step to it: the finding may be about what a call is told, or its scope has."""
    sites = (diagnostic.site, *(step.site for step in diagnostic.trace))
    return place is not None and any(covers(site, place["filename"], place["row"]) for site in sites)


def _made_here(diagnostic: Diagnostic, answer: Json) -> bool:
    """Whether the variable of a finding is made in its place."""
    made = [each for graph in answer["graphs"] for each in graph["variables"] if each["name"] == diagnostic.variable]
    return any(_here(diagnostic, each["created"]) for each in made)


def _one_cell(diagnostic: Diagnostic, answer: Json) -> str:
    """One layer object runs in several places, and something is made or called in the finding's place: it, or what it is a part of."""
    for layer in _layers_meant(diagnostic, answer):
        scopes = list(dict.fromkeys(scope for scope, _ in layer["calls"]))
        if len(scopes) > 1:
            return f"one {layer['class']} runs in the program in several places: {', '.join(map(repr, scopes[:3]))}"
    return ""


def _layers_meant(diagnostic: Diagnostic, answer: Json) -> list[Json]:
    """The layers of the class that a finding names, of which one, or what it is a part of, is made or called in one of its places."""
    layers = answer.get("layers", ())
    meant = [layer for layer in layers if diagnostic.message.startswith(f"one {layer['class']} ")]
    if any(_here(diagnostic, place) for layer in layers for place in _places(layer)):
        return meant
    sites = [diagnostic.site, *(step.site for step in diagnostic.trace)]
    ways = ((layer, way) for layer in meant for place in _places(layer) if place for way in (place, *place.get("through", ())))
    there = {id(layer) for layer, way in ways if any(covers(site, way["filename"], way["row"]) for site in sites)}
    return [layer for layer in meant if id(layer) in there]


def _places(layer: Json) -> list[Json | None]:
    return [layer["made"], *(place for _, place in layer["calls"])]


def _picked(diagnostic: Diagnostic, answer: Json) -> str:
    """The filter picks the variables that a finding names, or none."""
    every = {each["name"] for graph in answer["graphs"] for each in graph["variables"]}
    named = {name for name in every if name == diagnostic.variable or mentions(diagnostic.message, name)}
    for place, names in answer.get("picked", ()):
        there = _on_the_way(diagnostic, place)
        if there and not names and (what := re.search("picks no variable|picks nothing", diagnostic.message)):
            return f"the filter {what[0]} in the program"
        if _here(diagnostic, place) and named and named <= set(names):
            return f"the filter picks {' and '.join(sorted(named))} in the program"
    return ""


def _again(*before: tuple[str, str | None]) -> Callable[[Diagnostic, Json], str]:
    """Of a variable, one of these acts comes before an initializer that runs in the finding's place."""

    def seen(diagnostic: Diagnostic, answer: Json) -> str:
        changed: set[str] = set()
        for kind, place, names, how in answer.get("acts", ()):
            if kind == "assign" and how == "run" and _here(diagnostic, place) and diagnostic.variable in changed:
                return "the initializer runs there in the program after that"
            if (kind, how) in before:
                changed |= set(names)
        return ""

    return seen


def _never_trained(diagnostic: Diagnostic, answer: Json) -> str:
    """The variable is read and never changed, while others are: something of that is met in a place of the finding."""
    if _copied_early(diagnostic):
        return _never_copied_again(diagnostic, answer)
    if answer["stopped"] != "end" or not ("brought up to date" in diagnostic.message or _one_is_met(diagnostic, answer)):
        return ""
    changed = _changed(diagnostic, answer)
    read = {name for kind, _, about, _ in answer.get("acts", ()) if kind == "read" for name in about}
    own = _names(diagnostic, answer)
    if changed and own & read and not own & changed:
        return "the program uses the variable, and changes others and not this one"
    if any(kind == "read" and how == "apart" and diagnostic.variable in about for kind, _, about, how in answer.get("acts", ())):
        return "the program uses the variable in a graph in which it changes nothing, and changes that of another one"
    return ""


def _copied_early(diagnostic: Diagnostic) -> bool:
    """Whether a finding says that a variable is changed, by a copy, though too early."""
    return "it is copied before" in diagnostic.message


_WRONGLY = re.compile("brought up to date again|this line gives it the value of|is not what it holds|held here, each time")


def _changed_wrongly(diagnostic: Diagnostic) -> bool:
    """Whether a finding says that a variable is changed: too early, only once, or to a value that is not meant."""
    return _copied_early(diagnostic) or _WRONGLY.search(diagnostic.message) is not None


def _never_copied_again(diagnostic: Diagnostic, answer: Json) -> str:
    acts = answer.get("acts", ())
    restores = [number for number, (kind, _, _, how) in enumerate(acts) if (kind, how) == ("assign", "restore")]
    if answer["stopped"] != "end" or not restores:
        return ""
    copied, read = (
        {number for number, (kind, _, about, _) in enumerate(acts) if kind == wanted and diagnostic.variable in about}
        for wanted in ("update", "read")
    )
    early = any(number < restores[-1] for number in copied) and not any(number > restores[-1] for number in copied)
    used = any(number > restores[-1] for number in read)
    return "the program copies into the variable before it restores, and uses it after that" if early and used else ""


def _changed(diagnostic: Diagnostic, answer: Json) -> set[str]:
    """The variables that are trained or assigned; where a finding is about one that is to follow others, once these are trained."""
    acts = answer.get("acts", ())
    trains = [number for number, (kind, *_) in enumerate(acts) if kind == "train"]
    begin = trains[0] if trains and re.search("brought up to date|copies from it", diagnostic.message) else 0
    return {name for kind, _, about, _ in acts[begin:] if kind in ("train", "update") for name in about}


def _names(diagnostic: Diagnostic, answer: Json) -> set[str]:
    """What the program calls the variable of a finding."""
    every = {each["name"] for graph in answer["graphs"] for each in graph["variables"]}
    own = diagnostic.variable or ""
    return {own} if own in every else {name for name in every if _is_of(own, name)}


def _is_of(variable: str, name: str) -> bool:
    """Whether a name is that of a variable; Keras 3 tells the last parts alone."""
    return variable == name or ("/" in name and variable.endswith(f"/{name}"))


def _one_is_met(diagnostic: Diagnostic, answer: Json) -> bool:
    """Whether a finding has a place where its variable or the one beside it is made, or where eager code trains."""
    sites = [diagnostic.site, *(step.site for step in diagnostic.trace)]
    every = (each for graph in answer["graphs"] for each in graph["variables"])
    places = [each["created"] for each in every if each["name"] == diagnostic.variable or mentions(diagnostic.message, each["name"])]
    places += [place for kind, place, _, _ in answer.get("acts", ()) if kind == "step"]
    ways = (way for place in places if place for way in (place, *place.get("through", ())))
    return any(covers(site, way["filename"], way["row"]) for way in ways for site in sites)


def _to_itself(diagnostic: Diagnostic, answer: Json) -> str:
    assigned = _act("to itself", "the assignment that the program makes there gives the variable its own value")
    shared = "the variable is shared there in the program" if is_shared(diagnostic, answer["graphs"]) else ""
    return assigned(diagnostic, answer) or shared


def _never_run(diagnostic: Diagnostic, answer: Json) -> str:
    undone = _act("undone", "the assignment is made there in the program, and no session runs it")
    return undone(diagnostic, answer) if answer["stopped"] == "end" else ""


def _trained_by_both(diagnostic: Diagnostic, answer: Json) -> str:
    places = {str(place) for kind, place, about, _ in answer.get("acts", ()) if kind == "train" and diagnostic.variable in about}
    return f"the program trains the variable in {len(places)} places" if len(places) > 1 else ""


def _each_turn(diagnostic: Diagnostic, answer: Json) -> str:
    every = (variable for graph in answer["graphs"] for variable in graph["variables"])
    made = [
        each for each in every if _here(diagnostic, each["created"]) and _is_of(_unnumbered(diagnostic.variable), _unnumbered(each["name"]))
    ]
    return f"the program makes {len(made)} variables there" if len(made) > 1 else ""


def _unnumbered(name: str | None) -> str:
    return re.sub(r"_\d+(?=/|$)", "", name or "")


def _dropped(diagnostic: Diagnostic, answer: Json) -> str:
    for kind, place, names, what in answer.get("acts", ()):
        told = kind == "dropped" and diagnostic.variable in names and f"the {what} of" in diagnostic.message
        if told and _on_the_way(diagnostic, place):
            return f"the variable is shared there in the program, which gives another {what} than it was made with"
    return ""


def _missing(diagnostic: Diagnostic, answer: Json) -> str:
    """The variable, made where the finding says, is not initialized where a session reads it, or is left to chance."""
    sites = [diagnostic.site, *(step.site for step in diagnostic.trace)]
    places = [each["created"] for graph in answer["graphs"] for each in graph["variables"] if each["name"] == diagnostic.variable]
    left_out = any(covers(site, place["filename"], place["row"]) for place in places if place for site in sites)
    for kind, place, names, _ in answer.get("acts", ()):
        left_out |= kind == "assign" and _here(diagnostic, place) and diagnostic.variable not in names
        if kind == "missing" and diagnostic.variable in names and (left_out or _here(diagnostic, place)):
            return "a session of the program reads the variable, which is not initialized"
    return ""


def _unordered(diagnostic: Diagnostic, answer: Json) -> str:
    for kind, _, names, _ in answer.get("acts", ()):
        if kind == "unordered" and diagnostic.variable in names and _made_here(diagnostic, answer):
            return "one run of the program initializes the variable and another one that its initial value reads"
    return ""


def _cloned(diagnostic: Diagnostic, answer: Json) -> str:
    acts = answer.get("acts", ())
    used = any(kind == "unlike" and _here(diagnostic, place) for kind, place, _, _ in acts)
    return "the program calls the clone while its weights are not those of the model" if used else ""


def _elsewhere(diagnostic: Diagnostic, answer: Json) -> str:
    """The variable is asked for under another device, by a call that passes through the finding's place."""
    acts = [act for act in answer.get("acts", ()) if act[0] == "elsewhere" and diagnostic.variable in act[2]]
    here = any(_here(diagnostic, way) for _, place, _, _ in acts if place for way in (place, *place.get("through", ())))
    return "the variable is on another device there in the program" if here else ""


def _through(diagnostic: Diagnostic, answer: Json) -> str:
    """The variable is taken again by a call that passes through the finding's place."""
    named = (each for graph in answer["graphs"] for each in graph["variables"] if each["name"] == diagnostic.variable)
    ways = [way for each in named for place in each["reused"] for way in (place, *place.get("through", ()))]
    shared = is_shared(diagnostic, answer["graphs"]) or any(_here(diagnostic, way) for way in ways)
    return "the variable is shared there in the program" if shared else ""


def _beside(diagnostic: Diagnostic, answer: Json) -> str:
    """The variable is made in its place, and the one that it is told apart from is there, too."""
    made = {each["name"] for graph in answer["graphs"] for each in graph["variables"]}
    others = {name for name in made if name != diagnostic.variable and mentions(diagnostic.message, name)}
    return "the program makes both" if others and _made_here(diagnostic, answer) else ""


def _acts(diagnostic: Diagnostic, answer: Json, kind: str) -> Iterator[Json]:
    """The acts of a kind in the finding's place."""
    return (act for act in answer.get("acts", ()) if act[0] == kind and _here(diagnostic, act[1]))


def _act(kind: str, said: str, *hows: str) -> Callable[[Diagnostic, Json], str]:
    """There is an act of a kind in the finding's place, about its variable if it has one."""

    def seen(diagnostic: Diagnostic, answer: Json) -> str:
        for _, _, about, how in _acts(diagnostic, answer, kind):
            if (not hows or how in hows) and (diagnostic.variable is None or diagnostic.variable in about):
                return said
        return ""

    return seen


def _empty(diagnostic: Diagnostic, answer: Json) -> str:
    there = any(mentions(diagnostic.message, name) for _, _, about, _ in _acts(diagnostic, answer, "empty") for name in about)
    return "the collection is empty there in the program" if there else ""


def _uncollected(diagnostic: Diagnostic, answer: Json) -> str:
    sites = [step.site for step in diagnostic.trace if "collected" in step.message]
    for kind, place, about, _ in answer.get("acts", ()):
        # Of what is put out of sight, it tells where that is done instead.
        here = not sites or (place is not None and any(covers(site, place["filename"], place["row"]) for site in sites))
        if kind == "uncollected" and here and diagnostic.variable in about:
            return "the program collects variables there, and this one is not among them"
    return ""


def _layers_made(diagnostic: Diagnostic, answer: Json) -> str:
    made = [layer for layer in answer.get("layers", ()) if _here(diagnostic, layer["made"]) and layer["calls"]]
    if len(made) > 1:
        return f"the program makes {len(made)} layers there and calls them"
    every = [each for graph in answer["graphs"] for each in graph["variables"]]
    # By its whole name: those of other layers are told apart by numbers.
    added = [each for each in every if each["name"] == diagnostic.variable and _here(diagnostic, each["created"])]
    return f"the program adds the weight {len(added)} times there" if len(added) > 1 else ""


def _average(diagnostic: Diagnostic, answer: Json) -> str:
    """There is no average, or the one that is made there is read and never changed, while another one is."""
    none = _act("no average", "the average is None there in the program")(diagnostic, answer)
    acts = answer.get("acts", ())
    changed = {name for kind, _, about, _ in acts if kind in ("train", "update") for name in about}
    read = {name for kind, _, about, _ in acts if kind == "read" for name in about}
    every = [each for graph in answer["graphs"] for each in graph["variables"] if each["name"].startswith(f"{diagnostic.variable}/")]
    kept = {_unnumbered(each["name"]) for each in every if each["name"] in changed}
    still = [each["name"] for each in every if _here(diagnostic, each["created"]) and each["name"] in read - changed]
    return none or next((f"the program reads {name}, and changes another one" for name in still if _unnumbered(name) in kept), "")


def _unsaved(diagnostic: Diagnostic, answer: Json) -> str:
    """What is saved by a saver that is made in a place of the finding lacks the variable, and no other saver has it."""
    sites = [diagnostic.site, *(step.site for step in diagnostic.trace)]
    saved = [(place, about) for kind, place, about, _ in answer.get("acts", ()) if kind == "saved" and place is not None]
    there = any(each["name"] == diagnostic.variable for graph in answer["graphs"] for each in graph["variables"])
    here = any(covers(site, place["filename"], place["row"]) for place, _ in saved for site in sites)
    taken = any(name != diagnostic.variable and mentions(diagnostic.message, name) for _, about in saved for name in about)
    lost = there and saved and not any(diagnostic.variable in about for _, about in saved)
    return "the program saves others and not this one" if lost and (here or taken) else ""


def _not_restored(diagnostic: Diagnostic, answer: Json) -> str:
    """A restore fails for want of a variable, of which TensorFlow names any, and what was saved lacks this one, or its average."""
    raised = [*answer.get("errors", ()), *([answer["raised"]] if answer["raised"] else ())]
    failed = [each for each in raised if "NotFoundError" in each["types"] and "not found in checkpoint" in each["message"]]
    here = [each["message"] for each in failed if any(covers(diagnostic.site, filename, row) for filename, row in each["stack"])]
    saved = {name for kind, _, about, _ in answer.get("acts", ()) if kind == "saved" for name in about}
    keys = {key for message in here for key in re.findall(r"Key (\S+) not found", message)} - saved
    lost = diagnostic.variable not in saved or any(key.startswith(f"{diagnostic.variable}/") for key in keys)
    return "the restore fails there in the program, and what was saved lacks the variable" if here and lost else ""


def _asserted(diagnostic: Diagnostic, answer: Json) -> str:
    raised = answer["raised"]
    failed = raised is not None and "AssertionError" in raised["types"] and raised["stack"]
    filename, row = raised["stack"][-1] if failed else ("", 0)
    return "the assertion fails in the program" if failed and covers(diagnostic.site, filename, row) else ""


def _templates(diagnostic: Diagnostic, answer: Json) -> str:
    made = [about for _, _, about, _ in _acts(diagnostic, answer, "template") if any(mentions(diagnostic.message, name) for name in about)]
    if len(made) > 1:
        return f"the program makes the template {len(made)} times there"
    graphs = answer["graphs"]
    return "the variable is made there in the program, as another one" if is_made(diagnostic, graphs) else ""


BY_RULE: dict[str, Callable[[Diagnostic, Json], str]] = {
    "TVS202": _templates,
    "TVS301": _through,
    "TVS302": _through,
    "TVS303": _beside,
    "TVS304": _act("root reuses", "the root scope is entered there in the program with AUTO_REUSE"),
    "TVS305": _dropped,
    "TVS306": _to_itself,
    "TVS307": _one_cell,
    "TVS308": _picked,
    "TVS401": _each_turn,
    "TVS402": _each_turn,
    "TVS403": _cloned,
    "TVS404": _act("left out", "the program saves a checkpoint without the variable"),
    "TVS405": _uncollected,
    "TVS406": _layers_made,
    "TVS410": _act("bound", "what has it is bound there in the program a second time", "other", "class"),
    "TVS411": _act("bound", "the name is bound there to a tensor in the program", "tensor"),
    "TVS412": _act("stale", "a traced function of the program runs with the variable that was there before"),
    "TVS413": _empty,
    "TVS501": _missing,
    "TVS502": _unsaved,
    "TVS503": _unordered,
    "TVS504": _not_restored,
    "TVS505": _each_turn,
    "TVS506": _again(("train", None)),
    "TVS507": _again(("train", None), ("update", None), ("assign", "restore")),
    "TVS509": _never_trained,
    "TVS513": _elsewhere,
    "TVS514": _average,
    "TVS516": _missing,
    "TVS517": _never_run,
    "TVS518": _trained_by_both,
}
MAY_HIDE = frozenset(
    {"TVS202", "TVS301", "TVS302", "TVS303", "TVS304", "TVS404", "TVS405", "TVS406", "TVS410", "TVS411", "TVS412", "TVS413"}
    | {"TVS502", "TVS504", "TVS513", "TVS514", "TVS516", "TVS518"}
)
"""Rules of which a run may not show what it has: in other versions of TensorFlow, or by another way than those that are watched."""
SHOWN: dict[str, Callable[[Diagnostic, Json], bool]] = {
    "TVS306": lambda diagnostic, answer: any(act for kind in ("done", "undone") for act in _acts(diagnostic, answer, kind)),
    "TVS307": lambda diagnostic, answer: any(layer["calls"] for layer in _layers_meant(diagnostic, answer)),
    "TVS403": lambda diagnostic, answer: "clone" in diagnostic.message,
    "TVS308": lambda diagnostic, answer: any(_here(diagnostic, place) for place, _ in answer.get("picked", ())),
    "TVS509": lambda diagnostic, answer: (
        not _changed_wrongly(diagnostic) and not _changed(diagnostic, answer).isdisjoint(_names(diagnostic, answer))
    ),
    "TVS517": lambda diagnostic, answer: "not assigned" in diagnostic.message and any(_acts(diagnostic, answer, "done")),
}
"""Of other rules, whether a run came to see the contrary of what a finding says: without that, it says nothing."""
ERRORS: dict[str, Callable[[Diagnostic, Json], str]] = {"TVS701": _asserted}
"""Of findings that are errors, those that another error shows than TensorFlow's."""
