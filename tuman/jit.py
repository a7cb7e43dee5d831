"""How the rules are compiled: numba with our settings, and a cache on disk that knows when it is stale.

numba's own file cache does not notice a change in a function of *another* file, so the cache folder is
named after a hash of every source that takes part in compiled code. With `NUMBA_DISABLE_JIT=1` the same
functions run as plain Python.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.extending import overload

PACKAGE = Path(__file__).parent
config: Any = numba.config


def cache_root() -> Path:
    """The folder that holds our compiled code; `TUMAN_CACHE` moves it."""
    if chosen := os.environ.get("TUMAN_CACHE"):
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "tuman"


def fingerprint(package: Path = PACKAGE) -> str:
    """A hash over all that compiled code is made of: our kernels, their data, Python and numba."""
    numba_is = f"{version('numba')} {config.BOUNDSCHECK}"  # numba's own cache does not tell bounds checks apart
    digest = hashlib.sha256(f"{sys.version_info[:3]} {numba_is} {version('numpy')}".encode())
    for path in sorted([*package.rglob("*.py"), *package.rglob("data/*.toml")]):
        source = path.read_bytes()
        if b"njit" in source or path.name in ("content.py", "hexes.py") or path.suffix == ".toml":
            digest.update(source)
    return digest.hexdigest()[:16]


def forget_old_caches() -> None:
    """Deletes what earlier versions of the sources have left behind."""
    current = cache_folder()
    if current.parent.is_dir():
        for folder in current.parent.iterdir():
            if folder != current and folder.name.startswith("kernels-"):
                shutil.rmtree(folder, ignore_errors=True)


def cache_folder() -> Path:
    return cache_root() / f"kernels-{fingerprint()}"


# Both, because numba reads its environment again when it changes, and may have been imported before us.
os.environ["NUMBA_CACHE_DIR"] = config.CACHE_DIR = str(cache_folder())

F = TypeVar("F", bound=Callable[..., Any])


def njit(function: F) -> F:
    """Compiles a function of the rules: no Python objects, no lock held, kept on disk."""
    return cast(F, numba.njit(cache=True, nogil=True)(function))


def compiling() -> bool:
    """False when the rules run as plain Python (`NUMBA_DISABLE_JIT=1`)."""
    return not config.DISABLE_JIT


def lowest_bit(word: int) -> int:
    """The place of the lowest bit that is set in a word, which is not 0."""
    return (int(word) & -int(word)).bit_length() - 1


@overload(lowest_bit, strict=False, inline="always")
def _lowest_bit(word: Any) -> Any:
    return lambda word: trailing_zeros(word)  # type: ignore[call-arg]
