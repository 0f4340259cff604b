"""The parts of the server stand side by side."""

from __future__ import annotations

import importlib
import pkgutil

import stolnik.table


def test_no_class_inherits_deeper_than_one() -> None:
    for module in pkgutil.walk_packages(stolnik.table.__path__, "stolnik.table."):
        if module.name.endswith("__main__") or ".migrations" in module.name:
            continue  # they run when they are read
        if ".protocol" in module.name:
            continue  # shapes, which do nothing
        for found in vars(importlib.import_module(module.name)).values():
            if isinstance(found, type) and found.__module__ == module.name:
                above = [base for base in found.__mro__[1:] if "stolnik.table" in base.__module__]
                assert len(above) <= 1, f"{found} stands on {above}"
