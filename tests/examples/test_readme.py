"""README.md is true: what it shows is printed, what it names exists."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from scopelint.config import OPTIONS, OUTPUT_FORMATS, load_settings

from ..differential.compare import scopelint
from .printed import README, blocks

TEXT = README.read_text("utf-8")
SHOWN = list(blocks(TEXT))


def section(title: str) -> str:
    return re.split(r"^## ", TEXT.split(f"## {title}\n")[1], flags=re.MULTILINE)[0]


def test_the_readme_shows_a_finding_the_variables_of_a_program_and_the_rules() -> None:
    assert {command.split()[0] for command, _, _ in SHOWN} == {"examples/gan/", "vars", "rule", "--output-format"}


@pytest.mark.parametrize(("command", "shown", "printed"), SHOWN, ids=[command for command, _, _ in SHOWN])
def test_what_the_readme_shows_is_what_is_printed(command: str, shown: str, printed: str) -> None:
    assert shown == printed, f"`python -m tests.examples.printed` writes what `scopelint {command}` prints now"


def test_the_readme_lists_every_setting() -> None:
    assert re.findall(r"^\| `([\w-]+)` \|", section("Configuration"), re.MULTILINE) == list(OPTIONS)


def test_the_readme_names_every_output_format() -> None:
    assert all(f"`{name}`" in TEXT for name in OUTPUT_FORMATS)


def test_the_configuration_that_the_readme_shows_is_valid(tmp_path: Path) -> None:
    (shown,) = re.findall(r"```toml\n(.*?)```", section("Configuration"), re.DOTALL)
    (tmp_path / "pyproject.toml").write_text(shown, "utf-8")
    (tmp_path / "tools" / "stubs").mkdir(parents=True)
    settings = load_settings(tmp_path, tmp_path)
    if sys.version_info >= (3, 11):
        import tomllib

        table = tomllib.loads(shown)["tool"]["scopelint"]
        assert settings.select == tuple(table["select"])
    assert settings.config_file == tmp_path / "pyproject.toml"


def test_links_lead_somewhere() -> None:
    targets = [target for target in re.findall(r"\]\(([^)#]+)\)", TEXT) if "://" not in target]
    assert targets
    assert [target for target in targets if not (README.parent / target).exists()] == []


def test_the_stub_that_contributing_shows_works(tmp_path: Path) -> None:
    (stub,) = re.findall(r"```python\n(from _scopelint .*?)```", (README.parent / "CONTRIBUTING.md").read_text("utf-8"), re.DOTALL)
    (tmp_path / "stubs").mkdir()
    (tmp_path / "stubs" / "inhouse.py").write_text(stub, "utf-8")
    (tmp_path / "scopelint.toml").write_text('stub-path = ["stubs"]\n', "utf-8")
    program = tmp_path / "program.py"
    program.write_text(
        "import inhouse\n"
        "import tensorflow.compat.v1 as tf\n\n"
        "tf.disable_v2_behavior()\n"
        'with tf.variable_scope("net"):\n'
        "    x = tf.placeholder(tf.float32, [None, 16])\n"
        "    y = inhouse.scale_and_shift(inhouse.scale_and_shift(x), center=False)\n",
        "utf-8",
    )
    (root,) = json.loads(scopelint("vars", "--output-format", "json", str(program)).stdout)["roots"]
    assert root["raises"] is None
    assert [(v["name"], v["shape"]) for v in root["graphs"][0]["variables"]] == [
        ("net/ScaleAndShift/gamma", [16]),
        ("net/ScaleAndShift/beta", [16]),
        ("net/ScaleAndShift_1/gamma", [16]),
    ]
