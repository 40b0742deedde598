# Everything sets up its own .venv first; a machine needs Python 3.11, venv and make.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
UV := uv==0.13.8
COMPILE := .venv/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --upgrade \
	--generate-hashes --no-annotate --no-emit-index-url --custom-compile-command 'make lock'

# Many tests start a Python of their own, which should not compile the same modules anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test game language slow check format bench fresh lock clean

.venv/.ready: pyproject.toml requirements-dev.lock
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Parlour needs Python 3.11 or newer; set PYTHON=")'
	$(PYTHON) -m venv .venv
	$(PIP) --require-hashes -r requirements-dev.lock
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

play: .venv/.ready
	$(BIN)/python -m bot

# Tests wait for servers and browsers: on two cores a third process uses what two leave.
test: .venv/.ready
	$(BIN)/pytest -n 3 --dist worksteal

# Everything that concerns one game: make game GAME=whot
game: .venv/.ready
	$(BIN)/ruff check engine/games/$(GAME)* tests/engine/games
	$(BIN)/mypy
	$(BIN)/pytest -q -n 2 -k "$(GAME)" tests/engine tests/bot/screens tests/bot/*picture*.py

# Everything that concerns one language: make language LANGUAGE=de
language: .venv/.ready
	$(BIN)/pytest -n 2 --dist worksteal -m '' --language $(LANGUAGE) tests/bot tests/engine/games

slow: .venv/.ready
	$(BIN)/pytest -n 2 --dist worksteal -m slow

check: .venv/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -q tests/test_language.py tests/engine/test_layers.py tests/engine/test_closed_session.py

format: .venv/.ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: .venv/.ready
	$(BIN)/python -m engine bench
	$(BIN)/python -m tests.bench.beside
	$(BIN)/python -m tests.bench.calls
	$(BIN)/python -m tests.bench.cost
	$(BIN)/python -m tests.bench.languages
	$(BIN)/python -m tests.bench.maps
	$(BIN)/python -m tests.bench.pace
	$(BIN)/python -m tests.bench.recap
	$(BIN)/python -m tests.bench.reviews
	$(BIN)/python -m tests.bench.soak
	$(BIN)/python -m tests.bench.walk
	$(BIN)/python -m tests.bench.watchers
	$(BIN)/python -m tests.bench.top
	$(BIN)/python -m tests.bench.archive

# The tests from a clean clone on a bare Debian, in Docker or by debootstrap.
fresh:
	bash tests/fresh.sh

# Pin the newest versions that pyproject.toml allows, for Python 3.11 and later on every system.
lock:
	$(PYTHON) -m venv .venv/lock
	.venv/lock/bin/pip install --quiet --disable-pip-version-check $(UV)
	$(COMPILE) --extra build --extra video pyproject.toml -o requirements.lock
	$(COMPILE) --extra build --extra video --extra dev -c requirements.lock pyproject.toml -o requirements-dev.lock

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
