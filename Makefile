# Everything a person does with Stolnik from a checkout. `make` alone lists it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# An environment made with PINNED=1 has the versions of constraints.txt until `make clean`.
PINNED := $(or $(PINNED),$(wildcard $(VENV)/.made-from-constraints))
STAMP := $(VENV)/.made-from-$(if $(PINNED),constraints,pyproject)

.DEFAULT_GOAL := help
.PHONY: help setup client play test prove check lint types layers fast webcheck format pictures bench docs wheel constraints clean

help: ## show this list
	@printf '\n  \033[1mStolnik\033[0m  plays heavy historical board games exactly by their rulebooks\n\n'
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  \033[36mmake %-11s\033[0m %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@printf '\n'

setup: $(STAMP) ## make .venv with everything in it (quick when nothing changed)
	@:

# No stamp means no finished environment: start from nothing. An older stamp means that
# pyproject.toml (or what is pinned) changed: install what it says now.
$(STAMP): pyproject.toml tools/peers.txt $(if $(PINNED),constraints.txt)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Stolnik needs Python 3.11 or newer, and $(PYTHON) is %d.%d; try: make setup PYTHON=python3.11" % sys.version_info[:2])'
	@test -f $@ || { echo "Making $(VENV) ..."; $(PYTHON) -m venv --clear $(VENV); }
	@echo "Installing Stolnik and its tools into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check $(if $(PINNED),--constraint constraints.txt) --editable '.[table,lab,dev]' --requirement tools/peers.txt
	@touch $@

client: setup ## build the browser client (quick when nothing changed)
	@$(BIN)/python build_client.py --quiet

play: client ## start the server and play in the browser
	@$(BIN)/stolnik serve --open

test: client ## run all tests
	$(BIN)/pytest -n 3 --dist worksteal

prove: client ## try whole what make test tries a little of: kills, bad input, proofs (an hour or two)
	STOLNIK_WHOLE=1 $(BIN)/pytest -n 2 --dist worksteal $$(grep -rl 'tests.length' tests --include='test_*.py')
	for game in pax_renaissance_1e pax_renaissance_2e paladins gods_playground price_of_power; do \
	  $(BIN)/stolnik prove $$game --games 50 --workers 2 || exit 1; done

check: lint types layers webcheck fast ## format, lint, types, layers and the fast tests: before each commit

lint: setup ## is the code formatted and free of lint?
	$(BIN)/ruff format --check
	$(BIN)/ruff check

types: setup ## do the types hold, in tests and tools too (mypy --strict)?
	$(BIN)/mypy --strict src tests tools

layers: setup ## do the layers import only downward?
	$(BIN)/lint-imports --no-logo

webcheck: client ## is the client formatted, free of lint and well typed, and does its logic hold?
	@$(BIN)/python build_client.py npm run --silent check
	@$(BIN)/python build_client.py npm run --silent test

fast: setup ## run the fast tests only
	$(BIN)/pytest -n 2 -q -m "not slow"

format: setup ## format the code, mend what lint can mend by itself, write the types of the client
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(BIN)/stolnik table types web/src/shapes
	@$(BIN)/python build_client.py npm run --silent format

pictures: client ## make the pictures of docs/images anew
	$(BIN)/python tools/make_pictures.py

bench: setup ## measure speed, next to catanatron and python-chess
	$(BIN)/stolnik bench

docs: $(VENV)/.made-for-docs ## make the documentation as a site, in build/site; a link that leads nowhere fails
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build
	@echo "Open build/site/index.html."

$(VENV)/.made-for-docs: $(STAMP)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check $(if $(PINNED),--constraint constraints.txt) --editable '.[docs]'
	@touch $@

wheel: client ## build both packages into dist/, and play the wheel where no checkout is
	@$(BIN)/python -m tools.check_wheel

constraints: $(VENV)/.made-for-docs ## write constraints.txt anew: the versions in .venv; after make test
	@{ echo "# Versions that go together, for \`make setup PINNED=1\`; \`make constraints\` writes them."; \
	   $(BIN)/python -m pip freeze --disable-pip-version-check --exclude-editable; } > $(VENV)/constraints.txt
	@mv $(VENV)/constraints.txt constraints.txt

clean: ## remove the environment and all caches
	rm -rf $(VENV) build dist web/node_modules src/stolnik/web/dist web/src/fonts .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
