"""What the site of the documentation has beyond the pages of ``docs``: a hook of MkDocs.

README, CONTRIBUTING and CHANGELOG become pages, each public name of the package stands in the
reference with its docstring, and the decisions are listed. Links between pages are led to where
these lie on the site; a link to a file of the checkout that is no page becomes its text.
"""

from __future__ import annotations

import ast
import os
import re
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
AT_THE_DOOR: Final = {
    ROOT / "README.md": "index.md",
    ROOT / "CONTRIBUTING.md": "contributing.md",
    ROOT / "CHANGELOG.md": "changelog.md",
}
PACKAGES: Final = ("stolnik", "stolnik.bots", "stolnik.proof")
"""What a program may use; each says in ``__all__`` what it offers."""
LINK: Final = re.compile(r"\[([^\[\]]*)\]\(([^():#\s]+)(#[^()\s]*)?\)")


def on_config(config: Any) -> Any:
    """List the decisions, of which there will be more."""
    pages = sorted(page.relative_to(DOCS).as_posix() for page in DOCS.glob("decisions/*.md"))
    config.nav.append({"Decisions": pages})
    return config


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that lie outside ``docs``."""
    from mkdocs.structure.files import File  # here, so that tests need no MkDocs

    for path, uri in AT_THE_DOOR.items():
        files.append(File.generated(config, uri, content=path.read_text("utf-8")))
    files.append(File.generated(config, "reference.md", content=reference()))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Lead each link to where its page lies on the site."""
    here = page.file.src_uri
    source = next((path for path, uri in AT_THE_DOOR.items() if uri == here), DOCS / here)

    def led(found: re.Match[str]) -> str:
        text, target, anchor = found[1], found[2], found[3] or ""
        path = (source.parent / target).resolve()
        if not path.exists():
            return found[0]  # strict MkDocs complains of it
        if path not in AT_THE_DOOR and (path.is_dir() or not path.is_relative_to(DOCS)):
            return text
        uri = AT_THE_DOOR.get(path) or path.relative_to(DOCS).as_posix()
        return f"[{text}]({os.path.relpath(uri, Path(here).parent)}{anchor})"

    return LINK.sub(led, markdown)


def reference() -> str:
    """A page with all that the packages offer."""
    lines = ["# From Python", "", "What a program may use; the rest of the package may change."]
    for package in PACKAGES:
        lines += ["", f"## {package}"]
        for name in offered(package):
            lines += ["", f"::: {package}.{name}"]
    return "\n".join(lines) + "\n"


def offered(package: str) -> list[str]:
    """The names in ``__all__``, read without running the package."""
    path = ROOT / "src" / package.replace(".", "/") / "__init__.py"
    for statement in ast.parse(path.read_text("utf-8")).body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "__all__":
            names: list[str] = ast.literal_eval(statement.value)
            return names
    raise ValueError(f"{package} does not say what it offers")
