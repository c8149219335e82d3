"""Sends real keys and pointer events with xdotool."""
import os
import re
import subprocess
import tempfile

from support.program import end, start

LOCATION = re.compile(r"x:(\d+) y:(\d+) ")


class Xdotool:
    """A running xdotool, because starting one takes longer than a command."""

    def __init__(self):
        self.location = None  # of the pointer, as words
        self._process = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self._process:
            end(self._process)

    def __call__(self, *words):
        """Performs commands, and returns their output and errors. The words
        must not contain spaces or quotation marks."""
        if self._process is None or self._process.poll() is not None:
            self._errors = tempfile.TemporaryFile()
            self._process = start(
                ["xdotool", "-"], stdin=subprocess.PIPE,
                stdout=subprocess.PIPE, stderr=self._errors, text=True)
        before = self._size_of_errors()
        # The location marks the end of the output.
        self._process.stdin.write(f"{' '.join(words)}\ngetmouselocation\n")
        self._process.stdin.flush()
        output = ""
        for line in self._process.stdout:
            if found := LOCATION.match(line):
                self.location = found.groups()
                break
            output += line
        else:  # an error of the X server has ended it
            self._process.wait()
        errors = os.pread(self._errors.fileno(), self._size_of_errors(), before)
        return output, errors.decode(errors="replace").strip()

    def _size_of_errors(self):
        return os.fstat(self._errors.fileno()).st_size
