"""The accessible tree of a program: what is in it, and how to find it.

GTK answers one question with all the objects that it has announced, and
announces the children of an object when it is asked for them. What is in
neither answer (box, text, value, actions) is asked for when it is read, a box
only once. The program may have taken the element away by then; it answers with nothing.
Questions that don't need each other's answers are asked at once, since each
waits for the program's main loop.
"""
import collections
import fnmatch

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

INTERFACES = "org.a11y.atspi."
ROOT = "/org/a11y/atspi/accessible/root"
WINDOW_COORDINATES = 1
UNREAD = object()  # in place of a box that was not asked for yet
PATIENCE = 10000  # ms; a program that is busy answers late

Facts = collections.namedtuple(
    "Facts", "child_count interfaces name role states")
Box = collections.namedtuple("Box", "x y width height")
State = collections.namedtuple("State", "word bit name")

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
            Gio.DBusCallFlags.NONE, PATIENCE, None)

    def call_all(self, interface, method, questions):
        """The answers to all questions, each a path and its arguments; None
        where the object has gone."""
        results = {}
        for index, (path, arguments) in enumerate(questions):
            self.bus.call(
                self.name, path, interface, method, arguments, None,
                Gio.DBusCallFlags.NONE, PATIENCE, None,
                lambda _, result, index: results.update({index: result}),
                index)
        while len(results) < len(questions):
            GLib.MainContext.default().iteration(True)
        return [self._answer_of(results[index])
                for index in range(len(questions))]

    def _answer_of(self, result):
        try:
            return self.bus.call_finish(result).unpack()
        except GLib.Error as error:
            # A program that doesn't answer would pass for an empty one.
            if error.matches(Gio.io_error_quark(), Gio.IOErrorEnum.TIMED_OUT):
                raise
            return None

    def _announced(self):
        """What GTK says of the objects that it has announced."""
        return self._answer("/org/a11y/atspi/cache", INTERFACES + "Cache",
                            "GetItems")

    def state(self):
        """Bytes that are others after an object, its name, its states or the
        number of its children have changed."""
        return self._announced().get_data_as_bytes().get_data()

    def tree(self):
        """The program's element, with all that are below it."""
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
                    name, role, states)
                for (_, path), _, _, _, child_count, interfaces, name, role,
                _, states in self._announced().unpack()[0]}

    def _children(self, paths):
        """The children of each object."""
        answers = self.call_all(INTERFACES + "Accessible", "GetChildren",
                                [(path, None) for path in paths])
        return [[child for _, child in answer[0]] if answer else []
                for answer in answers]


class Element:
    """One accessible object, as it was when the tree was asked for."""

    def __init__(self, application, path, parent, known, children):
        facts = known[path]
        self.application = application
        self.path = path
        self.parent = parent
        self.name = facts.name
        self.role = Atspi.role_get_name(Atspi.Role(facts.role))
        self.interfaces = facts.interfaces
        self.state_words = facts.states
        self._box = UNREAD
        # What has gone in the meantime is unknown.
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

    def ask(self, interface, method, arguments=None, otherwise=(None,)):
        """The answers, or what stands for those of an element that is gone."""
        try:
            return self.call(interface, method, arguments)
        except GLib.Error:
            return otherwise

    def _property(self, interface, name):
        try:
            return self.application.call(
                self.path, "org.freedesktop.DBus.Properties", "Get",
                GLib.Variant("(ss)", (INTERFACES + interface, name)))[0]
        except GLib.Error:
            return None

    @property
    def box(self):
        """Where it stands in its window, in pixels; None if it cannot say.

        GTK 4.8 tells the content box, without padding and border. What has
        gone in the meantime has no size.
        """
        if self._box is UNREAD:
            read_boxes([self])
        return self._box

    @property
    def is_shown(self):
        """False for what has no size, as everything on a hidden page."""
        box = self.box
        return box is None or (box.width > 0 and box.height > 0)

    @property
    def actions(self):
        if "Action" not in self.interfaces:
            return []
        count = self._property("Action", "NActions") or 0
        return [self.ask("Action", "GetName", GLib.Variant("(i)", (index,)),
                         "?")[0]
                for index in range(count)]

    @property
    def text(self):
        if "Text" not in self.interfaces:
            return None
        # GTK 4.8 does not take -1 for the end.
        count = self._property("Text", "CharacterCount") or 0
        return self.ask("Text", "GetText",
                        GLib.Variant("(ii)", (0, count)))[0]

    @property
    def value(self):
        if "Value" not in self.interfaces:
            return None
        return self._property("Value", "CurrentValue")

    def do_action(self, index):
        """Whether the element took the action."""
        return self.call("Action", "DoAction",
                         GLib.Variant("(i)", (index,)))[0]

    def select_child(self, child):
        """Whether the element selected it."""
        return self.call("Selection", "SelectChild",
                         GLib.Variant("(i)", (self.children.index(child),)))[0]

    def set_text(self, text):
        """Whether the element took the text."""
        return self.call("EditableText", "SetTextContents",
                         GLib.Variant("(s)", (text,)))[0]

    def set_value(self, number):
        self.application.call(
            self.path, "org.freedesktop.DBus.Properties", "Set",
            GLib.Variant("(ssv)", (INTERFACES + "Value", "CurrentValue",
                                   GLib.Variant("d", number))))

    def summary(self):
        """What a step reports about the element, as JSON values."""
        box = self.box
        facts = {
            "role": self.role,
            "name": self.name,
            "states": sorted(self.states),
            "text": self.text,
            "value": self.value,
            # Every label has the same eight, of its context menu.
            "actions": [] if self.role == "label" else self.actions,
            "box": box and list(box),
        }
        return {key: fact for key, fact in facts.items()
                if fact not in (None, [])}


def application(bus, process):
    """The program with that process id, or None if it is not announced.

    GLib drops a call to a program whose connection is not quite made.
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


def read_boxes(wanted):
    """Asks for the boxes of elements of one program at once, and keeps
    them."""
    placed = [element for element in wanted
              if "Component" in element.interfaces]
    for element in wanted:
        element._box = None
    if not placed:
        return
    # GTK 4 does not know where its window stands on the screen.
    window = GLib.Variant("(u)", (WINDOW_COORDINATES,))
    answers = placed[0].application.call_all(
        INTERFACES + "Component", "GetExtents",
        [(element.path, window) for element in placed])
    for element, answer in zip(placed, answers):
        element._box = Box(*(answer[0] if answer else [0] * 4))


def below(element):
    """Every element under one, parents first, in tree order."""
    for child in element.children:
        yield child
        yield from below(child)


def matching(element, role, pattern, text_of):
    """The shown elements under one whose role and text fit.

    A role may be "*". The text is what text_of answers for an element, None
    for never. The questions that go over the bus come last.
    """
    for candidate in below(element):
        if role in ("*", candidate.role):
            text = text_of(candidate)
            if text is not None and fnmatch.fnmatchcase(text, pattern):
                if candidate.is_shown:
                    yield candidate


def outline(element, depth=0):
    """The tree as indented lines, for people."""
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
        if child.is_shown:
            yield from outline(child, depth + 1)
