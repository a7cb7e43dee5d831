PYTHON ?= python3
WORKERS ?= 2
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-peers
RAY := .venv-ray
NODE := .venv-node
WEB := tuman/server/static/index.html
# Errors only: warnings about the state of the machine are not about Tuman.
PIP := -m pip install --quiet --quiet --disable-pip-version-check --root-user-action=ignore

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play serve terminal web test services reference bench envbench serverbench lint format peers ray lock \
	golden screenshots webtimes clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/.dev ## Install everything for work on the project into .venv

play: $(VENV)/.run $(WEB) ## Play in the browser: starts the server, tables in ./tuman.db (ARGS="..." go to `tuman serve`)
	@$(BIN)/tuman warm --quiet
	@$(BIN)/tuman serve $(ARGS)

terminal: $(VENV)/.run ## Play at this terminal (ARGS="..." go to `tuman play`)
	@$(BIN)/tuman warm --quiet
	@$(BIN)/tuman play $(ARGS)

web: $(WEB) ## Build the web app

test: lint services $(WEB) $(RAY)/.ray ## Run all checks and tests, the fast ones first
	@$(BIN)/tuman warm --quiet
	$(BIN)/pytest -n $(WORKERS) -m "not slow and not server and not browser and not ray"
	$(BIN)/pytest -n $(WORKERS) -m "server and not slow"
	$(BIN)/pytest -n $(WORKERS) -m "browser and not slow"
	$(BIN)/pytest -n $(WORKERS) -m "slow and not ray"
	$(RAY)/bin/python -m pytest -m ray tests/arena  # that environment has nothing for the other tests

