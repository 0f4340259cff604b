"""A server process from settings in the environment: what tests and load tests start."""

from stolnik.table.serve import serve
from stolnik.table.settings import from_environment

if __name__ == "__main__":
    serve(from_environment())
