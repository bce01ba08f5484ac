"""Rule pages: what is read from them, and how selectors choose among them."""

from __future__ import annotations

from pathlib import Path

import pytest

from scopelint.diagnostics import Severity
from scopelint.rulebook import PageError, RuleBook, UnknownRuleError, parse_page, rules_folder

PAGE = """\
+++
code = "TVS101"
name = "duplicate-variable"
severity = "error"
default = true
fix = "none"
message = "{variable} already exists"
error = "ValueError"
summary = "a variable is made twice"
+++

# duplicate-variable (TVS101)

```python bad
w = tf.get_variable("w", [1])
w = tf.get_variable("w", [1])  # TVS101, TVS205
v = "# noqa: TVS301"  # TVS301: because
```

```python good
w = tf.get_variable("w", [1])
```

```python
untouched = True
```
"""


def page(code: str = "TVS101", name: str = "duplicate-variable", default: str = "true") -> str:
    return PAGE.replace("TVS101", code).replace("duplicate-variable", name).replace("default = true", f"default = {default}")


@pytest.fixture
def book(tmp_path: Path) -> RuleBook:
    for code, name, default in [("TVS101", "a", "true"), ("TVS102", "b", "true"), ("TVS301", "c", "true"), ("TVS902", "d", "false")]:
        (tmp_path / f"{code}-{name}.md").write_text(page(code, name, default), encoding="utf-8")
    return RuleBook.load(tmp_path)


def test_the_pages_that_come_with_scopelint_load() -> None:
    book = RuleBook.load()
    assert book.get("TVS901").name == "syntax-error"
    assert {path.name for path in rules_folder().glob("*.md")} == {f"{rule.code}-{rule.name}.md" for rule in book.rules.values()}


def test_a_page_gives_the_rule() -> None:
    rule = parse_page(PAGE, Path("/p/TVS101-duplicate-variable.md"))
    assert (rule.code, rule.severity, rule.default, rule.error) == ("TVS101", Severity.ERROR, True, "ValueError")
    assert rule.message.format(variable="net/w") == "net/w already exists"
    assert rule.body.startswith("# duplicate-variable (TVS101)")
    assert rule.url == "file:///p/TVS101-duplicate-variable.md"


def test_a_page_gives_its_examples_with_the_expected_diagnostics() -> None:
    bad, good = parse_page(PAGE, Path("TVS101-duplicate-variable.md")).examples()
    assert (bad.rule, bad.kind, bad.expected) == ("TVS101", "bad", ((2, "TVS101"), (2, "TVS205"), (3, "TVS301")))
    assert (good.kind, good.source, good.expected) == ("good", 'w = tf.get_variable("w", [1])\n', ())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# no front matter\n", "front matter between two"),
        (PAGE.replace('code = "TVS101"\n', ""), "code"),
        (PAGE.replace('"error"', '"grave"', 1), "grave"),
        (PAGE.replace("default = true", "default = true\nextra = 1"), "extra"),
        (PAGE.replace("TVS101", "TVS102"), "named after its rule"),
    ],
)
def test_a_page_that_does_not_say_what_it_must_is_refused(text: str, message: str) -> None:
    with pytest.raises(PageError, match=message):
        parse_page(text, Path("TVS101-duplicate-variable.md"))


@pytest.mark.parametrize(
    ("select", "ignore", "extend", "codes"),
    [
        (None, [], [], "101 102 301"),
        (None, ["TVS101"], [], "102 301"),
        (None, ["TVS1"], ["TVS101"], "101 301"),
        (None, ["ALL"], [], ""),
        (None, [], ["TVS902"], "101 102 301 902"),
        (["ALL"], [], [], "101 102 301 902"),
        (["TVS"], ["TVS1"], [], "301 902"),
        (["TVS101"], ["TVS1"], [], "101"),
        (["TVS1"], ["TVS1"], [], ""),
        (["TVS1"], [], ["TVS3"], "101 102 301"),
        ([], [], [], ""),
    ],
)
def test_the_longer_selector_wins(book: RuleBook, select: list[str] | None, ignore: list[str], extend: list[str], codes: str) -> None:
    assert book.select(select, ignore, extend) == {f"TVS{code}" for code in codes.split()}


@pytest.mark.parametrize(
    ("selector", "message"),
    [("TVS103", 'unknown rule "TVS103"; did you mean "TVS10'), ("F401", 'unknown rule "F401"'), ("", 'unknown rule ""'), ("T", 'rule "T"')],
)
def test_an_unknown_selector_is_named(book: RuleBook, selector: str, message: str) -> None:
    with pytest.raises(UnknownRuleError, match=message):
        book.select([selector])


def test_a_rule_is_found_by_its_name_too(book: RuleBook) -> None:
    assert book.get("b").code == book.get("tvs102").code == "TVS102"
    with pytest.raises(UnknownRuleError):
        book.get("TVS1")
