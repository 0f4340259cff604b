"""Opens connections and says nothing: ``silence.py PORT COUNT ADDRESS...``, until it is stopped."""

from __future__ import annotations

import resource
import signal
import socket
import sys


def main(port: int, count: int, addresses: list[str]) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    held = []
    for number in range(count):
        silent = socket.socket()
        silent.bind((addresses[number % len(addresses)], 0))
        silent.setblocking(False)
        silent.connect_ex(("127.0.0.1", port))
        held.append(silent)
        if number % 100 == 99:
            print(number + 1, flush=True)
    print("all", flush=True)
    signal.pause()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
