"""An arena on a Ray cluster: the one that RAY_ADDRESS names or that runs here, else one made for it on this machine.

Every node needs this version of Tuman. A game whose worker dies is played again on another one.
"""

import os
from collections.abc import Generator, Sequence

from tuman.arena.jobs import ArenaError, Row, Spec
from tuman.arena.play import play

RETRIES = 10


def run(spec: Spec, jobs: Sequence[int], workers: int | None = None) -> Generator[Row, None, None]:
    """Plays the jobs, at most `workers` at once; rows come as games end."""
    try:
        import ray
    except ImportError as error:
        raise ArenaError("--engine ray needs Ray, which is not installed here: pip install 'tuman[ray]'") from error
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else is told
    ray.init(ignore_reinit_error=True, log_to_driver=False, logging_level="error")
    try:
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(play)
        todo = iter(jobs)
        at_once = workers or 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        playing = [task.remote(spec, job) for _, job in zip(range(at_once), todo)]
        while playing:
            done, playing = ray.wait(playing)
            for row in ray.get(done):
                if (job := next(todo, None)) is not None:
                    playing.append(task.remote(spec, job))
                yield row
    finally:
        ray.shutdown()
