"""Addresses: whose requests count together, what is open to the world, where mail may go.

>>> source("2001:db8:1:2:3:4:5:6"), source("::ffff:192.0.2.7"), source("192.0.2.7")
('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
>>> network("2001:db8:1:2::/64"), network("192.0.2.7")
('2001:db8:1::/48', '192.0.2.0/24')
>>> is_open(ip_address("64:ff9b::8.8.8.8")), is_open(ip_address("64:ff9b::10.0.0.1"))
(True, False)
>>> checked_mail("Ala@Żółw.example")
'Ala@xn--w-uga1v8h.example'
"""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from stolnik.table.problems import Problem

_CARRIES: Final = {
    IPv6Network("::/96"): 0,  # IPv4-compatible
    IPv6Network("::ffff:0:0/96"): 0,  # IPv4-mapped
    IPv6Network("::ffff:0:0:0/96"): 0,  # IPv4-translated
    IPv6Network("64:ff9b::/96"): 0,  # NAT64
    IPv6Network("2002::/16"): 80,  # 6to4
}
"""Forms of IPv6 that lead to an IPv4 address, and how far from their end it stands."""
_CLOSED: Final = (
    IPv6Network("fec0::/10"),  # site-local
    IPv6Network("64:ff9b:1::/48"),  # NAT64 into one's own network
    IPv6Network("2001::/32"),  # Teredo
    IPv6Network("3fff::/20"),  # for documents
    IPv6Network("5f00::/16"),  # segments of one's own network
)
_ATOM: Final = r"[a-z0-9#$&'*+/=^_{}~-]+"
"""Without ``?``, by which a letter of an encoded word can be spelled in many ways, and ``!``."""
_LABEL: Final = r"[a-z0-9](?:[a-z0-9-]*[a-z0-9])?"
_MAIL: Final = re.compile(
    rf"(?=.{{1,64}}@.{{1,120}}$){_ATOM}(?:\.{_ATOM})*@{_LABEL}(?:\.{_LABEL})*", re.IGNORECASE
)


def source(host: str) -> str:
    """Whose requests count together: with IPv6 one connection has 2^64 addresses."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address) >> 64 << 64, 64)))


def network(source: str) -> str:
    """What lies around a source and may all be in one hand: for many, that is a /48 or a /24."""
    try:
        wide = ip_network(source)
    except ValueError:
        return source
    return str(wide.supernet(new_prefix=24 if isinstance(wide, IPv4Network) else 48))


def is_open(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is open to the world and leads into nobody's own network."""
    if isinstance(address, IPv6Address):
        if any(address in network for network in _CLOSED):
            return False
        for network, end in _CARRIES.items():
            if address in network:
                return is_open(IPv4Address(int(address) >> end & 0xFFFF_FFFF))
    return address.is_global and not address.is_multicast


def checked_mail(mail: str | None) -> str | None:
    """A mail address as it is stored: one that every mail server reads alike, or none."""
    if not mail:
        return None
    name, _, domain = mail.rpartition("@")
    try:
        found = f"{name}@{domain.encode('idna').decode()}"
    except UnicodeError:
        found = ""
    if not _MAIL.fullmatch(found):
        raise Problem("bad-mail", mail=mail)
    return found