# The tests start these programs themselves. As root on Debian or Ubuntu they are installed if they are not here.
services: ## Make sure that PostgreSQL, Redis and Chromium are here, for the tests
	@missing=""; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing="$$missing postgresql"; \
	command -v redis-server >/dev/null || missing="$$missing redis-server"; \
	command -v chromium >/dev/null || command -v chromium-browser >/dev/null || missing="$$missing chromium"; \
	[ -n "$$missing" ] || exit 0; \
	if [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then \
		echo "The tests need:$$missing. On Debian and Ubuntu: sudo apt-get install$$missing"; exit 1; \
	fi; \
	echo "Installing$$missing ..."; \
	export DEBIAN_FRONTEND=noninteractive; \
	apt-get -qq update && apt-get -qq install --no-install-recommends $$missing </dev/null >/dev/null || \
		{ echo "Could not install$$missing; see above."; exit 1; }

reference: $(VENV)/.dev ## Compare with the reference engines over GAMES games (50,000) a mode
	TUMAN_GAMES=$(or $(GAMES),50000) $(BIN)/pytest -n $(WORKERS) -m slow tests/reference

bench: $(VENV)/.run $(PEERS)/.peers ## Measure speed, ours beside the peers'
	@$(BIN)/tuman warm --quiet
	@$(BIN)/tuman bench --peers $(ARGS)

envbench: $(VENV)/.dev $(PEERS)/.peers ## Measure the environments, ours beside PettingZoo's and pgx
	@$(BIN)/tuman warm --quiet
	@$(BIN)/tuman bench env --peers $(ARGS)

serverbench: $(VENV)/.run $(PEERS)/boardgame_io/.peers ## Measure the server, ours beside boardgame.io's
	@$(BIN)/tuman warm --quiet
	@$(BIN)/tuman bench server $(ARGS)

lint: $(VENV)/.dev web/node_modules/.done ## Check style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	cd web && ./with-node npm run --silent check

format: $(VENV)/.dev ## Rewrite the sources in the common style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

peers: $(PEERS)/.peers $(PEERS)/boardgame_io/.peers ## Install the engines we compare with into .venv-peers

ray: $(RAY)/.ray ## Install the arena's cluster engine and its tests into .venv-ray

lock: $(VENV)/.dev ## Pin the requirements anew (UPGRADE=1 takes the newest versions)
	$(call compile,run,pyproject.toml)
	$(call compile,dev,pyproject.toml --extra workers --extra env --extra spiel)
	$(call compile,peers)
	$(call compile,ray,pyproject.toml --extra ray)
	$(call compile,node)

golden: $(VENV)/.run ## Write the golden playthroughs anew; read the diff before you keep them
	$(BIN)/tuman golden --write
	git diff --stat tests/golden

screenshots: $(VENV)/.dev services $(WEB) ## Take pictures of every screen, into ./screenshots
	$(BIN)/python -m tests.browser.screenshots screenshots

webtimes: $(VENV)/.dev services $(WEB) ## Measure how long people wait in the web app: for a board, for the answer to a click
	@$(BIN)/tuman warm --quiet
	@$(BIN)/python -m tests.browser.times $(ARGS)

clean: ## Remove the environments and all that was made
	rm -rf $(VENV) $(PEERS) $(RAY) $(NODE) web/node_modules tuman/server/static screenshots build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# One lock file for every platform and every Python from 3.11 on.
compile = $(BIN)/uv pip compile --quiet --universal --fork-strategy fewest --python-version 3.11 --generate-hashes \
	--no-header $(if $(UPGRADE),--upgrade) $(2) requirements/$(1).in -o requirements/$(1).txt

# Environments. An empty file in each says what was installed, so that nothing is done twice.
%/pyvenv.cfg:
	@command -v $(PYTHON) >/dev/null || \
		{ echo "Tuman needs Python 3.11 or newer, and '$(PYTHON)' is not here."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Tuman needs Python 3.11 or newer; this is $$($(PYTHON) -V). Try: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "$(PYTHON) cannot make environments. On Debian and Ubuntu: apt-get install python3-venv"; exit 1; }
	@$(PYTHON) -m venv $(@D) || \
		{ rm -rf $(@D); echo "Could not make $(@D) with $(PYTHON) -m venv; see above."; exit 1; }

$(VENV)/.run: requirements/run.txt pyproject.toml | $(VENV)/pyvenv.cfg
	@echo "Installing Tuman into $(VENV) ..."
	@$(BIN)/python $(PIP) --require-hashes -r $<
	@$(BIN)/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.run
	@echo "Installing the tools of the checks and tests ..."
	@$(BIN)/python $(PIP) --require-hashes -r $<
	@touch $@

# The web app, with the system's Node.js or, if that is missing or too old, one from a package (web/with-node).
$(NODE)/.node: requirements/node.txt | $(NODE)/pyvenv.cfg
	@echo "Installing Node.js into $(NODE) ..."
	@$(NODE)/bin/python $(PIP) --require-hashes -r $<
	@touch $@

web/node_modules/.done: web/package.json web/package-lock.json
	@echo "Installing what the web app is built with ..."
	@cd web && ./with-node npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(WEB): web/node_modules/.done $(shell find web/src web/public web/index.html web/*.ts web/*.js tuman/i18n -type f 2>/dev/null)
	@echo "Building the web app ..."
	@cd web && ./with-node npx vite build --logLevel error
	@touch $@

$(PEERS)/.peers: requirements/peers.txt | $(PEERS)/pyvenv.cfg
	@echo "Installing the peers into $(PEERS) ..."
	@$(PEERS)/bin/python $(PIP) --require-hashes -r $<
	@touch $@

# boardgame.io, which `tuman bench server` measures beside ours: with our scripts in a folder outside of git.
BOARDGAME_IO := tuman/bench/boardgame_io
$(PEERS)/boardgame_io/.peers: $(wildcard $(BOARDGAME_IO)/*.js*) $(BOARDGAME_IO)/.npmrc | $(PEERS)/pyvenv.cfg
	@command -v npm >/dev/null || { echo "boardgame.io needs Node.js with npm, which is not here."; exit 1; }
	@echo "Installing boardgame.io into $(@D) ..."
	@mkdir -p $(@D)
	@cp $^ $(@D)
	@cd $(@D) && npm ci --omit=optional --no-audit --no-fund --loglevel=error
	@touch $@

$(RAY)/.ray: requirements/ray.txt pyproject.toml | $(RAY)/pyvenv.cfg
	@echo "Installing Tuman and Ray into $(RAY) ..."
	@$(RAY)/bin/python $(PIP) --require-hashes -r $<
	@$(RAY)/bin/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@
