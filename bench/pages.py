"""`python -m bench.pages PATH...`: clicks through the page of each program's variables, in a Chromium without a screen.

Each graph of each root is chosen and unfolded, and what is on the page has to be the variables of `vars --output-format json`, with
their shapes; the first and the last are clicked for their places, one is searched for, everything is folded, dark becomes light. Status 1
where something differs, where the browser's console says anything, or where the page asks for anything from elsewhere.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from .edits import REPOSITORY


def asked(program: Path, *options: str) -> str:
    """What `scopelint vars` says of a program, in its folder."""
    command = [sys.executable, "-m", "scopelint", "vars", "--isolated", *options, program.name]
    environment = {**os.environ, "PYTHONPATH": str(REPOSITORY), "PYTHONSAFEPATH": "1"}
    done = subprocess.run(command, cwd=program.parent, env=environment, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        sys.exit(f"{program}: scopelint ended with status {done.returncode}:\n{done.stderr}")
    return done.stdout


def clicked(page: Any, roots: list[dict[str, Any]]) -> list[str]:
    """What is wrong about a page of these roots."""
    wrong = []
    graphs = [(root, number, graph["variables"]) for root in roots for number, graph in enumerate(root["graphs"], 1)]
    for root, number, expected in graphs:
        if not expected:
            continue
        page.locator("#root").select_option(root["root"])
        page.locator("#graph").select_option(str(number))
        page.locator("#unfold").click()
        rows = page.evaluate("[...document.querySelectorAll('.variable')].map(each => [each.dataset.name, each.innerText])")
        if sorted(name for name, _ in rows) != sorted(each["name"] for each in expected):
            wrong.append(f"{root['root']}: {len(rows)} variables on the page, {len(expected)} in JSON, or others")
        shapes = {each["name"]: f"[{', '.join(map(_dimension, each['shape']))}]" for each in expected if each["shape"]}
        wrong += [f"{name}: {text!r} has not {shapes[name]}" for name, text in rows if name in shapes and shapes[name] not in text]
        for row in (page.locator(".variable").first, page.locator(".variable").last):
            row.click()
            if "created at" not in page.locator(".places").first.inner_text():
                wrong.append(f"{root['root']}: no place where a variable was created")
            row.click()
        page.locator("#search").fill(expected[-1]["name"])
        page.wait_for_function("document.getElementById('total').textContent.includes(' of ')")
        if page.locator(f'.variable[data-name="{expected[-1]["name"]}"]').count() == 0:
            wrong.append(f"{expected[-1]['name']}: not found by its name")
        page.locator("#search").fill("")
        page.wait_for_function("!document.getElementById('total').textContent.includes(' of ')")
        page.locator("#fold").click()
        page.locator("#theme").click()
    return wrong


def _dimension(length: int | None) -> str:
    return "" if length is None else str(length)


def main(paths: list[str]) -> int:
    gone = [path for path in paths if not Path(path).is_file()]
    if not paths or gone:
        print(f"{', '.join(gone) or 'no program'}: not a file to make a page of\n\n{__doc__}", file=sys.stderr)
        return 2
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    failed = False
    with sync_playwright() as started, tempfile.TemporaryDirectory() as folder:
        browser = started.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for program in map(Path, paths):
            made = Path(folder) / "vars.html"
            asked(program, "--no-cache", "--output-format", "html", "-o", str(made))
            roots = json.loads(asked(program, "--no-cache", "--output-format", "json"))["roots"]
            page, complaints = browser.new_page(), list[str]()
            page.on("console", lambda message, complaints=complaints: complaints.append(f"console: {message.text}"))
            page.on("pageerror", lambda error, complaints=complaints: complaints.append(f"error: {error}"))
            page.on("request", lambda request, made=made, all=complaints: None if request.url == made.as_uri() else all.append(request.url))
            begin = time.perf_counter()
            page.goto(made.as_uri())
            wrong = clicked(page, roots) + complaints
            count = sum(len(graph["variables"]) for root in roots for graph in root["graphs"])
            print(
                f"{program}: {count} variables of {len(roots)} roots, {time.perf_counter() - begin:.1f} s, {len(wrong)} wrong", flush=True
            )
            print("".join(f"  {each}\n" for each in wrong), end="")
            failed = failed or bool(wrong) or not count
            page.close()
        browser.close()
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
