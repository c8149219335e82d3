"""Checks accessibility rules that apply to every page."""
import collections
import re

from support import elements

# The roles of controls, with the names of GTK 4.8 on the bus, where a toggle
# button is a "push button", a switch a "check box", and an entry a "text".
CONTROL_ROLES = {
    "check box", "check menu item", "combo box", "entry", "link", "menu item",
    "page tab", "password text", "push button", "radio button",
    "radio menu item", "slider", "spin button", "text", "toggle button",
}
# The roles of displayed content. In a control, the control has the name.
CONTENT_ROLES = {"icon", "image", "level bar", "progress bar"}
TARGET_ROLES = {"check box", "link", "push button", "radio button",
                "toggle button"}
MIN_TARGET_SIZE = 24  # pixels; WCAG 2.2, success criterion 2.5.8

MAX_DESCRIPTION_LENGTH = 120  # characters; a sentence of about 20 words
# A sentence is followed by another one. Abbreviations are short.
SENTENCE_BREAK = re.compile(r"(?:[^\W\d_]{4}\.|[!?؟])\s+(?![a-z])[^\W\d_]|\n")

# GTK 4.8 returns the name of the type (GtkImage, FloorplanObjectCell) for an
# element without a name. A name with an inner capital is considered a type.
TYPE_NAME = re.compile(r"^[A-Z]\w*[a-z0-9_][A-Z]\w*$")

Facts = collections.namedtuple(
    "Facts", "role name description focusable box children")


def read(element):
    """Returns the data for the rules, for an element and its descendants.

    Only elements that may violate a rule have a box.
    """
    suspects = [candidate for candidate
                in (element, *elements.descendants(element))
                if candidate.role in TARGET_ROLES
                or any(violations(facts_of(candidate, None, []), False))]
    elements.read_boxes(suspects)
    boxes = {suspect.path: suspect.box for suspect in suspects}

    def read_facts(element):
        return facts_of(element, boxes.get(element.path),
                        [read_facts(child) for child in element.children])

    return read_facts(element)


def facts_of(element, box, children):
    return Facts(element.role, element.name, element.description,
                 "focusable" in element.states, box, children)


def is_visible(facts):
    return not facts.box or (facts.box.width > 0 and facts.box.height > 0)


def is_nameless(facts):
    return not facts.name or bool(TYPE_NAME.match(facts.name))


def defects(facts, path=()):
    """Yields a dictionary for each violation of a rule in an element."""
    if is_visible(facts):
        where = " > ".join(f"{step.role} {step.name!r}" for step in path[-3:])
        is_in_control = any(step.role in CONTROL_ROLES for step in path)
        for rule, detail in violations(facts, is_in_control):
            yield {"rule": rule, "role": facts.role, "name": facts.name,
                   "where": where, "detail": detail}

    # A hidden duplicate counts, because it may become visible later.
    names = collections.Counter(
        (child.role, child.name) for child in facts.children
        if child.role in CONTROL_ROLES and not is_nameless(child))
    for (role, name), count in names.items():
        if count > 1:
            yield {"rule": "repeated-name", "role": role, "name": name,
                   "where": f"{facts.role} {facts.name!r}",
                   "detail": f"{count} times"}
    for child in facts.children:
        yield from defects(child, path + (facts,))


def violations(facts, is_in_control):
    """Yields the rules that a visible element violates, with details."""
    if is_nameless(facts):
        if facts.role in CONTROL_ROLES:
            yield "control-without-name", ""
        elif facts.role in CONTENT_ROLES:
            if not is_in_control:
                yield "image-without-name", ""
        elif facts.focusable:
            yield "focusable-without-name", ""
    # GTK 4.18 takes a tooltip as description, such as the whole name of a file.
    if facts.description not in facts.name and (
            len(facts.description) > MAX_DESCRIPTION_LENGTH
            or SENTENCE_BREAK.search(facts.description)):
        yield "description-longer-than-a-sentence", facts.description
    if facts.focusable and facts.role == "filler":
        yield "focusable-without-role", ""
    if facts.role in TARGET_ROLES and facts.box:
        if min(facts.box.width, facts.box.height) < MIN_TARGET_SIZE:
            yield "target-too-small", f"{facts.box.width}x{facts.box.height}"
