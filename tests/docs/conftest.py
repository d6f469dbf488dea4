"""The site is looked at in a browser, too."""

from tests.browser.conftest import browser, chromium

__all__ = ["browser", "chromium"]  # fixtures
