"""Addresses in the network: whose requests count together, and which are open to the world.

>>> source("2001:db8:1:2:3:4:5:6"), source("::ffff:192.0.2.7"), source("192.0.2.7")
('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
>>> is_open(ip_address("64:ff9b::8.8.8.8")), is_open(ip_address("64:ff9b::10.0.0.1"))
(True, False)
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

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


def is_open(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is open to the world and leads into nobody's own network."""
    if isinstance(address, IPv6Address):
        if any(address in network for network in _CLOSED):
            return False
        for network, end in _CARRIES.items():
            if address in network:
                return is_open(IPv4Address(int(address) >> end & 0xFFFF_FFFF))
    return address.is_global and not address.is_multicast
