"""Reads and searches the accessible tree of a program.

GTK returns all objects that it has announced in a single call, and announces
the children of an object when they are requested. Other data (box, text, value,
actions) are requested when they are read; a box is cached. If the program has
removed the element by then, the result is empty. Independent calls are made
concurrently, because each waits for the program's main loop.
"""
import collections
import fnmatch

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

INTERFACES = "org.a11y.atspi."
ROOT = "/org/a11y/atspi/accessible/root"
WINDOW_COORDINATES = 1
NOT_READ = object()  # the box hasn't been requested yet
TIMEOUT = 10000  # ms; a busy program is slow

Facts = collections.namedtuple(
    "Facts", "child_count interfaces name role description states")
Box = collections.namedtuple("Box", "x y width height")
State = collections.namedtuple("State", "word bit name")

# The names of roles in Debian 12, by those of later versions. A label that
# announces its text is a status bar before GTK 4.14.
ROLES = {"button": "push button", "grouping": "panel", "status bar": "label"}

STATES = [State(value // 32, 1 << value % 32, state.value_nick)
          for value, state in Atspi.StateType.__enum_values__.items()]


class Application:
    """A program on the accessibility bus."""

    def __init__(self, bus, name):
        self.bus = bus
        self.name = name

    def call(self, path, interface, method, arguments=None):
        return self._answer(path, interface, method, arguments).unpack()

    def _answer(self, path, interface, method, arguments=None):
        return self.bus.call_sync(
            self.name, path, interface, method, arguments, None,
            Gio.DBusCallFlags.NONE, TIMEOUT, None)

    def call_all(self, interface, method, requests):
        """Calls a method of several objects, given as paths and arguments,
        and returns the results, which are None for removed objects."""
        results = {}
        for index, (path, arguments) in enumerate(requests):
            self.bus.call(
                self.name, path, interface, method, arguments, None,
                Gio.DBusCallFlags.NONE, TIMEOUT, None,
                lambda _, result, index: results.update({index: result}),
                index)
        while len(results) < len(requests):
            GLib.MainContext.default().iteration(True)
        return [self._answer_of(results[index])
                for index in range(len(requests))]

    def _answer_of(self, result):
        try:
            return self.bus.call_finish(result).unpack()
        except GLib.Error as error:
            # Otherwise a program that doesn't answer would look empty.
            if error.matches(Gio.io_error_quark(), Gio.IOErrorEnum.TIMED_OUT):
                raise
            return None

    def gtk_version(self):
        """Returns the version of GTK, such as (4, 8, 3)."""
        version, = self.call(
            ROOT, "org.freedesktop.DBus.Properties", "Get", GLib.Variant(
                "(ss)", (INTERFACES + "Application", "Version")))
        return tuple(int(part) for part in version.split("."))

    def _announced(self):
        """Returns GTK's data of the objects that it has announced."""
        return self._answer("/org/a11y/atspi/cache", INTERFACES + "Cache",
                            "GetItems")

    def state(self):
        """Returns bytes that change with the objects, their names, states and
        numbers of children."""
        return self._announced().get_data_as_bytes().get_data()

    def tree(self):
        """Returns the root element of the program, with all descendants."""
        known = self._facts()
        children, level, is_complete = {}, [ROOT], True
        while level:
            is_complete = is_complete and all(path in known for path in level)
            parents = [path for path in level if path == ROOT
                       or path not in known or known[path].child_count > 0]
            children.update(zip(parents, self._children(parents)))
            level = [child for path in parents for child in children[path]]
        if not is_complete:
            known = self._facts()
        return Element(self, ROOT, None, known, children)

    def _facts(self):
        return {path: Facts(
                    child_count,
                    {word.removeprefix(INTERFACES) for word in interfaces},
                    name, role, description, states)
                for (_, path), _, _, _, child_count, interfaces, name, role,
                description, states in self._announced().unpack()[0]}

    def _children(self, paths):
        """Returns the children of each object."""
        answers = self.call_all(INTERFACES + "Accessible", "GetChildren",
                                [(path, None) for path in paths])
        return [[child for _, child in answer[0]] if answer else []
                for answer in answers]


class Element:
    """An accessible object, as it was when the tree was read."""

    def __init__(self, application, path, parent, known, children):
        facts = known[path]
        self.application = application
        self.path = path
        self.parent = parent
        self.name = facts.name
        role = Atspi.role_get_name(Atspi.Role(facts.role))
        self.role = ROLES.get(role, role)
        self.description = facts.description
        self.interfaces = facts.interfaces
        self.state_words = facts.states
        self._box = NOT_READ
        # Skips objects that were removed in the meantime.
        self.children = [
            Element(application, child, self, known, children)
            for child in children.get(path, ()) if child in known]

    @property
    def states(self):
        """Names such as "focusable", "checked" and "sensitive"."""
        return {state.name for state in STATES
                if self.state_words[state.word] & state.bit}

    def call(self, interface, method, arguments=None):
        return self.application.call(
            self.path, INTERFACES + interface, method, arguments)

    def try_call(self, interface, method, arguments=None, default=(None,)):
        """Calls a method, or returns the default for a removed element."""
        try:
            return self.call(interface, method, arguments)
        except GLib.Error:
            return default

    def _property(self, interface, name):
        try:
            return self.application.call(
                self.path, "org.freedesktop.DBus.Properties", "Get",
                GLib.Variant("(ss)", (INTERFACES + interface, name)))[0]
        except GLib.Error:
            return None

    @property
    def box(self):
        """The position and size in the window, in pixels; None if unknown.

        GTK 4.8 returns the content box, without padding and border. GTK 4.18
        ignores the padding and borders of the ancestors in the position. A
        removed element has no size.
        """
        if self._box is NOT_READ:
            read_boxes([self])
        return self._box

    @property
    def is_visible(self):
        """Whether it has a size; elements of hidden pages have none."""
        box = self.box
        return box is None or (box.width > 0 and box.height > 0)

    @property
    def actions(self):
        if "Action" not in self.interfaces:
            return []
        count = self._property("Action", "NActions") or 0
        return [self.try_call("Action", "GetName",
                              GLib.Variant("(i)", (index,)), "?")[0]
                for index in range(count)]

    @property
    def text(self):
        if "Text" not in self.interfaces:
            return None
        # GTK 4.8 doesn't support -1 for the end.
        count = self._property("Text", "CharacterCount") or 0
        return self.try_call("Text", "GetText",
                             GLib.Variant("(ii)", (0, count)))[0]

    @property
    def value(self):
        if "Value" not in self.interfaces:
            return None
        return self._property("Value", "CurrentValue")

    def do_action(self, index):
        """Performs an action, and returns whether it succeeded."""
        return self.call("Action", "DoAction",
                         GLib.Variant("(i)", (index,)))[0]

    def select_child(self, child):
        """Selects a child, and returns whether it succeeded."""
        return self.call("Selection", "SelectChild",
                         GLib.Variant("(i)", (self.children.index(child),)))[0]

    def set_text(self, text):
        """Sets the text, and returns whether it succeeded."""
        return self.call("EditableText", "SetTextContents",
                         GLib.Variant("(s)", (text,)))[0]

    def set_value(self, number):
        self.application.call(
            self.path, "org.freedesktop.DBus.Properties", "Set",
            GLib.Variant("(ssv)", (INTERFACES + "Value", "CurrentValue",
                                   GLib.Variant("d", number))))

    def summary(self):
        """Returns the report about the element, as JSON values."""
        box = self.box
        facts = {
            "role": self.role,
            "name": self.name,
            "states": sorted(self.states),
            "text": self.text,
            "value": self.value,
            # Every label has the same eight actions, for its context menu.
            "actions": [] if self.role == "label" else self.actions,
            "box": box and list(box),
        }
        return {key: fact for key, fact in facts.items()
                if fact not in (None, [])}


def application(bus, process):
    """Returns the program with a process ID, or None if it isn't registered.

    GLib drops a call to a program whose connection isn't complete.
    """
    registry = Application(bus, "org.a11y.atspi.Registry")
    daemon = Application(bus, "org.freedesktop.DBus")
    for name, _ in registry.call(ROOT, INTERFACES + "Accessible",
                                 "GetChildren")[0]:
        try:
            owner = daemon.call("/org/freedesktop/DBus", daemon.name,
                                "GetConnectionUnixProcessID",
                                GLib.Variant("(s)", (name,)))[0]
        except GLib.Error:
            continue
        if owner == process:
            return Application(bus, name)
    return None


def read_boxes(elements):
    """Reads and stores the boxes of several elements of one program."""
    with_box = [element for element in elements
                if "Component" in element.interfaces]
    for element in elements:
        element._box = None
    if not with_box:
        return
    # GTK 4 doesn't know the position of its window on the screen.
    window = GLib.Variant("(u)", (WINDOW_COORDINATES,))
    answers = with_box[0].application.call_all(
        INTERFACES + "Component", "GetExtents",
        [(element.path, window) for element in with_box])
    for element, answer in zip(with_box, answers):
        element._box = Box(*(answer[0] if answer else [0] * 4))


def descendants(element):
    """Yields all descendants, parents first, in tree order."""
    for child in element.children:
        yield child
        yield from descendants(child)


def matching(element, role, pattern, text_of):
    """Yields the visible descendants with a matching role and text.

    The role can be "*". text_of returns the text of an element, or None if it
    never matches. Calls over the bus come last.
    """
    for candidate in descendants(element):
        if role in ("*", candidate.role):
            text = text_of(candidate)
            if text is not None and fnmatch.fnmatchcase(text, pattern):
                if candidate.is_visible:
                    yield candidate


def outline(element, depth=0):
    """Yields the tree as indented lines."""
    facts = element.summary()
    line = "  " * depth + f"{facts['role']} {facts['name']!r}"
    states = set(facts.get("states", ())) - {"visible", "sensitive"}
    if depth > 1 and "sensitive" not in facts.get("states", ()):
        states.add("INSENSITIVE")
    if states:
        line += " {" + ",".join(sorted(states)) + "}"
    if facts.get("text") not in (None, "", facts["name"]):
        line += f" text={facts['text'][:60]!r}"
    if "value" in facts:
        line += f" value={facts['value']:g}"
    if "actions" in facts:
        line += " actions=" + ",".join(facts["actions"])
    if "box" in facts:
        line += " @{},{} {}x{}".format(*facts["box"])
    yield line
    for child in element.children:
        if child.is_visible:
            yield from outline(child, depth + 1)
