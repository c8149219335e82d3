#!/usr/bin/python3
"""Operates a GTK 4 program through its accessible tree, like a user.

    driver.py [--timeout SECONDS] [--wayland BACKEND] [--scale FACTOR]
              STEP [then STEP ...] -- PROGRAM [ARG ...]
    driver.py --serve

Starts the program on the driver's display ($DISPLAY, an X server), on a private
session bus and with a private folder for data, waits until it has registered
for accessibility, performs the steps in order, and ends the program. No process
is left, however the driver ends.

With --wayland, the display is Weston with this backend: headless, without a
screen and keys, or x11, a window on $DISPLAY that forwards its keys. The
position of a Wayland window is unknown, so steps with the pointer don't work.
--scale (default 1) is the number of screen pixels for a pixel of the program.

With --serve, each line of standard input is a JSON array of such arguments,
and each answer ends with NUL. A program stays open until the next request. With
--window, a request uses this program if it was started with the same words
except for the last one, its address, which opens in a new window (option
--new-window); the other windows are closed. After a failure, or if a window
stays open, the request starts a program.

Prints one JSON object. The exit status is 0 if all steps succeeded, 1 if a
step failed, and 2 if the command line is invalid:

    {"ok": true, "steps": [{"step": ["find", "label", "Hello"], ...}, ...]}
    {"ok": false, "steps": [...], "failed": ["find", "label", "Hello"],
     "why": "...", "output": ["what the program wrote", ...]}

After a failure, prints the outline of the tree to standard error.

Steps. ROLE is a role as printed by `tree`, or *; ROLE#2 is the second matching
element. NAME is a pattern: * and ? are wildcards, [*] is an asterisk. A step
that looks for an element waits for it, up to the timeout (10 seconds), or
until the program hasn't changed or worked on another thread for 12 seconds.

    find ROLE NAME            waits for an element, and reports it
    wait-name ROLE NAME       the same, for the result of an action
    wait-text ROLE PATTERN    waits for an element with a matching text
    gone ROLE NAME            waits until there is no such element
    count ROLE NAME [N]       reports the number of matching elements; waits
                              until it is N
    type ROLE NAME TEXT       sets the text of an editable element
    press ROLE NAME [ACTION]  performs an action, by default the first one
    click ROLE NAME           clicks its center with the real pointer; since
                              GTK 4.10, its position is wrong, so performs
                              the action of a button or a list item
    draw ROLE NAME X,Y ...    presses the real pointer button in its center,
                              moves by each of these distances, and releases
    set ROLE NAME NUMBER      sets its value
    select ROLE NAME          selects it in its container
    window TITLE              gives the keyboard focus to the window
    key KEYSYM                presses a real key, such as ctrl+f or Escape
    write TEXT                types a text with real keys
    order ROLE NAME ...       waits until the elements with this role have
                              exactly these names, in this order
    focused ROLE NAME         waits until the element has the keyboard focus
    tab-to ROLE NAME [KEY]    presses Tab, or another key, until the element
                              has the keyboard focus
    again ARG ...             starts the program a second time with these
                              arguments, and waits until it exits with 0
    open ARG ...              the same without a second process
    ended [STATUS]            waits until the program exits with the status (0)
    save FILE TEXT            saves a file like an editor: a new file replaces
                              the old one
    pause SECONDS             waits, for a picture
    quiet                     waits until nothing changes, before testing that
                              something did not happen
    audit                     checks the accessibility rules for all elements
    audit-each ARG ...        the same after opening each of the arguments
    stderr-clean              checks that no line has WARNING or CRITICAL
    tree                      reports the outline of the tree
    screenshot FILE           saves the whole screen as PNG
"""
import argparse
import contextlib
import inspect
import io
import itertools
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True  # the tests run from a source tree

from support import audit, elements, screen  # noqa: E402
from support.program import (  # noqa: E402
    Compositor, PrivateBus, Program, end, wait_until)
from support.xdotool import Xdotool  # noqa: E402


