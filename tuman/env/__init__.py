"""Environments for agents that learn, in the conventions of PettingZoo, Gymnasium and OpenSpiel (docs/env.md).

`via_nebula_v0` and `misty_island_v0` are for PettingZoo; Gymnasium finds `tuman.env:ViaNebula-v0` and
`tuman.env:MistyIsland-v0`, single or batched; `tuman.env.spiel` is for OpenSpiel. What they need is installed with
the extras `env` and `spiel`.
"""

from importlib.util import find_spec

IDS = {"ViaNebula-v0": "nebula", "MistyIsland-v0": "island"}
"""The names by which Gymnasium makes an environment of a game."""


def _register() -> None:
    from gymnasium import register, registry

    for name, game in IDS.items():
        if name not in registry:
            register(
                name,
                entry_point="tuman.env.make:solo",
                vector_entry_point="tuman.env.make:batch",
                kwargs={"game": game},
            )


if find_spec("gymnasium"):
    _register()
