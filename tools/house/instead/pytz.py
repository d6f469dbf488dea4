"""Instead of pytz, which Fluent uses for dates."""

from datetime import UTC

__all__ = ["UTC"]
