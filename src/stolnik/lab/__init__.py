"""Many games at once: simulation, benchmarks, tournaments."""
