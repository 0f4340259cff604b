"""How a notice leaves the house.  Everything here blocks, so it runs in a thread."""

from __future__ import annotations

import base64
import http.client
import ipaddress
import json
import os
import re
import smtplib
import socket
import ssl
import struct
import time
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from stolnik.table.addresses import is_open
from stolnik.table.protocol import PushSubscription

TIMEOUT: Final = 10.0
LONGEST_STATUS: Final = 1000
RECORD: Final = 4096


class NotSent(Exception):
    """Something could not be delivered: why, as the words of the table name it."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(why, detail)
        self.why = why
        self.detail = detail


# -- webhooks ------------------------------------------------------------------------------


def address_of(url: str, private: bool) -> tuple[str, str, int, str]:
    """Scheme, host, port and the numeric address that is connected to.

    Nothing inside one's own network is reached through somebody's webhook, unless the operator
    allows it; the address that was checked is the one that is used.
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotSent("no-address") from None
    schemes = ("https", "http") if private else ("https",)
    if parts.scheme not in schemes or not parts.hostname or parts.username:
        raise NotSent("no-https")
    port = port or (443 if parts.scheme == "https" else 80)
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotSent("no-host") from None
    numeric = str(found[0][4][0])
    meant = ipaddress.ip_address(numeric.partition("%")[0])
    if not private and not is_open(meant):
        raise NotSent("not-open")
    return parts.scheme, parts.hostname, port, numeric


class _Pinned(http.client.HTTPSConnection):
    """HTTPS to a numeric address, with the certificate of the name."""

    def __init__(self, host: str, port: int, numeric: str) -> None:
        self._context_of_name = ssl.create_default_context()
        super().__init__(host, port, timeout=TIMEOUT, context=self._context_of_name)
        self._numeric = numeric

    def connect(self) -> None:
        plain = socket.create_connection((self._numeric, self.port), TIMEOUT)
        self.sock = self._context_of_name.wrap_socket(plain, server_hostname=self.host)


def post(url: str, body: bytes, headers: dict[str, str], private: bool) -> None:
    """POST to a webhook; it is not followed anywhere else."""
    scheme, host, port, numeric = address_of(url, private)
    parts = urlsplit(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    connection: http.client.HTTPConnection
    if scheme == "https":
        connection = _Pinned(host, port, numeric)
    else:
        connection = http.client.HTTPConnection(numeric, port, timeout=TIMEOUT)
    sent = {"Content-Type": "application/json", "Host": parts.netloc, **headers}
    try:
        connection.request("POST", path, body, sent)
        status = _status(connection.sock)
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise NotSent("no-answer", type(error).__name__) from None
    finally:
        connection.close()
    if status >= 300:
        raise NotSent("answer", str(status))


def _status(answering: socket.socket) -> int:
    """The status of an answer; who sends it byte by byte is waited for no longer than others."""
    end = time.monotonic() + TIMEOUT
    head = b""
    while b"\n" not in head and len(head) < LONGEST_STATUS:
        answering.settimeout(max(0.001, end - time.monotonic()))
        part = answering.recv(LONGEST_STATUS)
        if not part:
            break
        head += part
    found = re.match(rb"HTTP/1\.[01] (\d{3})\b", head)
    if found is None:
        raise ValueError("this is no HTTP")
    return int(found[1])


# -- mail ----------------------------------------------------------------------------------


def mail(smtp: str, sender: str, to: str, subject: str, text: str) -> None:
    """One mail through the operator's SMTP server."""
    parts = urlsplit(smtp)
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, to, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain="stolnik")
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    host = parts.hostname or "localhost"
    try:
        if parts.scheme == "smtps":
            context = ssl.create_default_context()
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                host, parts.port or 465, timeout=TIMEOUT, context=context
            )
        else:
            server = smtplib.SMTP(host, parts.port or 25, timeout=TIMEOUT)
        with server:
            if parts.scheme == "smtp+starttls":
                server.starttls(context=ssl.create_default_context())
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(message)
    except (OSError, ValueError, smtplib.SMTPException) as error:
        raise NotSent("no-mail", type(error).__name__) from None


# -- the browser's push (RFC 8291, RFC 8292) -------------------------------------------------


def _b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_push_key() -> str:
    """A private key, as text."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    ).decode()


def _private(pem: str) -> ec.EllipticCurvePrivateKey:
    key = serialization.load_pem_private_key(pem.encode(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return key


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def public_key(pem: str) -> str:
    """Its public half, as a browser wants it."""
    return _b64(_point(_private(pem).public_key()))


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def sealed(subscription: PushSubscription, body: bytes) -> bytes:
    """A message that only this browser can read."""
    try:
        theirs_bytes = _unb64(subscription.keys.p256dh)
        auth = _unb64(subscription.keys.auth)
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs_bytes)
    except ValueError:
        raise NotSent("bad-key") from None
    ours = ec.generate_private_key(ec.SECP256R1())
    ours_bytes = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), theirs)
    secret = _derive(shared, auth, b"WebPush: info\0" + theirs_bytes + ours_bytes, 32)
    salt = os.urandom(16)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    room = RECORD - 16 - 1 - 86
    encrypted = AESGCM(key).encrypt(nonce, body[:room] + b"\x02", None)
    return salt + struct.pack("!IB", RECORD, len(ours_bytes)) + ours_bytes + encrypted


def _token(pem: str, audience: str, contact: str) -> str:
    """Who sends it: a signed claim for the push service."""
    claims = {"aud": audience, "exp": int(time.time()) + 12 * 3600, "sub": contact}
    head = _b64(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
    said = f"{head}.{_b64(json.dumps(claims).encode())}"
    r, s = decode_dss_signature(_private(pem).sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    return f"{said}.{_b64(r.to_bytes(32) + s.to_bytes(32))}"


def push(
    subscription: PushSubscription, body: bytes, key: str, contact: str, private: bool
) -> None:
    """Send a message through the browser's push service."""
    parts = urlsplit(subscription.endpoint)
    token = _token(key, f"{parts.scheme}://{parts.netloc}", contact)
    headers = {
        "Authorization": f"vapid t={token}, k={public_key(key)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": "86400",
    }
    post(subscription.endpoint, sealed(subscription, body), headers, private)
