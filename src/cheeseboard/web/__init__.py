"""The games over the network: rooms, their log, sockets."""