FIRST_WRONG_POSITIONS = (4, 10)  # the version of GTK; see Element.box
CLICK_ACTIONS = {"click", "item.activate"}
MAX_SEARCHES = 5
# Without a window, xdotool would use the one that it has found before.
EVENT_OPTIONS = ("--window", "0", "--clearmodifiers")
MAX_TAB_STOPS = 40  # Tab stops in a window that tab-to visits
EQUAL_STATES = 3  # in a row; the program is quiet
MAX_CLOSE_WAIT = 3  # s; a window that asks a question stays open
MAX_QUIET_WAIT = 3  # s; some pages are never quiet
EQUAL_POSITIONS = 3  # in a row; the element doesn't move
WAITING_STEPS = {"find", "wait-name", "wait-text", "gone", "count",
                 "order", "focused", "ended",
                 "stderr-clean"}  # steps that wait for their condition
MAX_UNCHANGED_WAIT = 12  # s; longer than the timers of the program
BACKGROUND_STEP = 0.2  # s; less work, such as of an idle thread, doesn't count
UNCHANGED_INTERVAL = 1  # s; between checks, which are slow for large trees
BUTTON_PRESS_TIME = 0.26  # s; GTK displays a press for 250 ms


class StepFailed(Exception):
    """A step failed; the message contains the actual state."""


