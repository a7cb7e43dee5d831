"""Misty Island by rule id; positions are drawn in ASCII, see kit.py."""
