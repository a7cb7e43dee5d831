"""Bots against bots, many games: `jobs` says which, `local` or `ray` plays them, `report` tells the outcome."""
