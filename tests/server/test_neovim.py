"""A real editor: Neovim's own client, without a screen."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from .test_server import COMMAND, HEAD, ROOT


def test_neovim_shows_what_is_found_and_mends_it(tmp_path: Path) -> None:
    editor = shutil.which("nvim")
    if editor is None:
        pytest.skip("Neovim is not installed")
    (tmp_path / "scopelint.toml").touch()
    program = tmp_path / "a.py"
    line = 'e = "\U0001f600"; step = tf.Variable(0, "step")'
    program.write_text(f"{HEAD}{line}\n", "utf-8")
    told = tmp_path / "told.json"
    names = {"PROGRAM": str(program), "ROOT": str(tmp_path), "TOLD": str(told), "SERVER": json.dumps(COMMAND), "PYTHONPATH": str(ROOT)}
    script = str(Path(__file__).with_name("session.lua"))
    home = {"HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    command = [editor, "--headless", "--clean", "-c", f"luafile {script}", "-c", "quitall!"]
    done = subprocess.run(command, env={**os.environ, **home, **names}, capture_output=True, text=True, timeout=120, check=False)
    assert told.exists(), done.stderr
    seen = json.loads(told.read_text("utf-8"))
    begin = len(line.partition("tf.")[0].encode())  # Neovim's columns are bytes
    assert seen["found"] == {"code": "TVS206", "row": 2, "column": begin, "stop": len(line.encode())}
    assert seen["lines"] == [*HEAD.splitlines(), line.replace('"step"', 'name="step"')]
