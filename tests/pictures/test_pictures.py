"""Pictures of variables: a page that a browser is clicked through, and graphs."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from ..conftest import Folder, Run

PROGRAM = """\
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def net(x, reuse=None):
    with tf.variable_scope("net", reuse=reuse):
        with tf.variable_scope("head"):
            return tf.layers.dense(x, 3, name="out")


net(tf.zeros([1, 2]))
net(tf.zeros([1, 2]), True)
step = tf.Variable(0, "step")
with tf.Graph().as_default():
    tf.get_variable("other", [4])
"""
MANY = """\
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
for block in range(50):
    with tf.variable_scope("block_%d" % block):
        for layer in range(100):
            tf.get_variable("layer_%d" % layer, [2])
"""


def embedded(page: str) -> Any:
    """The data that a page is drawn from."""
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found
    return json.loads(found[1])


def test_the_page_has_the_variables_of_the_json_format_and_what_was_found(folder: Folder, run: Run) -> None:
    folder.write("train.py", PROGRAM)
    assert run("vars", "--output-format", "html", "-o", "vars.html", "train.py").exit_code == 0
    page = (folder.path / "vars.html").read_text()
    data = embedded(page)
    assert data["roots"] == json.loads(run("vars", "--output-format", "json", "train.py").stdout)["roots"]
    assert [(each["code"], each["place"]) for each in data["findings"]] == [("TVS206", "train.py:13")]
    assert not re.search(r"""(?:src|href)=["'](?!data:)|url\(|@import""", page), "it needs no network"


def test_no_name_ends_the_script_that_holds_it(folder: Folder, run: Run) -> None:
    folder.write("train.py", "import tensorflow as tf\ntf.Variable(0, name='</script><b>')\ntf.get_variable('a<!--', [1])\n")
    page = run("vars", "--output-format", "html", "train.py").stdout
    assert len(re.findall("</script>", page)) == 2
    assert embedded(page)["roots"]


def test_dot_and_mermaid_have_scopes_variables_and_the_calls_that_share(folder: Folder, run: Run) -> None:
    folder.write("train.py", PROGRAM)
    dot = run("vars", "--output-format", "dot", "train.py").stdout
    assert dot.count("{") == dot.count("}")
    assert re.findall(r'label="(net|head|kernel[^"]*|train\.py:8)"', dot) == ["net", "head", "kernel\\n[2, 3]", "train.py:8"]
    mermaid = run("vars", "--output-format", "mermaid", "train.py").stdout
    assert mermaid.count("subgraph ") == len(re.findall(r"^\s*end$", mermaid, re.MULTILINE)) == 5
    (variable,) = re.findall(r'(v\d+)\["kernel', mermaid)
    assert f"c1 --> {variable}" in mermaid
    assert "#60;module#62;" in mermaid


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api")
    path = shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        pytest.skip("there is no Chromium")
    with playwright.sync_playwright() as started:
        chromium = started.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield chromium
        chromium.close()


def opened(browser: Any, folder: Folder) -> tuple[Any, list[str]]:
    page, complaints = browser.new_page(), []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: complaints.append(request.url) if not request.url.startswith(("file:", "data:")) else None)
    page.goto((folder.path / "vars.html").as_uri())
    return page, complaints


def test_a_browser_is_clicked_through_the_page(folder: Folder, run: Run, browser: Any) -> None:
    folder.write("train.py", PROGRAM)
    run("vars", "--output-format", "html", "-o", "vars.html", "train.py")
    page, complaints = opened(browser, folder)
    assert page.locator("#total").inner_text() == "4"
    assert page.locator(".variable").count() == 2, "what is in a scope is made when it is unfolded"
    page.get_by_text("net/", exact=False).first.click()
    page.get_by_text("head/").click()
    page.get_by_text("out/").click()
    kernel = page.locator('.variable[data-name="net/head/out/kernel"]')
    kernel.click()
    places = page.locator(".places").inner_text()
    assert "created at train.py:8" in places
    assert "shared by train.py:8" in places
    kernel.click()
    assert page.locator(".places").count() == 0
    page.locator("#fold").click()
    assert not kernel.is_visible()
    page.locator("#unfold").click()
    assert kernel.is_visible()
    step = page.locator('.variable[data-name="Variable"]')
    assert "TVS206" in step.inner_text(), "a finding that names no variable is shown where it is"
    assert "TVS" not in kernel.inner_text()
    page.locator("#graph").select_option("2")
    assert [page.locator("#total").inner_text(), page.locator(".variable").all_inner_texts()[0].split()[0]] == ["1", "other"]
    page.locator("#graph").select_option("")
    page.locator("#root").select_option("train.py:<module>")
    page.locator("#search").fill("KERN")
    page.wait_for_function("document.getElementById('total').textContent === '1 of 4'")
    assert page.locator("mark").all_inner_texts() == ["kern"]
    page.locator("#search").fill("")
    page.wait_for_function("document.getElementById('total').textContent === '4'")
    assert step.is_visible()
    before = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.locator("#theme").click()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != before
    assert complaints == []


def test_thousands_of_variables_stay_fluid(folder: Folder, run: Run, browser: Any) -> None:
    folder.write("train.py", MANY)
    run("vars", "--output-format", "html", "-o", "vars.html", "train.py")
    count = sum(len(graph["variables"]) for root in embedded((folder.path / "vars.html").read_text())["roots"] for graph in root["graphs"])
    assert count > 1000
    page, complaints = opened(browser, folder)
    took = page.evaluate("(() => { const begin = performance.now(); show(); return performance.now() - begin; })()")
    assert took < 200, "milliseconds; a look at all of it makes nothing of what is folded"
    page.locator("#search").fill("layer")
    page.wait_for_function(f"document.getElementById('total').textContent.endsWith(' of {count}')")
    assert page.locator(".variable").count() == 500
    assert complaints == []
