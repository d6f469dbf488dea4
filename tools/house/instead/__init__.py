"""What stands in the house instead of large packages of which Fluent uses a little. tests/house compares them."""
