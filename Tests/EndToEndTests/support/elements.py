"""The elements of the accessible tree: what they are, and how to find them.

Every question goes over the bus to the program, and the program may take an
element away between two questions. Such an element answers with nothing.
"""
import collections
import fnmatch
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# libatspi 2.46 calls its interface getters deprecated and has no others.
warnings.simplefilter("ignore", DeprecationWarning)

# What libatspi may remember. It learns of changes only while a main loop runs,
# and none does: names and children that it remembers are soon wrong.
NEVER_CHANGES = Atspi.Cache.ROLE | Atspi.Cache.INTERFACES

Box = collections.namedtuple("Box", "x y width height")


def ask(question, otherwise=None):
    """The answer to a question, or what stands for an element that is gone."""
    try:
        return question()
    except (GLib.Error, RuntimeError):
        return otherwise


class Element:
    """One accessible object. Properties are asked for when they are read."""

    def __init__(self, accessible):
        self.accessible = accessible

    @property
    def role(self):
        return ask(self.accessible.get_role_name, "") or ""

    @property
    def name(self):
        return ask(self.accessible.get_name, "") or ""

    @property
    def description(self):
        return ask(self.accessible.get_description, "") or ""

    @property
    def states(self):
        """Names such as "focusable", "checked" and "sensitive"."""
        states = ask(self.accessible.get_state_set)
        if states is None:
            return set()
        return {state.value_nick for state in states.get_states()}

    @property
    def interfaces(self):
        return set(ask(self.accessible.get_interfaces) or [])

    @property
    def parent(self):
        parent = ask(self.accessible.get_parent)
        return None if parent is None else Element(parent)

    @property
    def children(self):
        count = ask(self.accessible.get_child_count, 0)
        for index in range(count):
            child = ask(lambda: self.accessible.get_child_at_index(index))
            # For a child that it has not announced yet GTK 4.8 answers with
            # the application itself, and the tree would have no end.
            if child is not None and not is_application(child):
                yield Element(child)

    @property
    def box(self):
        """Where it stands in its window, in pixels; None if it cannot say.

        GTK 4.8 tells the content box, without padding and border. What has
        gone in the meantime has no size.
        """
        # The list of interfaces takes ten times as long, each time.
        component = ask(self.accessible.get_component_iface)
        if component is None:
            return None
        # GTK 4 does not know where its window stands on the screen.
        box = ask(lambda: component.get_extents(Atspi.CoordType.WINDOW))
        if box is None:
            return Box(0, 0, 0, 0)
        return Box(box.x, box.y, box.width, box.height)

    @property
    def is_shown(self):
        """False for what has no size, as everything on a hidden page."""
        box = self.box
        return box is None or (box.width > 0 and box.height > 0)

    @property
    def actions(self):
        if "Action" not in self.interfaces:
            return []
        action = ask(self.accessible.get_action_iface)
        count = ask(action.get_n_actions, 0) if action else 0
        return [ask(lambda: Atspi.Action.get_action_name(action, index), "?")
                for index in range(count)]

    @property
    def text(self):
        if "Text" not in self.interfaces:
            return None
        text = ask(self.accessible.get_text_iface)
        if text is None:
            return None
        # GTK 4.8 does not take -1 for the end.
        count = ask(text.get_character_count, 0)
        return ask(lambda: Atspi.Text.get_text(text, 0, count))

    @property
    def value(self):
        if "Value" not in self.interfaces:
            return None
        value = ask(self.accessible.get_value_iface)
        return value and ask(value.get_current_value)

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


def is_application(accessible):
    return ask(accessible.get_role) == Atspi.Role.APPLICATION


def application(process):
    """The element of the program with that process id, or None."""
    root = desktop()
    for index in range(ask(root.get_child_count, 0)):
        child = ask(lambda: root.get_child_at_index(index))
        if child is not None and ask(child.get_process_id) == process:
            child.set_cache_mask(NEVER_CHANGES)
            return Element(child)
    return None


def desktop():
    """The object that holds every program on the bus."""
    Atspi.init()
    # A program that is busy answers late; one that hangs, never.
    Atspi.set_timeout(3000, 10000)
    root = Atspi.get_desktop(0)
    root.set_cache_mask(NEVER_CHANGES)
    return root


def below(element):
    """Every element under one, parents first, in tree order."""
    for child in element.children:
        yield child
        yield from below(child)


def matching(element, role, pattern, text_of):
    """The shown elements under one whose role and text fit.

    A role may be "*". The text is what text_of answers for an element, None
    for never. Each question takes its time, so the rare one comes last.
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
