"""Via Nebula by rule id; positions are drawn in ASCII, see picture.py and kit.py."""
