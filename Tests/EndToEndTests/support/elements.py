"""Reads and searches the accessible tree of a program.

GTK returns all objects that it has announced in a single call, and announces
the children of an object when they are requested. An object that hasn't changed
since the last reading isn't read again, and its children aren't requested.
Other data (box, text, value, actions) are requested when they are read; boxes
and texts are cached. If the program has removed the element by then, the result
is empty. Independent calls are made concurrently, because each waits for the
program's main loop.
"""
import collections
import fnmatch
import itertools

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

INTERFACES = "org.a11y.atspi."
ROOT = "/org/a11y/atspi/accessible/root"
WINDOW_COORDINATES = 1
NOT_READ = object()  # the box or text hasn't been requested yet
TIMEOUT = 10000  # ms; a busy program is slow
MAX_INT = 2**31 - 1  # GTK 4.8 doesn't support -1 for the end of a text

Facts = collections.namedtuple(
    "Facts", "path parent index child_count interfaces name role description"
             " states")
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
        self._facts_of_bytes = {}
        # The children as they were requested, by the path of their parent.
        self._children = {}
        self._changed = None  # the paths of parents; None before watching

    def call(self, path, interface, method, arguments=None):
        return self._answer(path, interface, method, arguments).unpack()

    def _answer(self, path, interface, method, arguments=None):
        return self.bus.call_sync(
            self.name, path, interface, method, arguments, None,
            Gio.DBusCallFlags.NONE, TIMEOUT, None)

    def call_all(self, interface, method, requests, read=GLib.Variant.unpack):
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
        return [self._answer_of(results[index], read)
                for index in range(len(requests))]

    def _answer_of(self, result, read):
        try:
            return read(self.bus.call_finish(result))
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
        if self._changed is None:
            self._watch_children()
        known = self._facts()
        level, is_complete = [ROOT], True
        while level:
            is_complete = is_complete and all(path in known for path in level)
            outdated = [path for path in level
                        if not self._has_current_children(path, known)]
            self._changed.difference_update(outdated)
            self._children.update(zip(outdated, self._request(outdated)))
            level = [child for path in level for child in self._children[path]]
        if not is_complete:
            known = self._facts()
        return Element(self, ROOT, None, known, self._children)

    def _watch_children(self):
        # GTK announces a shown child only when it is requested, so the data
        # may be the same after the program has hidden another child.
        self._changed = set()
        self.bus.signal_subscribe(
            self.name, INTERFACES + "Event.Object", "ChildrenChanged", None,
            None, Gio.DBusSignalFlags.NONE,
            lambda _, sender, path, *rest: self._changed.add(path))

    def _has_current_children(self, path, known):
        if path == ROOT or path not in known or path in self._changed:
            return False
        if known[path].child_count <= 0:
            self._children[path] = []
            return True
        children = self._children.get(path, ())
        places = [(known[child].parent, known[child].index)
                  for child in children if child in known]
        return (len(places) == len(children) == known[path].child_count
                and all(parent == path for parent, _ in places)
                and all(one < next for (_, one), (_, next)
                        in itertools.pairwise(places)))

    def _facts(self):
        """Returns the data of the announced objects by path."""
        items = self._announced().get_child_value(0)
        # Dispatches the signals that the program has sent before its answer.
        while GLib.MainContext.default().iteration(False):
            pass
        before, self._facts_of_bytes = self._facts_of_bytes, {}
        for index in range(items.n_children()):
            item = items.get_child_value(index)
            data = item.get_data_as_bytes().get_data()
            self._facts_of_bytes[data] = before.get(data) or facts_of(item)
        return {facts.path: facts for facts in self._facts_of_bytes.values()}

    def _request(self, paths):
        """Returns the current children of each object."""
        answers = self.call_all(INTERFACES + "Accessible", "GetChildren",
                                [(path, None) for path in paths], paths_of)
        return [answer or [] for answer in answers]


def facts_of(item):
    """Returns the data of an object that GTK has announced. Unpacking all of
    it would take three times as long."""
    own, _, parent, index, child_count, interfaces, name, role, description, \
        states = map(item.get_child_value, range(10))
    role = Atspi.role_get_name(Atspi.Role(role.get_uint32()))
    words = [states.get_child_value(word).get_uint32()
             for word in range(states.n_children())]
    return Facts(path_of(own), path_of(parent), index.get_int32(),
                 child_count.get_int32(),
                 {word.removeprefix(INTERFACES)
                  for word in interfaces.get_strv()}, name.get_string(),
                 ROLES.get(role, role), description.get_string(),
                 {state.name for state in STATES
                  if words[state.word] & state.bit})


def path_of(reference):
    return reference.get_child_value(1).get_string()


def paths_of(answer):
    references = answer.get_child_value(0)
    return [path_of(references.get_child_value(index))
            for index in range(references.n_children())]


class Element:
    """An accessible object, as it was when the tree was read."""

    def __init__(self, application, path, parent, known, children):
        facts = known[path]
        self.application = application
        self.path = path
        self.parent = parent
        self.name = facts.name
        self.role = facts.role
        self.description = facts.description
        self.interfaces = facts.interfaces
        # Names such as "focusable", "checked" and "sensitive".
        self.states = facts.states
        self._box = NOT_READ
        self._text = NOT_READ
        # Skips objects that were removed in the meantime.
        self.children = [
            Element(application, child, self, known, children)
            for child in children.get(path, ()) if child in known]

    def call(self, interface, method, arguments=None):
        return self.application.call(
            self.path, INTERFACES + interface, method, arguments)

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
        answers = self.application.call_all(
            INTERFACES + "Action", "GetName",
            [(self.path, GLib.Variant("(i)", (index,)))
             for index in range(count)])
        return [answer[0] if answer else "?" for answer in answers]

    @property
    def text(self):
        if self._text is NOT_READ:
            read_texts([self])
        return self._text

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
    # GTK 4 doesn't know the position of its window on the screen.
    store_answers(elements, "_box", "Component", "GetExtents",
                  GLib.Variant("(u)", (WINDOW_COORDINATES,)),
                  lambda answer: Box(*(answer[0] if answer else [0] * 4)))


def read_texts(elements):
    """Reads and stores the texts of several elements of one program."""
    store_answers(elements, "_text", "Text", "GetText",
                  GLib.Variant("(ii)", (0, MAX_INT)),
                  lambda answer: answer and answer[0])


def store_answers(elements, attribute, interface, method, arguments, value_of):
    """Stores a value of the answer of each element with the interface, and
    None for other elements."""
    supporting = [element for element in elements
                  if interface in element.interfaces]
    for element in elements:
        setattr(element, attribute, None)
    if supporting:
        answers = supporting[0].application.call_all(
            INTERFACES + interface, method,
            [(element.path, arguments) for element in supporting])
        for element, answer in zip(supporting, answers):
            setattr(element, attribute, value_of(answer))


def descendants(element):
    """Yields all descendants, parents first, in tree order."""
    for child in element.children:
        yield child
        yield from descendants(child)


def matching(element, role, pattern, by_text=False):
    """Returns the visible descendants with a role, or "*", and a name or text
    that matches a pattern."""
    candidates = [candidate for candidate in descendants(element)
                  if role in ("*", candidate.role)]
    if by_text:
        read_texts(candidates)
    found = [candidate for candidate in candidates
             if fnmatch.fnmatchcase(
                 (candidate.text or "") if by_text else candidate.name,
                 pattern)]
    read_boxes(found)
    return [candidate for candidate in found if candidate.is_visible]


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
