# `make play` and `make test` need Python 3.11 or later and a package index, nothing else.
PYTHON ?= python3
VENV := .venv
BIN = $(VENV)/bin
PIP = $(BIN)/python -m pip --disable-pip-version-check
ARGS ?=

# pip under an older Python tries every release of every package before it gives up.
ENVIRONMENT = $(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 or later is needed: make PYTHON=python3.11 ...")' \
	&& $(PYTHON) -m venv $(VENV)

.DEFAULT_GOAL := help
.PHONY: help play test check lint types mypy pyright floors coverage soak format pictures build fast fast-test apart clean

help: ## say what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-10s %s\n", $$1, $$2}' Makefile

play: $(VENV)/.play ## play a game: make play ARGS="--players 4"
	@$(BIN)/euchre-cli $(ARGS)

test: $(VENV)/.dev ## the fast tests: make test ARGS="-k bower"
	@$(BIN)/python -m pytest $(ARGS)

check: ## every check, repeated tests at a tenth of their full counts
	@$(MAKE) --jobs=2 lint mypy pyright floors
	@$(MAKE) coverage

lint: $(VENV)/.dev ## style, format and spelling
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/codespell

types: mypy pyright ## both type checkers

mypy: $(VENV)/.dev
	$(BIN)/mypy

pyright: $(VENV)/.dev
	$(BIN)/basedpyright

floors: $(VENV)/.dev ## who may import whom
	$(BIN)/lint-imports

# Measured are the tests that are about the rules, the view and the worlds: that a game of bots comes
# by a branch proves nothing of it. The laws of the rules would take longest, and need run no branch
# that these tests leave out.
MEASURED = tests/rules tests/test_views.py tests/test_worlds.py \
	euchre/rules euchre/views.py euchre/worlds --ignore=tests/rules/test_laws.py

coverage: $(VENV)/.dev ## every branch of the rules, the view and the worlds; then all tests but those apart
	$(BIN)/python -m pytest --numprocesses=0 --cov --cov-report= $(MEASURED)
	$(BIN)/coverage report --fail-under=100
	EUCHRE_COUNTS=check $(BIN)/python -m pytest -m "not apart" $(ARGS)

soak: $(VENV)/.dev ## all tests, repeated ones at their full counts
	EUCHRE_COUNTS=soak $(BIN)/python -m pytest -m "" $(ARGS)

format: $(VENV)/.dev ## format, and repair what ruff can
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

pictures: $(VENV)/.dev ## draw the pictures of the table in docs/pictures
	$(BIN)/python -m tests.pictures

build: $(VENV)/.dev ## wheel and sdist into dist/
	$(BIN)/python -m build

fast: VENV := .venv-fast
fast: ## the program with its search compiled, in .venv-fast: needs a C compiler
	@$(ENVIRONMENT)
	HATCH_BUILD_HOOKS_ENABLE=1 $(PIP) install --quiet .
	@$(BIN)/euchre-cli --version

fast-test: $(VENV)/.dev ## compile the search, and hold it against the rules and the pure one
	EUCHRE_COUNTS=check $(BIN)/python -m pytest -m apart tests/test_compiled.py $(ARGS)

apart: $(VENV)/.dev ## what needs a C compiler or a cluster: the tests that make check leaves out
	EUCHRE_COUNTS=check $(BIN)/python -m pytest -m apart $(ARGS)

clean: ## remove the environments, caches and builds
	rm -rf $(VENV) .venv-fast .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .coverage build dist

# The stamps are redone when pyproject.toml changes.
$(VENV)/.play: pyproject.toml
	@$(ENVIRONMENT)
	@$(PIP) install --quiet --editable .
	@touch $@

$(VENV)/.dev: pyproject.toml
	@$(ENVIRONMENT)
	@$(PIP) install --quiet --editable '.[dev]'
	@touch $@ $(VENV)/.play