class Steps:
    """The steps: each public method is a step, with its arguments.

    A step returns a dictionary for the report, and raises StepFailed.
    """

    def __init__(self, bus, xdotool, program, application, timeout):
        self.bus = bus
        self.xdotool = xdotool
        self.program = program
        self.application = application
        self.timeout = timeout
        self._pointer_before = None
        self._released = 0

    # Queries

    def find(self, role, name):
        return self._find(role, name).summary()

    def wait_name(self, role, name):
        return self.find(role, name)

    def wait_text(self, role, pattern):
        return self._find(role, pattern, by_text=True).summary()

    def gone(self, role, name):
        if not self._wait_for(lambda: not self._matching(role, name)):
            raise StepFailed(f"still exists: {self._names(role, name)}")
        return {}

    def count(self, role, name, number=None):
        def found():
            return len(self._matching(role, name))

        if number is None:
            return {"count": found()}
        if not self._wait_for(lambda: found() == int(number)):
            names = self._names(role, name)
            raise StepFailed(f"found {len(names)}: {names}")
        return {"count": int(number)}

    def order(self, role, *names):
        if not self._wait_for(
                lambda: [e.name for e in self._matching(role, "*")]
                == list(names)):
            raise StepFailed(f"the order is: {self._names(role)}")
        return {}

    def focused(self, role, name):
        if not self._wait_for(
                lambda: self._focused(self._matching(role, name))):
            raise StepFailed(f"the focus is on: {self._focus()}")
        return {}

    def tree(self):
        return {"tree": list(elements.outline(self.application.tree()))}

    # Actions

    def type(self, role, name, text):
        element = self._find(role, name, interface="EditableText")
        if not element.set_text(text):
            raise StepFailed("the element rejected the text")
        return {}

    def press(self, role, name, action=None):
        element = self._find(role, name, interface="Action")
        actions = element.actions
        if not actions or action not in (None, *actions):
            raise StepFailed(f"the element has only the actions {actions}")
        index = actions.index(action) if action else 0
        try:
            done = element.do_action(index)
        except elements.GLib.Error:
            # An action that ends the program may do so before it answers.
            done = wait_until(lambda: self.program.status is not None, 2)
            if not done:
                raise
        if not done:
            raise StepFailed(f"the action {actions[index]} failed")
        if actions[index] == "click":
            self._released = time.monotonic() + BUTTON_PRESS_TIME
        return {"action": actions[index]}

    def _wait_for_release(self):
        """Waits until the action of the last pressed button is done."""
        wait = self._released - time.monotonic()
        if wait > 0:
            time.sleep(wait)
        # A slow program answers after it has released the button.
        if self._released:
            self.application.tree()
        self._released = 0

    def set(self, role, name, number):
        element = self._find(role, name, interface="Value")
        element.set_value(float(number))
        return {"value": element.value}

    def select(self, role, name):
        container, child = None, self._find(role, name)
        while child is not None:
            container = child.parent
            if container and "Selection" in container.interfaces:
                break
            child = container
        if child is None:
            raise StepFailed("no container of the element has a selection")
        if not container.select_child(child):
            raise StepFailed(f"{container.role} rejected the selection")
        return {"container": container.role}

    def click(self, role, name):
        if self.application.gtk_version() >= FIRST_WRONG_POSITIONS:
            for action in CLICK_ACTIONS.intersection(
                    self._find(role, name).actions):
                return self.press(role, name, action)
        x, y = self._point_at(role, name)
        self._xdotool("mousemove", str(x), str(y), "sleep", "0.1", "click",
                      "1")
        return {"at": [x, y]}

    def draw(self, role, name, *offsets):
        x, y = self._point_at(role, name)
        words = ["mousemove", str(x), str(y), "sleep", "0.1", "mousedown",
                 "1", "sleep", "0.1"]
        for offset in offsets:
            across, down = offset.split(",")
            words += ["mousemove_relative", "--", across, down, "sleep",
                      "0.05"]
        self._xdotool(*words, "mouseup", "1")
        return {"at": [x, y]}

    def _point_at(self, role, name):
        """Returns the center of an element on the screen, and stores the
        previous position of the pointer."""
        if self.program.compositor:
            raise StepFailed("the position of a Wayland window is unknown")
        element = self._find_stationary(role, name)
        box = element.box
        if box is None:
            raise StepFailed("the element has no position on the screen")
        frame = element
        while frame.parent and frame.parent.parent and frame.parent.box:
            frame = frame.parent
        left, top, width = self._window(frame)
        # A shadow or border has the same width on all sides, outside of the box.
        scale = self.program.scale
        edge = (width - frame.box.width * scale) // 2
        x = left + edge + (box.x + box.width // 2) * scale
        y = top + edge + (box.y + box.height // 2) * scale
        if self._pointer_before is None:
            self._pointer_before = self.xdotool.location
        return x, y

    def _restore_pointer(self):
        """Moves the pointer away from the windows of later tests."""
        if self._pointer_before is not None:
            self._xdotool("mousemove", *self._pointer_before)

    def key(self, keysym):
        self._prepare_keyboard()
        self._xdotool("key", *EVENT_OPTIONS, keysym)
        return {}

    def write(self, text):
        self._prepare_keyboard()
        with tempfile.NamedTemporaryFile("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            self._xdotool("type", *EVENT_OPTIONS, "--file", file.name)
        return {}

    def tab_to(self, role, name, keysym="Tab"):
        for presses in range(MAX_TAB_STOPS):
            self._wait_for_quiet()
            if self._focused(self._matching(role, name)):
                return {"presses": presses}
            self._take_keyboard()
            self._xdotool("key", *EVENT_OPTIONS, keysym)
        raise StepFailed(f"the focus is on: {self._focus()}")

    def window(self, title):
        def look():
            pattern = re.sub(r"\W", ".", title)
            found = self._xdotool("search", "--onlyvisible", "--name",
                                  f"^{pattern}$").split()
            return [window for window in found if window in self._windows()]

        found = wait_until(look, self.timeout)
        if not found:
            raise StepFailed("the program has no such window")
        self._xdotool("windowfocus", "--sync", found[0])
        return {}

    def again(self, *arguments):
        with tempfile.TemporaryFile("w+", errors="replace") as output:
            second = self.program.start_again(list(arguments), output)
            try:
                status = second.wait(self.timeout)
            except subprocess.TimeoutExpired:
                status = None
                end(second)
            output.seek(0)
            lines = output.read().splitlines()
        if status != 0:
            outcome = "didn't exit" if status is None else f"exited: {status}"
            raise StepFailed(f"the second start {outcome}; its output: {lines}")
        return {"output": lines}

    def open(self, *arguments):
        status = self.bus.open(self.program.pid, arguments, self.timeout)
        if status != 0:
            raise StepFailed(f"{arguments} exited: {status}")
        return {}

    def ended(self, status="0"):
        wait_until(lambda: self.program.status is not None, self.timeout)
        if self.program.status != int(status):
            raise StepFailed(f"the exit status is {self.program.status} "
                             "(None: still running)")
        return {}

    def save(self, path, text):
        with open(path + "~", "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(path + "~", path)
        return {}

    def pause(self, seconds):
        time.sleep(float(seconds))
        return {}

    def quiet(self):
        self._wait_for_quiet()
        return {}

    # Checks

    def audit(self):
        found = list(audit.defects(audit.read(self.application.tree())))
        if found:
            raise StepFailed(found)
        return {}

    def audit_each(self, *addresses):
        found = {}
        before = set()
        for address in addresses:
            self.open(address)
            tree = self.application.tree()
            defects = list(audit.defects(audit.read(tree)))
            headings = {element.path for element in elements.descendants(tree)
                        if element.role == "heading"}
            if not headings - before:
                defects.append("the page has no heading")
            before = headings
            if defects:
                found[address] = defects
        if found:
            raise StepFailed(found)
        return {}

    def stderr_clean(self):
        bad = [line for line in self.program.output
               if re.search("WARNING|CRITICAL|-ERROR", line)]
        if bad:
            raise StepFailed(bad)
        return {}

    def screenshot(self, path):
        screen.save(path)
        return {"file": os.path.abspath(path)}

    # Helpers

    def _matching(self, role, pattern, by_text=False):
        role = role.partition("#")[0]
        return elements.matching(
            self.application.tree(), role, pattern, by_text)

    def _names(self, role, pattern="*"):
        return [f"{element.role} {element.name!r}"
                for element in self._matching(role, pattern)]

    def _wait_for(self, condition):
        """Waits like wait_until, but not longer if nothing changes and no
        other thread works."""
        deadline = time.monotonic() + self.timeout
        changed, checked, state = time.monotonic(), 0, None
        while True:
            began = time.monotonic()
            answer = condition()
            now = time.monotonic()
            if answer or now >= deadline:
                return answer
            if now - checked >= UNCHANGED_INTERVAL:
                previous, state = state, (
                    self.application.state(),
                    self.program.background_time // BACKGROUND_STEP)
                checked = time.monotonic()
                # A program that answers slowly is still working.
                if state != previous or checked - began > UNCHANGED_INTERVAL:
                    changed = checked
                elif checked - changed >= MAX_UNCHANGED_WAIT:
                    return answer
            # Each check takes as much time in the program as in the driver.
            time.sleep(max(0.02, now - began))

    def _find(self, role, pattern, by_text=False, interface=None):
        """Waits for an element, and returns it."""
        position = int(role.partition("#")[2] or 1) - 1

        def look():
            fitting = (element for element
                       in self._matching(role, pattern, by_text)
                       if interface is None
                       or interface in element.interfaces)
            return next(itertools.islice(fitting, position, None), None)

        element = self._wait_for(look)
        if element is None:
            without = self._names(role, pattern) if interface else []
            if without:
                raise StepFailed(f"no interface {interface}: "
                                 f"{without}")
            raise StepFailed("no such element; with that role: "
                             f"{self._names(role)}")
        return element

    def _find_stationary(self, role, name):
        """Waits until an element no longer moves, and returns it."""
        element, boxes = self._find(role, name), []

        def look():
            nonlocal element
            elements.read_boxes([element])
            if not element.is_visible:  # another one replaces it
                element = self._find(role, name)
            boxes.append(element.box)
            return boxes[-EQUAL_POSITIONS:].count(
                boxes[-1]) == EQUAL_POSITIONS

        if not wait_until(look, self.timeout, 0.03):
            raise StepFailed(f"the element keeps moving: {boxes[-5:]}")
        return element

    @staticmethod
    def _focused(candidates):
        return any("focused" in element.states for element in candidates)

    def _focus(self):
        return [f"{element.role} {element.name!r}"
                for element in elements.descendants(self.application.tree())
                if "focused" in element.states]

    def _prepare_keyboard(self):
        self._take_keyboard()
        self._wait_for_quiet()
        # A window that was closing has lost the focus since.
        self._take_keyboard()

    def _take_keyboard(self):
        if self.program.compositor:
            self._wait_for_weston()
        else:
            # Without a window manager, no window gets the keyboard focus.
            windows = self._windows()
            if self._xdotool("getwindowfocus").strip() not in windows:
                self._xdotool("windowfocus", "--sync", windows[0])

    def _wait_for_weston(self):
        # Weston gives a new window the keyboard late. Weston's window gets
        # keys because the pointer is in it. If X takes and returns the focus,
        # Weston may never give the keyboard to a window again, because it
        # drops a FocusIn that it reads before the following KeymapNotify.
        if not wait_until(
                lambda: any("active" in window.states for window
                            in self.application.tree().children),
                self.timeout):
            raise StepFailed("no window of the program has the keyboard; X "
                             "gives it to "
                             + self._xdotool("getwindowfocus").strip())

    def _wait_for_quiet(self):
        """Waits until the program has handled the previous step: the tree and
        its focus no longer change."""
        states = []

        def look():
            states.append(self.application.state())
            return states[-EQUAL_STATES:].count(states[-1]) == EQUAL_STATES

        wait_until(look, MAX_QUIET_WAIT)

    def _windows(self):
        compositor = self.program.compositor
        filter_words = ["--class", compositor.window_class] if compositor \
            else ["--pid", str(self.program.pid)]
        ids = self._xdotool("search", "--onlyvisible", *filter_words).split()
        if not ids:
            raise StepFailed("the program has no window")
        return ids

    def _window(self, frame):
        """Returns left, top and width of the narrowest X window for a frame."""
        shapes = []
        for window in self._windows():
            shape = dict(line.split("=") for line in self._xdotool(
                "getwindowgeometry", "--shell", window).split())
            left, top, width = (int(shape[key])
                                for key in ("X", "Y", "WIDTH"))
            if width >= frame.box.width * self.program.scale:
                shapes.append((width, left, top))
        if not shapes:
            raise StepFailed("no window is as wide as the element's frame")
        width, left, top = min(shapes)
        return left, top, width

    def _xdotool(self, *words):
        for _ in range(MAX_SEARCHES):
            output, errors = self.xdotool(*words)
            # A window can disappear during the search.
            if words[0] != "search" or "BadWindow" not in errors:
                break
        if errors:
            raise StepFailed(f"xdotool {words[0]}: {errors}")
        return output


def method_of(step):
    """Returns the method of a step, or None if its arguments don't match."""
    name = step[0].replace("-", "_") if step else ""
    method = None if name.startswith("_") else vars(Steps).get(name)
    if method is None:
        return None
    try:
        inspect.signature(method).bind(None, *step[1:])
    except TypeError:
        return None
    return method


def parse(arguments):
    """Returns the options, the steps and the command of the program."""
    if "--" not in arguments:
        arguments = arguments + ["--"]
    middle = arguments.index("--")
    parser = argparse.ArgumentParser(
        usage=argparse.SUPPRESS, add_help=False)
    parser.add_argument("--timeout", type=float, default=10)
    parser.add_argument("--wayland", choices=["headless", "x11"])
    parser.add_argument("--scale", type=int, default=1)
    parser.add_argument("--window", action="store_true")
    parser.add_argument("-h", "--help", action="store_true")
    parser.add_argument("words", nargs=argparse.REMAINDER)
    options = parser.parse_args(arguments[:middle])
    if options.help:
        print(__doc__.strip())
        sys.exit(0)
    steps = [list(words) for is_then, words
             in itertools.groupby(options.words, lambda word: word == "then")
             if not is_then]
    for step in steps:
        if method_of(step) is None:
            parser.exit(2, f"driver.py: unknown step or wrong arguments: "
                           f"{' '.join(step)} (see --help)\n")
    command = arguments[middle + 1:]
    if not command or not shutil.which(command[0]):
        parser.exit(2, "driver.py: expected an existing program after --\n")
    if not os.environ.get("DISPLAY"):
        parser.exit(2, "driver.py: DISPLAY is not set; use xvfb-run -a\n")
    if options.wayland and not shutil.which("weston"):
        parser.exit(2, "driver.py: weston not found; run scripts/setup test\n")
    return options, steps, command


def wait_for_application(bus, program, timeout):
    """Waits until the application has a window, and returns it."""

    def look():
        if program.status is not None:
            raise StepFailed("the program exited at startup with status "
                             f"{program.status}")
        application = elements.application(bus, program.pid)
        try:
            has_window = application and application.tree().children
        except elements.GLib.Error:  # it is connected, but not yet registered
            has_window = False
        return application if has_window else None

    application = wait_until(look, timeout)
    if application is None:
        raise StepFailed(f"the program is not on the bus after {timeout:g} s")
    return application


class Session:
    """Performs steps with one program after another, on one bus."""

    def __init__(self, bus, xdotool):
        self._bus = bus
        self._xdotool = xdotool
        self._running = contextlib.ExitStack()
        self._program = None
        self._started = None  # how the program was started; None after failures

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._running.close()

    def perform(self, options, steps, command):
        """Performs the steps, and returns the report."""
        report = {"ok": False, "steps": []}
        actor, step = None, ["start"]
        start = options.wayland, options.scale, command[:-1]
        started, self._started = self._started, None
        try:
            if not (options.window and start == started
                    and self._replace_windows(command[-1], options.timeout)):
                self._start(options, command)
            actor = Steps(self._bus, self._xdotool, self._program,
                          self._application, options.timeout)
            for step in steps:
                began = time.monotonic()
                if step[0] not in WAITING_STEPS:
                    actor._wait_for_release()
                result = method_of(step)(actor, *step[1:])
                seconds = round(time.monotonic() - began, 3)
                report["steps"].append({"step": step, "seconds": seconds,
                                        **result})
            self._check_for_crash("the program")
            report["ok"] = True
            self._started = start
        except (StepFailed, elements.GLib.Error, OSError, ValueError,
                subprocess.SubprocessError) as failure:
            why = failure.args[0] if failure.args else ""
            report.update(failed=step,
                          output=self._program and self._program.output,
                          why=why if isinstance(why, (dict, list))
                          else str(failure))
            with contextlib.suppress(elements.GLib.Error):
                if actor is not None:
                    for line in elements.outline(self._application.tree()):
                        print(line, file=sys.stderr)
        if actor is not None:
            with contextlib.suppress(StepFailed, OSError):
                actor._restore_pointer()
        return report

    def _start(self, options, command):
        self._running.close()
        self._program = None
        # Protects the user's data.
        os.environ["XDG_DATA_HOME"] = self._running.enter_context(
            tempfile.TemporaryDirectory())
        compositor = None
        if options.wayland:
            compositor = self._running.enter_context(
                Compositor(options.wayland, options.scale))
        self._program = self._running.enter_context(
            Program(command, options.scale, compositor))
        # On a busy machine, starting can take much longer than the steps.
        self._application = wait_for_application(
            self._bus.accessibility, self._program, max(options.timeout, 30))

    def _check_for_crash(self, name):
        if (self._program.status or 0) < 0:
            raise StepFailed(f"{name} was ended by signal"
                             f" {-self._program.status}")

    def _replace_windows(self, address, timeout):
        """Opens an address in a new window and closes the other windows, and
        returns whether this succeeded."""
        self._check_for_crash("the program of the previous test")
        if self._program.status is not None:
            return False
        self._program.forget_output()
        old = self._application.tree().children
        if not old:  # the program is ending
            return False
        if self._bus.open(self._program.pid, ["--new-window", address],
                          timeout) != 0:
            return False
        for window in old:
            with contextlib.suppress(elements.GLib.Error, ValueError):
                window.do_action(window.actions.index("window.close"))
        paths = {window.path for window in old}
        return wait_until(
            lambda: paths.isdisjoint(
                window.path for window in self._application.tree().children),
            MAX_CLOSE_WAIT)


def serve(session):
    """Performs the requests on standard input: a line with a JSON array of
    arguments. An answer is a report and an outline, followed by NUL."""
    for line in sys.stdin:
        options, steps, command = parse(json.loads(line))
        outline = io.StringIO()
        with contextlib.redirect_stderr(outline):
            report = session.perform(options, steps, command)
        print(json.dumps(report, ensure_ascii=False), outline.getvalue(),
              sep="\n", end="\0", flush=True)


def main():
    request = None
    if sys.argv[1:] != ["--serve"]:
        request = parse(sys.argv[1:])
    # Ends the children when the driver is terminated. They couldn't be
    # terminated if a thread of the parent had blocked the signal.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with PrivateBus() as bus, Xdotool() as xdotool, \
            Session(bus, xdotool) as session:
        if request is None:
            return serve(session)
        report = session.perform(*request)
    json.dump(report, sys.stdout, ensure_ascii=False)
    print()
    return 0 if report["ok"] else 1


if __name__ == "__main__":
    sys.exit(main())
