"""The games over the network: a server for rooms, and clients."""
