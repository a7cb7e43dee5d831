"""Settings for all tests."""

import signal

from hypothesis import settings

# The same examples in every run: a machine under load, or luck, fails no test.
settings.register_profile("tuman", deadline=None, derandomize=True)
settings.load_profile("tuman")

# Started in the background of a script, we would ignore Ctrl-C, and so would every program that the tests start.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
