"""Settings for all tests."""

from hypothesis import settings

# The same examples in every run: a machine under load, or luck, fails no test.
settings.register_profile("tuman", deadline=None, derandomize=True)
settings.load_profile("tuman")
