"""Python runs this when it starts with ENVIRONMENT: from the first line on, the process speaks a language that nobody speaks."""

from tests.words.pseudo import speak

speak()
