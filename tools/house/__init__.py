"""What makes the house that needs no server: WebAssembly, packed Python, static files."""
