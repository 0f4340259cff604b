"""The load test: bots over real WebSockets on loopback."""
