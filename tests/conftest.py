"""Settings that all tests share."""

import os
import signal

from hypothesis import settings

# Examples are the same in every run of CI, and a busy machine fails no test.
settings.register_profile("ludoteca", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("ludoteca")

# A shell starts what runs in its background with SIGINT ignored, and processes that tests start would inherit that.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
