#!/usr/bin/python3
"""Operates the gallery at random, on all pages, to find warnings and stalls.

    monkey.py [--seed N] [--minutes M] [--from EVENT] PROGRAM

The seed determines all events: clicks, drags, the wheel and keys at random
points of the topmost window, sizes of the main window, and another page after
every 30 events. --from skips the events before a number, to repeat a failure
faster; a failure can depend on skipped events.

The program fails if it

- exits, or prints a warning or a critical message of GLib
- doesn't answer within 250 ms, or its main thread runs for 250 ms. The time in
  which a process waited for a processor doesn't count for the answer.
- uses over 5 % more memory after the last round over all pages than after the
  first one, or ends before the second round, unless --minutes is specified

A stall doesn't end the run. A failure is printed with the last 20 events. The
exit status is 0 if there was none.
"""
import argparse
import collections
import itertools
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True  # the tests run from a source tree

from driver import StepFailed, wait_for_application  # noqa: E402
from support.elements import INTERFACES, ROOT, GLib  # noqa: E402
from support.program import PrivateBus, Program, wait_until  # noqa: E402

DEFAULT_MINUTES = 10
EVENTS_ON_PAGE = 30
PRINTED_EVENTS = 20
MAX_STALL = 0.25  # s
MAX_GROWTH = 0.05
START_TIMEOUT = 60  # s
MAX_CLOSE_KEYS = 20
PING_INTERVAL = 0.005  # s
PAUSES = (0, 0, 0.02, 0.05, 0.3)  # s; some events follow within a frame
# Without a window manager, GTK itself moves and resizes a window that is
# dragged by its title bar or border, and its menu can close the window.
BORDER = 16  # pixels
TITLE_BAR = 100  # pixels, with large text
CLOSE_BUTTON = 70  # pixels, with large text; in a corner of the title bar

PAGE_OPTIONS = ("", "", "", "theme=dark", "theme=hc-light", "dir=rtl",
                "scale=1.5", "scale=2&dir=rtl", "sheet=horizon",
                "motion=reduced")
NEUTRAL_OPTIONS = "theme=light&dir=ltr&scale=1&size=1000x700"
# Ctrl+Q and Ctrl+W would end the program, and Ctrl+N opens more windows.
KEYS = (*"ae1", "Tab", "Tab", "Tab", "shift+Tab", "Left", "Right", "Up",
        "Down", "shift+Down", "Return", "Return", "space", "Escape",
        "BackSpace", "Delete", "Home", "End", "Page_Up", "Page_Down",
        "ctrl+a", "ctrl+c", "ctrl+v", "ctrl+x", "ctrl+z", "ctrl+shift+z",
        "ctrl+f", "ctrl+k", "F5", "F9", "F10", "shift+F10", "Menu",
        "alt+Left", "alt+Right", "ctrl+Page_Up", "ctrl+Page_Down")
# GTK's own file dialogs, which can read and replace any file.
FILE_DIALOGS = {"Open Style Sheet", "Attach Image…", "Scan Image…",
                "Add Attachments", "Save As"}
SHAPE = re.compile(r"WINDOW=(.*)\n.*\n.*\nWIDTH=(.*)\nHEIGHT=(.*)\n.*\n(.*)")
# GTK's own errors: it counts the release of a button twice if a popover, a drag
# or a move of the window takes the pointer in the meantime, and GTK 4.8 can't
# position the popover of a control that is scrolled off the screen.
WARNINGS_OF_GTK = re.compile("Broken accounting of active state"
                             "|gdk_monitor_get_geometry: assertion")

Window = collections.namedtuple("Window", "id width height title")
Event = collections.namedtuple("Event", "number kind details pause")


