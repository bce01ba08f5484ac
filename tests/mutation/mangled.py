"""Programs changed at random places, until they make no sense: what people write while they write it.

python -m tests.mutation.mangled --programs 6000 --seed 1
"""

from __future__ import annotations

import argparse
import ast
import sys
import tempfile
import warnings
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random

import click

from ..differential.compare import scopelint

HAZARDS = Path(__file__).parents[1] / "hazards" / "programs"
CASES = Path(__file__).parents[1] / "cases" / "data"
CONSTANTS = (None, True, False, 0, -1, 1, 3, 1.5, "", "x", "a/b", "{}", b"q", ...)
NAMES = ("name", "shape", "trainable_variables", "variables", "append", "get", "items", "build", "call", "__class__", "assign")
KEYWORDS = ("name", "reuse", "scope", "shape", "units", "var_list", "loss", "initializer", "trainable")
DECORATORS = ("property", "staticmethod", "classmethod", "tf.function", "functools.lru_cache(None)", "contextlib.contextmanager")
OTHERS = ("[]", "{}", "()", "lambda: None", "unknown_thing")
CHUNK = 40
"""How many are looked at by one run."""

Block = ast.Module | ast.FunctionDef | ast.With | ast.If | ast.For | ast.ClassDef | ast.While | ast.Try


def sources() -> list[str]:
    """The programs that are mangled."""
    return [path.read_text("utf-8") for folder in (HAZARDS, CASES) for path in sorted(folder.rglob("*.py"))]


def mangled(source: str, random: Random) -> str | None:
    """A program with one to five changes; None if what came of it is no Python."""
    tree = ast.parse(source)
    for _ in range(random.choice((1, 1, 2, 3, 5))):
        nodes = list(ast.walk(tree))
        while not _change(random.choice(nodes), tree, random):
            pass
    try:
        text = ast.unparse(ast.fix_missing_locations(tree))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile(text, "mangled", "exec", dont_inherit=True)
    except (SyntaxError, ValueError, TypeError):
        return None
    return text


def _change(node: ast.AST, tree: ast.AST, random: Random) -> bool:
    """Change one node; whether there was anything to change."""
    match node:
        case ast.Call():
            return _change_call(node, tree, random)
        case ast.Module() | ast.FunctionDef() | ast.With() | ast.If() | ast.For() | ast.ClassDef() | ast.While() | ast.Try():
            return _change_block(node, random)
        case ast.Constant():
            again = isinstance(node.value, str) and random.random() < 0.7
            node.value = node.value[::-1] if again and isinstance(node.value, str) else random.choice(CONSTANTS)
        case ast.Attribute():
            node.attr = random.choice(NAMES)
        case ast.Assign() | ast.Return() if node.value is not None:
            node.value = _other(tree, random)
        case ast.Subscript():
            node.slice = _other(tree, random)
        case _:
            return False
    return True


def _change_call(call: ast.Call, tree: ast.AST, random: Random) -> bool:
    """Change what a call is given: something less, something more, another value, in another way."""
    args, keywords = call.args, call.keywords
    match random.randrange(9):
        case 0 if args:
            args.pop(random.randrange(len(args)))
        case 1 if keywords:
            keywords.pop(random.randrange(len(keywords)))
        case 2 if args:
            args[random.randrange(len(args))] = _other(tree, random)
        case 3 if keywords:
            random.choice(keywords).value = _other(tree, random)
        case 4 if keywords:
            args.append(keywords.pop().value)
        case 5 if args:
            call.args = [ast.Starred(ast.List(args, ast.Load()), ast.Load())]
        case 6:
            args.append(_other(tree, random))
        case 7:
            keywords.append(ast.keyword(random.choice(KEYWORDS), _other(tree, random)))
        case 8 if len(args) > 1:
            random.shuffle(args)
        case _:
            return False
    return True


def _change_block(block: Block, random: Random) -> bool:
    """Change a body: a statement less, one twice or elsewhere; or how a function is declared."""
    body = block.body
    one, other = random.randrange(len(body)), random.randrange(len(body))
    match random.randrange(5):
        case 0 if len(body) > 1:
            body.pop(one)
        case 1:
            body.insert(one, body[other])
        case 2 if len(body) > 1:
            body[one], body[other] = body[other], body[one]
        case 3 if isinstance(block, ast.FunctionDef) and block.args.args:
            block.args.args.pop()
            block.args.defaults = block.args.defaults[: len(block.args.args)]
        case 4 if isinstance(block, ast.FunctionDef):
            block.decorator_list = [] if block.decorator_list else [_expression(random.choice(DECORATORS))]
        case _:
            return False
    return True


def _other(tree: ast.AST, random: Random) -> ast.expr:
    """Some expression: one of the program's own, a constant, or something of another kind."""
    match random.randrange(4):
        case 0:
            return _expression(random.choice(OTHERS))
        case 1:
            return ast.Constant(random.choice(CONSTANTS))
        case _:
            own = [node for node in ast.walk(tree) if isinstance(node, ast.Call | ast.Name | ast.Attribute | ast.List | ast.Constant)]
            found = deepcopy(random.choice(own))
            return ast.Name(found.id, ast.Load()) if isinstance(found, ast.Name) else found


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def complaints(seed: int, programs: int) -> Iterator[tuple[str, str]]:
    """Where scopelint breaks down: the program and what is said of it."""
    random, known = Random(seed), sources()
    for start in range(0, programs, CHUNK):
        with tempfile.TemporaryDirectory(prefix="mangled-") as name:
            folder, texts = Path(name).resolve(), dict[str, str]()
            while len(texts) < min(CHUNK, programs - start):
                if (text := mangled(random.choice(known), random)) is not None:
                    texts[f"mangled_{len(texts)}.py"] = text
            for filename, text in texts.items():
                (folder / filename).write_text(text, "utf-8")
            said = scopelint("--isolated", "--no-cache", "--jobs", "1", "--show-witness", str(folder)).output
        for line in said.splitlines():
            if "internal error" in line:
                yield next((text for filename, text in texts.items() if filename in line), ""), line


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    broken = 0
    for text, line in complaints(args.seed, args.programs):
        click.echo(f"{text}\n{line}\n")
        broken += 1
    click.echo(f"{args.programs} programs, {broken} complaints")
    sys.exit(broken > 0)


if __name__ == "__main__":
    main()
