# Two commands for people: `make play` and `make test`. Both set everything up the first time.
# They need Python 3.11 or newer and make, nothing else.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

.PHONY: help play terminal test bench lock picture clean

help:
	@echo "make play      start the server and open the browser (sets everything up the first time)"
	@echo "make terminal  play a game in the terminal"
	@echo "make test      run all tests (sets everything up the first time)"
	@echo "make bench     measure the speed of the rules"
	@echo "make clean     forget the set-up and all caches"

play: $(READY)
	@$(BIN)/ludoteca serve --open

terminal: $(READY)
	@$(BIN)/ludoteca play

test: $(READY)
	@echo "== style"
	@$(BIN)/ruff check src tests bench docs
	@$(BIN)/ruff format --check --quiet src tests bench docs || { echo "Some files are not formatted: run $(BIN)/ruff format src tests bench docs"; exit 1; }
	@echo "== types"
	@$(BIN)/mypy
	@echo "== import arrows"
	@$(BIN)/lint-imports
	@echo "== tests"
	@$(BIN)/pytest --numprocesses auto $(PYTEST_ARGS)

bench: $(READY)
	@$(BIN)/ludoteca bench

# The picture of the README, drawn by the package itself.
picture: $(READY)
	@$(BIN)/python docs/pictures/draw.py

# Writes anew which versions are installed. Only this needs uv, which it installs.
lock: $(READY)
	@$(BIN)/pip install --quiet uv
	@$(BIN)/uv pip compile --quiet --universal --upgrade --no-annotate --no-header --python-version 3.11 \
		--group dev --output-file requirements.lock pyproject.toml

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ludoteca needs Python 3.11 or newer; this is $$($(PYTHON) --version 2>&1). Name another: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up, once: about a minute…"
	@$(PYTHON) -m venv .venv || { echo "Python's venv is missing (Debian: apt-get install python3-venv)."; exit 1; }
	@echo "  installing the libraries"
	@$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@echo "  preparing the rules"
	@$(BIN)/ludoteca warm
	@touch $(READY)
