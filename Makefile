# One command for each chore; `make` alone lists them. Nothing but Python 3.11+, make and a network is needed.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules --no-print-directory

PYTHON ?= python3
PY := .venv/bin/python
WORKERS ?= 2
PORT ?= 8000
SETUP := $(PYTHON) tools/setup.py

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

# ---------------------------------------------------------------- playing
.PHONY: play
play: ## open the table at http://127.0.0.1:8000 (PORT=n for another)
	@$(SETUP) play
	@$(PY) -m rumpus serve --open --port $(PORT) || test $$? -eq 130

.PHONY: page
page: ## build the page into the package
	@$(SETUP) play

# ---------------------------------------------------------------- trust
.PHONY: setup
setup: ## everything that the tests need: packages, the page, a Chromium
	@$(SETUP) test

.PHONY: test
test: setup checks pytest webtest ## all checks and all tests, as CI runs them

.PHONY: check
check: ## format, lint, types, house lints; for Python and the page
	@$(SETUP) check
	@$(MAKE) checks

.PHONY: fast
fast: ## the inner loop, under a minute: lint, house lints, quick tests
	@$(SETUP) check
	@$(PY) -m ruff check --quiet
	@$(PY) tools/house.py
	@$(PY) -m pytest -q -n $(WORKERS) -m "not slow and not browser"

.PHONY: checks
checks:
	@$(PY) tools/check.py

.PHONY: pytest
pytest:
	@echo "test: rules compiled once, for all test processes"
	@echo brutality blitz_squad brawlhalla incredibrawl brawl toy | xargs -n 1 -P $(WORKERS) $(PY) -m rumpus compile
	@echo "test: Python"
	@$(PY) -m pytest -n $(WORKERS)

.PHONY: webtest
webtest:
	@echo "test: page"
	@$(SETUP) npm test

.PHONY: coverage
coverage: ## coverage of the plain run of kernel/ and games/
	@$(SETUP) test
	@$(PY) -m coverage erase
	@RUMPUS_PLAIN=1 $(PY) -m coverage run -m pytest -q -n $(WORKERS) -m "not browser" --ignore tests/server --ignore tests/web
	@$(PY) -m coverage combine --quiet
	@$(PY) -m coverage report

.PHONY: golden
golden: ## write the golden games, perft counts and playthroughs anew, to be read in the diff
	@$(SETUP) check
	@RUMPUS_GOLDEN=write $(PY) -m pytest -q -n $(WORKERS) tests/golden tests/perft tests/playthrough
	@git --no-pager diff --stat -- tests/golden tests/perft tests/playthrough

.PHONY: gallery
gallery: ## keep the positions and the pictures of the gallery anew, to be read in the diff
	@$(SETUP) test
	@RUMPUS_GALLERY=write $(PY) -m pytest -q tests/server/test_gallery.py tests/web/test_gallery.py
	@git --no-pager diff --stat -- web/gallery/fixtures tests/web/gallery

.PHONY: docs
docs: ## run every example in docs/ and in the docstrings
	@$(SETUP) check
	@$(PY) -m pytest -q tests/kernel/test_docs.py tests/kernel/test_notation.py tests/kernel/test_mistakes.py tests/cli/test_readme.py tests/lab/test_docs.py

# ---------------------------------------------------------------- upkeep
.PHONY: format
format: ## format Python and the page in place
	@$(SETUP) check
	@$(PY) -m ruff check --fix --quiet; $(PY) -m ruff format --quiet
	@$(SETUP) npm format

.PHONY: types
types: ## write the page's TypeScript types into web/types, as `make check` does
	@$(SETUP) check
	@$(PY) tools/gen_types.py

.PHONY: bench
bench: ## speed, side by side with OpenSpiel, pgx, PettingZoo, RLCard and boardgame.io
	@$(SETUP) bench
	@$(PY) -m bench

.PHONY: site
site: ## the API reference and the guides as a static site in docs/site
	@$(SETUP) check
	@$(PY) tools/reference.py

.PHONY: hooks
hooks: ## install the pre-commit hooks
	@$(SETUP) dev
	@.venv/bin/pre-commit install

.PHONY: lock
lock: ## resolve the dependencies anew and write requirements/*.txt
	@$(SETUP) dev
	@$(PY) tools/lock.py

.PHONY: wheel
wheel: ## build dist/rumpus-*.whl, with the page inside
	@$(SETUP) play
	@$(PY) -m hatchling build --target wheel

.PHONY: clean
clean: ## remove everything that can be made again
	rm -rf .venv build dist docs/site src/rumpus/page web/node_modules web/types .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.*
