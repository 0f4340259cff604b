"""Something that listens on loopback and keeps what comes: webhooks and mail."""

from __future__ import annotations

import re
import socketserver
import threading
import time
from collections.abc import Callable, Sequence
from email import message_from_string, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from tests.table.server import Client


class Inbox:
    """Something that listens on loopback and keeps what comes."""

    def __init__(self) -> None:
        self.posts: list[tuple[str, dict[str, str], bytes]] = []
        inbox = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers.get("Content-Length", 0))
                inbox.posts.append((self.path, dict(self.headers), self.rfile.read(length)))
                self.send_response(201)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.http.serve_forever, daemon=True).start()
        self._mails: list[EmailMessage] = []

        class Smtp(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 here\r\n")
                text, in_data = [], False  # type: ignore[var-annotated]
                for line in self.rfile:
                    if in_data:
                        if line == b".\r\n":
                            said = b"".join(text).decode()
                            inbox._mails.append(message_from_string(said, policy=policy.default))
                            in_data = False
                            self.wfile.write(b"250 kept\r\n")
                        else:
                            text.append(line)
                    elif line.upper().startswith(b"DATA"):
                        in_data = True
                        self.wfile.write(b"354 go on\r\n")
                    elif line.upper().startswith(b"QUIT"):
                        self.wfile.write(b"221 bye\r\n")
                        return
                    else:
                        self.wfile.write(b"250 ok\r\n")

        self.smtp = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Smtp)
        threading.Thread(target=self.smtp.serve_forever, daemon=True).start()

    @property
    def smtp_url(self) -> str:
        return f"smtp://127.0.0.1:{self.smtp.server_address[1]}"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.http.server_address[1]}"

    def close(self) -> None:
        self.http.shutdown()
        self.smtp.shutdown()
        self.http.server_close()
        self.smtp.server_close()

    def posted(self, path: str) -> list[bytes]:
        """The bodies of what was sent to this path."""
        return [body for at, _, body in self.posts if at == path]

    def mails(self, to: str) -> list[EmailMessage]:
        """All that was mailed to somebody."""
        return [mail for mail in self._mails if mail["To"] == to]

    def confirm(self, client: Client, mail: str) -> str:
        """Give an address, and open the link that is mailed there; the token in it."""
        before = len(self.mails(mail))
        client.patch("/api/me", {"mail": mail})
        client.post("/api/me/mail")
        self.wait(lambda: self.mails(mail)[before:])
        token = link_in(self.mails(mail)[before])
        client.post(f"/api/mail/{token}")
        return token

    def wait(self, kept: Callable[[], Sequence[Any]], count: int = 1) -> None:
        end = time.monotonic() + 60
        while time.monotonic() < end and len(kept()) < count:
            time.sleep(0.05)
        assert len(kept()) >= count


def link_in(mail: EmailMessage) -> str:
    """The token of the link in a mail."""
    found = re.search(r"/mail/([\w-]+)", mail.get_content())
    assert found is not None
    return found[1]
