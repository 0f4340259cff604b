"""What all tests share."""

from hypothesis import settings

# The same examples in every run, and no limit of time for one: a test that fails, fails for
# everybody, and one that passes does not fail on a busy machine.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")