def events(seed, pages):
    """Yields the events of a seed. Points are fractions of a window's size."""
    dice = random.Random(seed)

    def point():
        return round(dice.random(), 3), round(dice.random(), 3)

    def page(number):
        option = dice.choice(PAGE_OPTIONS)
        path = pages[number // EVENTS_ON_PAGE % len(pages)]
        return f"{path}{'?' if option else ''}{option}"

    kinds = {
        "key": (45, lambda: [dice.choice(KEYS)]),
        "click": (30, lambda: [*point(), dice.choice("11113"),
                               dice.choice("1112")]),
        "wheel": (8, lambda: [*point(), dice.choice("44555567"),
                              dice.choice(("1", "3", "10"))]),
        "drag": (8, lambda: [*point(), *point()]),
        "hover": (4, point),
        "resize": (3, lambda: [dice.randrange(360, 1300),
                               dice.randrange(300, 950)]),
        "hold": (2, point),
    }
    weights = [weight for weight, _ in kinds.values()]
    for number in itertools.count():
        if number % EVENTS_ON_PAGE == 0:
            kind, details = "page", [page(number)]
        else:
            kind, = dice.choices(list(kinds), weights)
            details = kinds[kind][1]()
        yield Event(number, kind, details, dice.choice(PAUSES))


class Monkey:
    """Performs events, and watches the program."""

    def __init__(self, bus, program, application):
        self.bus = bus
        self.program = program
        self.name = os.path.basename(program.command[0])
        self.application = application
        self.events = collections.deque(maxlen=PRINTED_EVENTS)
        self.has_failed = False

    def perform(self, event):
        self.events.append(event)
        if event.kind == "page":
            self._open(*event.details)
        else:
            self._leave_file_dialog()
            getattr(self, f"_{event.kind}")(*event.details)
        self._watch(event.pause)

    def memory(self, page):
        """Returns the anonymous memory in kB, also the swapped part, in a
        state that is the same after each round. Other processes change the
        share of shared memory."""
        for count in range(MAX_CLOSE_KEYS):
            # Escape closes popovers and dialogs, but no second main window.
            key = "Escape" if count < MAX_CLOSE_KEYS // 2 else "ctrl+w"
            if count >= 3 and len(self._windows()) == 1:
                break
            self._key(key)
            self._watch(0.1)
        self._open(f"{page}?{NEUTRAL_OPTIONS}")
        self._watch(2)
        with open(f"/proc/{self.program.pid}/smaps_rollup") as file:
            return sum(map(int, re.findall(
                r"^(?:Anonymous|Swap): *(\d+)", file.read(), re.M)))

    def fail(self, reason):
        self.has_failed = True
        print(f"failed: {reason}\nThe last events:")
        for event in self.events:
            print(f"  {event.number} {event.kind} "
                  f"{' '.join(map(str, event.details))}")
        sys.stdout.flush()

    # Events

    def _open(self, address):
        # GTK's own menu of a window can move it.
        xdotool("windowmove", self._windows()[0].id, "0", "0")
        results = []
        self.bus.begin_open(self.program.pid, [address], START_TIMEOUT,
                            results.append)
        self._watch(START_TIMEOUT, until=lambda: results)
        status = self.bus.finish_open(results[0]) if results else None
        if status != 0:
            raise StepFailed(f"{address} exited: {status}")

    def _key(self, keysym):
        # Without a window manager, no window gets the keyboard focus.
        xdotool("windowfocus", self._windows()[-1].id, "key",
                "--clearmodifiers", keysym)

    def _click(self, x, y, button, count):
        top = BORDER if button == "1" else TITLE_BAR
        self._point(x, y, "click", "--repeat", count, button, top=top)

    def _wheel(self, x, y, button, count):
        self._point(x, y, "click", "--delay", "5", "--repeat", count, button)

    def _hover(self, x, y):
        self._point(x, y)

    def _hold(self, x, y):
        self._point(x, y, "mousedown", "1", top=TITLE_BAR)
        self._watch(0.7)
        xdotool("mouseup", "1")

    def _drag(self, x, y, to_x, to_y):
        steps = 8
        window = self._windows()[-1]
        step = [str(int((to_x - x) * window.width / steps)),
                str(int((to_y - y) * window.height / steps))]
        moves = ["mousemove_relative", "--", *step, "sleep", "0.02"] * steps
        self._point(x, y, "mousedown", "1", *moves, "mouseup", "1",
                    top=TITLE_BAR)

    def _resize(self, width, height):
        xdotool("windowsize", self._windows()[0].id, str(width), str(height))

    # Helpers

    def _point(self, x, y, *words, top=BORDER):
        """Moves the pointer in the topmost window, then does more."""
        window = self._windows()[-1]
        x, y = int(x * window.width), max(top, int(y * window.height))
        edge = BORDER if y >= TITLE_BAR else CLOSE_BUTTON
        x = min(max(x, edge), window.width - edge)
        y = min(y, window.height - BORDER)
        xdotool("mousemove", "--window", window.id, str(x), str(y), *words)

    def _leave_file_dialog(self):
        while self._windows()[-1].title in FILE_DIALOGS:
            self._key("Escape")
            self._watch(0.1)

    def _windows(self):
        """Returns the windows, topmost last. Popovers have no title, so their
        title is the name of the program."""
        def look():
            found = xdotool("search", "--all", "--onlyvisible", "--pid",
                            str(self.program.pid), "--name", ".").split()
            facts = xdotool(*(word for window in found for word in (
                "getwindowgeometry", "--shell", window,
                "getwindowname", window)))
            return [Window(window, int(width), int(height), title)
                    for window, width, height, title in SHAPE.findall(facts)
                    if title != self.name]

        windows = wait_until(look, 5)
        if not windows:
            self._check_output()
            raise StepFailed("the program has no window")
        return windows

    def _watch(self, seconds, until=None):
        """Calls the main thread repeatedly, until the time has passed or the
        condition is met, and checks the time of each answer."""
        deadline = time.monotonic() + seconds
        while True:
            before = self._times()
            try:
                self.application.call(
                    ROOT, "org.freedesktop.DBus.Properties", "Get",
                    GLib.Variant("(ss)", (INTERFACES + "Accessible", "Name")))
            except GLib.Error as error:
                self._check_output()
                raise StepFailed(f"no answer: {error}") from error
            answer, waiting, running = (
                now - then for now, then in zip(self._times(), before))
            if max(running, answer - waiting) > MAX_STALL:
                self.fail(f"no answer for {answer:.3f} s; the main thread ran "
                          f"for {running:.3f} s, and a process waited for a "
                          f"processor for {waiting:.3f} s")
            while GLib.MainContext.default().iteration(False):
                pass
            if before[0] >= deadline or until and until():
                break
            time.sleep(PING_INTERVAL)
        self._check_output()

    def _times(self):
        """Returns the clock, the time in which any process of the system has
        waited for a processor, and the time that the main thread has run, in
        seconds."""
        process = self.program.pid
        try:
            with open("/proc/pressure/cpu") as file:
                pressure = file.read()
        except OSError:  # the kernel doesn't measure it
            pressure = ""
        waiting = int((re.search(r"^some .*total=(\d+)", pressure) or (0, 0))[1])
        try:
            with open(f"/proc/{process}/task/{process}/schedstat") as file:
                running = int(file.read().split()[0])
        except OSError:  # the program has exited
            running = 0
        return time.monotonic(), waiting / 1e6, running / 1e9

    def _check_output(self):
        if self.program.status is not None:
            wait_until(lambda: None, 0.1)
        bad = [line for line in self.program.output
               if re.search("WARNING|CRITICAL|-ERROR", line)
               and not WARNINGS_OF_GTK.search(line)]
        if bad:
            raise StepFailed("\n".join(bad))
        if self.program.status is not None:
            raise StepFailed(f"the exit status is {self.program.status}: "
                             f"{self.program.output}")


def xdotool(*words):
    done = subprocess.run(["xdotool", *words], capture_output=True, text=True)
    return done.stdout


def run(monkey, options, pages):
    """Performs events until the time is over, and prints the memory after
    each round."""
    round_length = EVENTS_ON_PAGE * len(pages)
    minutes = DEFAULT_MINUTES if options.minutes is None else options.minutes
    deadline = time.monotonic() + minutes * 60
    first = options.first // EVENTS_ON_PAGE * EVENTS_ON_PAGE
    memory = []
    for event in itertools.islice(events(options.seed, pages), first, None):
        if time.monotonic() >= deadline:
            break
        if event.number > first and event.number % round_length == 0:
            memory.append(monkey.memory(pages[0]))
            print(f"event {event.number}: {memory[-1]} kB", flush=True)
        monkey.perform(event)
    if len(memory) < 2:
        print("memory not compared: fewer than two rounds")
        monkey.has_failed |= options.minutes is None
    elif memory[-1] > memory[0] * (1 + MAX_GROWTH):
        monkey.fail(f"the memory grew from {memory[0]} to {memory[-1]} kB")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=random.randrange(10000))
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("program")
    options = parser.parse_args()
    # Ends the children when the monkey is terminated.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    print(f"seed {options.seed}", flush=True)
    pages = [line.split("\t")[0] for line in subprocess.check_output(
        [options.program, "--list"], text=True).splitlines()]
    with tempfile.TemporaryDirectory() as folder:
        # Protects the data of the user who runs the test.
        options.program = os.path.abspath(options.program)
        os.chdir(folder)
        os.environ.update(HOME=folder, XDG_DATA_HOME=folder,
                          XDG_CONFIG_HOME=folder, XDG_CACHE_HOME=folder,
                          LC_ALL="C.UTF-8", LANGUAGE="")  # for FILE_DIALOGS
        os.environ.pop("FLOORPLAN_LOCALES", None)
        with PrivateBus() as bus, Program([options.program]) as program:
            application = wait_for_application(
                bus.accessibility, program, START_TIMEOUT)
            monkey = Monkey(bus, program, application)
            try:
                run(monkey, options, pages)
            except (StepFailed, GLib.Error, OSError) as failure:
                monkey.fail(failure)
    print(f"Repeat with scripts/monkey --seed {options.seed}")
    return 1 if monkey.has_failed else 0


if __name__ == "__main__":
    sys.exit(main())
