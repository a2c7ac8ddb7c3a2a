"""Settings that all tests share."""

import os

from hypothesis import settings

# Examples are the same in every run of CI, and a busy machine fails no test.
settings.register_profile("ludoteca", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("ludoteca")
