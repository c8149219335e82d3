"""The accessibility rules that every page keeps."""
import collections
import re

from support import elements

# What a person operates, by the names that GTK 4.8 gives on the bus: a toggle
# button is a "push button" there, a switch a "check box", an entry a "text".
OPERATED = {
    "check box", "check menu item", "combo box", "entry", "link", "menu item",
    "page tab", "password text", "push button", "radio button",
    "radio menu item", "slider", "spin button", "text", "toggle button",
}
# What is looked at. Inside a control the control's name speaks for it.
SHOWN = {"icon", "image", "level bar", "progress bar"}
POINTED_AT = {"check box", "link", "push button", "radio button",
              "toggle button"}
SMALLEST_TARGET = 24  # pixels; WCAG 2.2, success criterion 2.5.8

# GTK 4.8 answers with the name of the type (GtkImage, FloorplanObjectCell)
# where nobody gave a name. A word with a second capital inside passes for one.
TYPE_NAME = re.compile(r"^[A-Z]\w*[a-z0-9_][A-Z]\w*$")

Facts = collections.namedtuple(
    "Facts", "role name focusable box children")


def read(element):
    """The facts that the rules need."""
    elements.read_boxes([element, *elements.below(element)])
    return facts_of(element)


def facts_of(element):
    """The facts of an element whose box is read, and of those below it."""
    return Facts(element.role, element.name, "focusable" in element.states,
                 element.box, [facts_of(child) for child in element.children])


def is_shown(facts):
    return not facts.box or (facts.box.width > 0 and facts.box.height > 0)


def is_nameless(facts):
    return not facts.name or bool(TYPE_NAME.match(facts.name))


def defects(facts, path=()):
    """A dictionary for each break of a rule below an element."""
    if is_shown(facts):
        where = " > ".join(f"{step.role} {step.name!r}" for step in path[-3:])
        is_inside = any(step.role in OPERATED for step in path)
        for rule, detail in broken_rules(facts, is_inside):
            yield {"rule": rule, "role": facts.role, "name": facts.name,
                   "where": where, "detail": detail}

    # A hidden twin counts: it may be shown beside the other one later.
    names = collections.Counter(
        (child.role, child.name) for child in facts.children
        if child.role in OPERATED and not is_nameless(child))
    for (role, name), count in names.items():
        if count > 1:
            yield {"rule": "repeated-name", "role": role, "name": name,
                   "where": f"{facts.role} {facts.name!r}",
                   "detail": f"{count} times"}
    for child in facts.children:
        yield from defects(child, path + (facts,))


def broken_rules(facts, is_inside_control):
    """The rules that a shown element breaks by itself, with a detail."""
    if is_nameless(facts):
        if facts.role in OPERATED:
            yield "control-without-name", ""
        elif facts.role in SHOWN:
            if not is_inside_control:
                yield "image-without-name", ""
        elif facts.focusable:
            yield "focusable-without-name", ""
    if facts.focusable and facts.role == "filler":
        yield "focusable-without-role", ""
    if facts.role in POINTED_AT and facts.box:
        if min(facts.box.width, facts.box.height) < SMALLEST_TARGET:
            yield "target-too-small", f"{facts.box.width}x{facts.box.height}"
