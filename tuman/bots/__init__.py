"""Bots: they get a view and name an action. `levels` has the ones that people play against."""
