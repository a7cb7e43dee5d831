"""`tuman serve`: tables over the network."""

import argparse
import os
import shutil
import signal
import socket
import sys
import tempfile
from pathlib import Path
from typing import Any

from tuman.cli import Mistake
from tuman.cli.options import count

EPILOG = """\
examples:
  tuman serve                                     tables in tuman.db in this folder, for this machine
  tuman serve --host 0.0.0.0 --port 80            for everybody who reaches this machine
  tuman serve --db postgresql://tuman@localhost/tuman --channels redis://localhost --workers 4
docs/operations.md tells how to run it behind a proxy, how to back up, what to watch.
"""
DEFAULT_DB = "sqlite:///tuman.db"
STARTUP_FAILURE = 3  # uvicorn's


def add_db(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--db", metavar="ADDRESS", default=DEFAULT_DB, help=f"sqlite:///FILE or postgresql://… (default: {DEFAULT_DB})"
    )


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "serve",
        help="run a server: tables for friends elsewhere, and the API",
        description="Runs the server until it is stopped (Ctrl-C). A database of SQLite is made and brought up to date "
        "by itself, one of PostgreSQL by `tuman db upgrade`.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: 127.0.0.1)")
    parser.add_argument("--port", type=count, default=8137, help="default: 8137; 0: any free one")
    add_db(parser)
    parser.add_argument("--channels", metavar="ADDRESS", default="memory", help="redis://… for several workers")
    parser.add_argument("--workers", metavar="N", type=count, default=1, help="processes (default: 1)")
    parser.add_argument("--content", metavar="PATH", action="append", default=[], help="a content pack to offer")
    parser.add_argument("--proxied", action="store_true", help="believe X-Forwarded-For of the proxy in front")
    parser.add_argument("--secure", action="store_true", help="players come over HTTPS: cookies for it only")
    parser.add_argument("--limits", choices=("on", "off"), default="on", help="limits of requests a player")


def run(args: Any) -> int:
    check(args)
    from tuman.server.database import DatabaseError
    from tuman.server.database import check as check_database
    from tuman.server.settings import Limits, Settings

    free = (10**9, 1e9)
    many = Limits(free, free, free, 10**9, free)
    settings = Settings(
        db=args.db,
        channels=args.channels,
        packs=tuple(args.content),
        secure=args.secure,
        proxied=args.proxied,
        limits=Limits() if args.limits == "on" else many,
    )
    store = open_store(args.db)
    try:
        check_database(store.engine, store.is_sqlite)
    except DatabaseError as error:
        raise Mistake(str(error)) from error
    finally:
        store.close()
    for pack in args.content:
        games_of(pack)
    return serve(args, settings)


def check(args: Any) -> None:
    """What can be told before anything is opened."""
    if not 1 <= args.workers <= 64:
        raise Mistake("--workers takes a number from 1 to 64")
    if args.port > 65535:
        raise Mistake("--port takes a number up to 65535")
    if args.channels != "memory" and not args.channels.startswith(("redis://", "rediss://", "unix://")):
        raise Mistake("--channels is memory or an address like redis://localhost:6379")
    if args.channels != "memory":
        check_redis(args.channels)
    if args.workers > 1 and args.channels == "memory":
        raise Mistake("several workers tell each other through Redis: give --channels redis://…")
    if args.workers > 1 and args.db.startswith("sqlite"):
        raise Mistake("several workers need PostgreSQL: give --db postgresql://…")


def check_redis(address: str) -> None:
    """A Redis that does not answer yet is no mistake: tables are played without it, only news travel slower."""
    try:
        import redis
    except ModuleNotFoundError as error:
        raise missing(error) from error
    try:
        redis.from_url(address).close()
    except ValueError as error:
        raise Mistake(f"--channels {address} is no address: {error}") from error


def missing(error: ModuleNotFoundError) -> Mistake:
    return Mistake(f"{error.name} is not installed; for PostgreSQL and Redis: pip install 'tuman[workers]'")


def open_store(db: str) -> Any:
    """The database, or a word on what is wrong with its address."""
    from sqlalchemy import exc

    from tuman.server.store import Store

    if not db.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise Mistake(f"--db {db} is no address; they look like sqlite:///FILE or postgresql://user@host/name")
    try:
        store = Store(db)
        store.ping()
    except ModuleNotFoundError as error:
        raise missing(error) from error
    except (exc.ArgumentError, ValueError) as error:
        raise Mistake(f"--db {db} is no address: {error}") from error
    except exc.SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Mistake(f"can't open the database: {why}") from error
    return store


def games_of(pack: str) -> None:
    """A pack that can't be used is told now, not when somebody wants to play with it."""
    from tuman.server.house import all_games

    if not Path(pack).is_dir():
        raise Mistake(f"--content {pack}: no such folder")
    all_games((pack,))


def serve(args: Any, settings: Any) -> int:
    import uvicorn

    try:
        listener = socket.create_server((args.host, args.port), backlog=2048, family=_family(args.host))
    except OSError as error:
        raise Mistake(f"can't listen on {args.host}:{args.port}: {error.strerror}") from error
    if args.workers > 1:
        # Before the first import of prometheus_client: the workers' figures are added up from files.
        folder = tempfile.mkdtemp(prefix="tuman-metrics-")
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
    settings.to_environment()
    port = listener.getsockname()[1]
    shown = args.host if args.host not in ("0.0.0.0", "::") else "localhost"
    print(f"Tuman is at http://{shown}:{port}  (Ctrl-C stops it)", flush=True)
    config = uvicorn.Config(
        "tuman.server.app:from_environment",
        factory=True,
        workers=args.workers,
        log_config=None,
        access_log=False,
        lifespan="on",
        timeout_keep_alive=75,  # people think for longer than the 5 s that uvicorn would wait
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=60,  # a worker that loads compiled code on a busy machine is not dead
        server_header=False,
        proxy_headers=False,
    )
    # uvicorn sends itself the signal again when all is done; that is the end of it, not a death by signal.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    started = False
    try:
        started = _run(config, listener)
    except KeyboardInterrupt:
        started = True
    finally:
        listener.close()
        if args.workers > 1:
            shutil.rmtree(folder, ignore_errors=True)
    if not started:
        raise Mistake("the server could not start; the lines above tell why")
    print("Tuman has stopped; every move is kept.", file=sys.stderr)
    return 0


def _run(config: Any, listener: socket.socket) -> bool:
    """Serves until it is stopped; whether it could begin at all."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    if config.workers > 1:
        workers = Multiprocess(config, sockets=[listener])
        workers.run()
        return all(process.exitcode != STARTUP_FAILURE for process in workers.processes)
    try:
        uvicorn.Server(config).run(sockets=[listener])
    except SystemExit as end:
        return end.code != STARTUP_FAILURE
    return True


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET
