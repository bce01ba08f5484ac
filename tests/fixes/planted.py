"""Random programs with planted bugs, mended: TensorFlow takes what comes of it, and its variables are what the fix's text says.

python -m tests.fixes.planted --programs 200 --seed 1
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import click

from scopelint.config import Settings
from scopelint.diagnostics import Diagnostic, Fix, Intent
from scopelint.discovery import discover
from scopelint.fixes.choice import Choice
from scopelint.fixes.trial import State, mended
from scopelint.lint import lint
from scopelint.rulebook import RuleBook

from ..differential.oracle import PYTHONS, Oracle, why_missing

HEAD = ["import tensorflow.compat.v1 as tf", "tf.disable_v2_behavior()", ""]
INTENTS: tuple[Intent | None, ...] = (None, "share", "separate")
Lines = list[str]


@dataclass(frozen=True)
class Plant:
    """A bug: the rule that finds it, its lines, and how many variables it is to have after a fix of each intent.

    `tag` is in the names of its variables and nowhere else. `ending` is how their names end then, where a fix is about that.
    """

    code: str
    tag: str
    lines: Lines
    counts: dict[Intent | None, int]
    ending: str = ""


def indented(lines: Lines) -> Lines:
    return [f"    {line}" if line else line for line in lines]


def _twice(some: Random, tag: str) -> Plant:
    size = some.randint(1, 3)
    asks = [f"tf.get_variable('v{n}', [{some.randint(1, 4)}])" for n in range(size)]
    quote = some.choice("'\"")
    body = [f"with tf.variable_scope({quote}{tag}{quote}):", *indented([*asks[:-1], f"return {asks[-1]}"])]
    calls = some.randint(2, 3)
    uses = [f"{tag}_f()"] * calls if some.random() < 0.6 else [f"for _ in range({calls}):", f"    {tag}_f()"]
    return Plant("TVS101", tag, [f"def {tag}_f():", *indented(body), "", *uses], {"share": size, "separate": size * calls})


def _layer(some: Random, tag: str) -> Plant:
    name = some.choice(["h", "fc"])
    first = f"tf.layers.dense(tf.zeros([1, 3]), 3, name='{tag}{name}')"
    return Plant("TVS101", tag, [f"a_{tag} = {first}", f"b_{tag} = {first}"], {"share": 2, "separate": 4})


def _step(some: Random, tag: str) -> Plant:
    value = some.choice(["0", "0.0", "[1, 2]"])
    return Plant("TVS206", tag, [f'{tag} = tf.Variable({value}, "{tag}_step")'], {None: 1}, "_step")


def _flag(some: Random, tag: str) -> Plant:
    flag = some.choice(["True", "tf.AUTO_REUSE"])
    first = [f"with tf.variable_scope('{tag}'):", "    tf.get_variable('w', [2])"]
    second = [f"with tf.variable_scope('{tag}', {flag}):", f"    tf.get_variable('{some.choice('wv')}', [2])"]
    same = "'w'" in second[1]
    counts: dict[Intent | None, int] = {"share": 1} if same else {"separate": 2}
    if not same and flag == "tf.AUTO_REUSE":
        counts["share"] = 2
    return Plant("TVS206", tag, [*first, *second], counts)


def _and(some: Random, tag: str) -> Plant:
    lines = [f"with tf.variable_scope('{tag}a') and tf.variable_scope('{tag}b'):", "    tf.get_variable('w', [2])"]
    return Plant("TVS207", tag, lines, {None: 1}, f"{tag}a/{tag}b/w")


def _again(some: Random, tag: str) -> Plant:
    lines = [f"with tf.variable_scope('{tag}') as s_{tag}:", "    tf.get_variable('w', [2])",
             f"    with tf.variable_scope(s_{tag}.name, reuse=tf.AUTO_REUSE):", "        tf.get_variable('w', [2])"]  # fmt: skip
    return Plant("TVS205", tag, lines, {None: 1}, f"{tag}/w")


def _vain(some: Random, tag: str) -> Plant:
    flag = some.choice(["False", "None"])
    lines = [f"with tf.variable_scope('{tag}'):", "    tf.get_variable('w', [2])",
             f"with tf.variable_scope('{tag}', reuse=True):",
             f"    with tf.variable_scope(tf.get_variable_scope(), reuse={flag}):", "        tf.get_variable('w', [2])"]  # fmt: skip
    return Plant("TVS204", tag, lines, {None: 1})


def _comment(some: Random, tag: str) -> Plant:
    code = some.choice(["TVS101", "TVS301, TVS302", "TVS206"])
    return Plant("TVS903", tag, [f"{tag} = tf.get_variable('{tag}w', [1])  # noqa: {code}"], {None: 1})


def _default(some: Random, tag: str) -> Plant:
    lines = [f"def {tag}_f():", f"    with tf.variable_scope(None, '{tag}', reuse=tf.AUTO_REUSE):",
             "        return tf.get_variable('w', [2])", "", f"{tag}_f()", f"{tag}_f()"]  # fmt: skip
    return Plant("TVS104", tag, lines, {"share": 1})


def _variable(some: Random, tag: str) -> Plant:
    value = some.choice(["1.0", "[1.0, 2.0]", "tf.zeros([2])"])
    lines = [f"def {tag}_f():", f"    with tf.variable_scope('{tag}', reuse=tf.AUTO_REUSE):",
             f"        return tf.Variable({value}, name='w')", "", f"{tag}_f()", f"{tag}_f()"]  # fmt: skip
    return Plant("TVS201", tag, lines, {"share": 1})


def _unnamed(some: Random, tag: str) -> Plant:
    lines = [f"def {tag}_f(x):", "    return tf.layers.dense(x, 3, use_bias=False)", "",
             f"with tf.variable_scope('{tag}', reuse=tf.AUTO_REUSE):",
             f"    {tag}_f(tf.zeros([1, 3]))", f"    {tag}_f(tf.ones([1, 3]))"]  # fmt: skip
    return Plant("TVS202", tag, lines, {"share": 1})


PLANTS: tuple[Callable[[Random, str], Plant], ...] = (
    _twice, _twice, _layer, _step, _flag, _and, _again, _vain, _comment, _default, _variable, _unnamed,
)  # fmt: skip


def _right(some: Random, tag: str) -> Lines:
    """Something that is right as it stands."""
    return some.choice(
        [
            [f"with tf.variable_scope('{tag}', reuse=tf.AUTO_REUSE):", f"    {tag} = tf.get_variable('w', [2])"],
            [f"{tag} = tf.layers.dense(tf.zeros([1, 2]), 2, name='{tag}')"],
            [f"for i_{tag} in range(2):", f"    tf.get_variable('{tag}_%d' % i_{tag}, [2])"],
            [f"{tag} = tf.constant(1.0)  # \U0001f600", ""],
        ]
    )


def _around(some: Random, tag: str, lines: Lines) -> Lines:
    """The lines where they stand in a program."""
    kind = some.randrange(6)
    if kind == 0:
        return [f"def main_{tag}():", *indented(lines), "", f"main_{tag}()"]
    if kind == 1:
        return [f"with tf.variable_scope('outer_{tag[::-1]}'):", *indented(lines)]
    if kind == 2:
        return ["if True:", *(line.replace("    ", "\t") for line in indented(lines))]
    if kind == 3:
        return [f"class Model_{tag}:", "    def __init__(self):", *indented(indented(lines)), "", f"Model_{tag}()"]
    return lines


def program(seed: int) -> tuple[str, list[Plant]]:
    """A program with some bugs, each in a part of its own."""
    some = Random(seed)
    lines, plants = list(HEAD), []
    for number in range(some.randint(1, 3)):
        lines += _right(some, f"fine{number}x") if some.random() < 0.5 else []
        plant = some.choice(PLANTS)(some, f"part{number}x")
        plants.append(plant)
        lines += [*_around(some, plant.tag, plant.lines), ""]
    return "\n".join(lines) + some.choice(["", "\n"]), plants


@dataclass
class Score:
    """What came of many programs."""

    programs: int = 0
    fixes: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def mend(source: str, intent: Intent | None, folder: Path, rules: RuleBook) -> State:
    path = folder / "main.py"
    path.write_text(source, "utf-8")
    settings = Settings(base=folder, src=(folder,), cache=folder / "cache", jobs=1)
    project = discover([str(path)], settings)
    before = State(project, settings, rules, lint(project, settings))
    return mended(before, Choice(intent is not None, intent))


def judge(seed: int, oracles: list[Oracle], folder: Path, rules: RuleBook, score: Score) -> None:
    """Mend a program in each way, and lay what TensorFlow says beside what the fixes say."""
    source, plants = program(seed)
    score.programs += 1
    for intent in INTENTS:
        after = mend(source, intent, folder, rules)
        score.fixes.update(f"{found.code} {fix.applicability}{f' {fix.intent}' if fix.intent else ''}" for found, fix in after.fixed)
        text = after.project.files[0].read()
        if not after.fixed or any(each.severity.value == "error" for each in after.found):
            continue  # where an error is left, TensorFlow stops there
        for oracle in oracles:
            answer = oracle.observe(text)
            if answer["failed"] or answer["raises"]:
                score.wrong.append(
                    f"seed {seed}, {intent}: TensorFlow {oracle.version} rejects it: {answer['raises'] or answer['failed']}\n{text}"
                )
                continue
            names = [each["name"] for graph in answer["graphs"] for each in graph["variables"]]
            lines = source.split("\n")
            for plant in plants:
                made = [fix for found, fix in after.fixed if found.code == plant.code and plant.tag in _about(found, lines)]
                score.wrong += [f"seed {seed}, {intent}: {why}\n{text}" for why in other_than_said(plant, names, made)]


def _about(found: Diagnostic, lines: Lines) -> str:
    """Everything in which the tag of the plant that a finding is about may be."""
    return f"{found.message} {found.variable} {lines[found.site.span.row - 1]}"


def other_than_said(plant: Plant, names: list[str], made: list[Fix]) -> list[str]:
    """Where a plant's variables are not those that its fixes speak of."""
    mine = [name for name in names if plant.tag in name]
    out = []
    for fix in made:
        wanted = plant.counts.get(fix.intent)
        if wanted is not None and len(mine) != wanted:
            out.append(f"{plant.code} {fix.message}: {wanted} variables were to be, and there are {mine}")
        if fix.intent is None and plant.ending and not all(name.endswith(plant.ending) for name in mine):
            out.append(f"{plant.code} {fix.message}: they are called {mine}")
    return out


def run(seeds: range, versions: list[str]) -> Score:
    score, rules = Score(), RuleBook.load()
    with ExitStack() as stack, tempfile.TemporaryDirectory(prefix="planted-") as folder:
        oracles = [stack.enter_context(Oracle(version)) for version in versions]
        for seed in seeds:
            judge(seed, oracles, Path(folder), rules, score)
    return score


@click.command(help=__doc__)
@click.option("--programs", default=200, show_default=True)
@click.option("--seed", default=1, show_default=True)
def main(programs: int, seed: int) -> None:
    versions = [version for version in PYTHONS if why_missing(version) is None]
    score = run(range(seed, seed + programs), versions)
    click.echo(f"{score.programs} programs, on TensorFlow {' and '.join(versions) or '(none)'}")
    for what, count in sorted(score.fixes.items()):
        click.echo(f"{count:5} {what}")
    for each in score.wrong[:20]:
        click.echo(each)
    click.echo(f"{len(score.wrong)} wrong")
    sys.exit(bool(score.wrong))


if __name__ == "__main__":
    main()
