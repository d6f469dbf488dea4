"""A house without a server: all rooms of one device, in a browser's worker. client/src/house/ is the other half."""
