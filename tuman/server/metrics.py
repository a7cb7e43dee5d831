"""What an operator watches, for Prometheus."""

import os
from pathlib import Path

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

REQUESTS = Counter("tuman_requests_total", "Requests answered", ["status"])
REQUEST_SECONDS = Histogram("tuman_request_seconds", "Time to answer, feeds not counted", buckets=FAST)
COMMITTED = Counter("tuman_entries_total", "Entries written to the logs of tables")
COMMIT_SECONDS = Histogram("tuman_commit_seconds", "Time of a transaction that writes entries", buckets=FAST)
BOT_SECONDS = Histogram("tuman_bot_seconds", "Time of a bot's decision", buckets=FAST)
FAULTS = Counter("tuman_faults_total", "Unexpected errors; each has an id in the log")
LIVE = Gauge("tuman_live_tables", "Tables in memory", multiprocess_mode="livesum")
FEEDS = Gauge("tuman_feeds", "Open feeds", multiprocess_mode="livesum")


def scrape() -> tuple[bytes, str]:
    """The text for Prometheus; of all workers, where there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY), CONTENT_TYPE_LATEST
    for file in Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]).glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        if not _alive(pid):
            mark_process_dead(pid)  # type: ignore[no-untyped-call]  # it has no tables and feeds any more
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
