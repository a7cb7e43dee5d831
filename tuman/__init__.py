"""Tuman: a table for two board games about mist, Misty Island and Via Nebula."""

__version__ = "0.1.0"
