#!/usr/bin/env python3
"""Compares Floorplan with plain GTK, and its layouts with plain arrays, and prints tables in Markdown.

    measure.py PROGRAMS TOOLS [--quick] [GROUP ...]

scripts/bench builds the programs and runs this script with a separate display and bus.
"""
import argparse
import math
import os
import platform
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass

SETTLE_MILLISECONDS = 2000
IDLE_MILLISECONDS = 10000
CALL_GROUPS = ["signals", "widgets", "images", "observation", "collection"]
CELL_GROUP = "cells"
THEME_GROUP = "theme"
FORMS_GROUP = "forms"
PAGES_GROUP = "pages"
VIEW_GROUP = "collection-view"
LAYOUT_GROUP = "layout"

MAPPED = "time to a mapped window"
SIZE = "memory (PSS), 2 s later"
USED = "processor time until then"
IDLE = "processor time while idle for 10 s"

# What bench-collection scrolls, compared with GtkGridView and with GtkListView.
GRIDS = ("5 columns", "5 columns of given size", "5 columns of single labels")
LISTS = ("1 column", "1 column of single labels")

# What bench-pages opens and searches.
PAGES = ("the list report of 100,000 orders", "the details of an order", "a step of an order",
         "the details of a product", "the list of products")
TYPED = (("p", ""), ("pu", "p"), ("pump", "pum"), ("nothing like this", ""))

# The targets of the library: the maximum ratio, or the maximum value in the unit of its row.
RATIO_TARGETS = {
    # Not longer: the tolerance above 1 is the variation between two runs of the same version.
    "a form of 1,000 cells opened": 1.1,
    "a list picker of 10,000 options opened": 0.1,
    MAPPED: 1.25,
    SIZE: 1.4,
    "signal without arguments": 1.25,
    "signal of a widget in no container": 1.25,
    "signal with three arguments": 1.25,
    "Label created and freed": 1.25,
    "Button created and freed": 1.25,
    "CustomWidget subclass created and freed": 1.25,
    "measuring after another width, 1 column": 3,
    "measuring after another width, 3 columns": 3,
    "a sheet of 400 classes read, checked and compiled": 1,
    "first frame above an empty window's, 5 columns": 0.6,
    "processor time of first frame above an empty window's, 5 columns": 0.6,
} | {
    f"{part}, {view}": limit
    for part, limits in (("processor time of a scrolled frame", (0.8, 0.7)), ("its update and layout", (0.5, 0.5)))
    for views, limit in zip((GRIDS, LISTS), limits) for view in views
}
# The same for one of several baselines.
BASELINE_TARGETS = {
    # Not later: the tolerance above 1 is the variation between two runs of the same version.
    ("first frame, 5 columns", "100 items"): 1.05,
    ("first frame, 1 column", "100 items"): 1.05,
    ("processor time of first frame, 5 columns", "100 items"): 1.05,
    ("processor time of first frame, 1 column", "100 items"): 1.05,
    ("cells bound while scrolling, 5 columns", "items that got a cell"): 1,
    ("cells bound while scrolling, 1 column", "items that got a cell"): 1,
    ("cells created, 5 columns", "the maximum visible, plus a row on each side"): 1,
    ("cells created, 1 column", "the maximum visible, plus a row on each side"): 1,
    ("binding a cell, all parts", "GtkBox of the same texts"): 1.5,
    ("first layout of 1,000,000 equal items", "naive frames"): 1e-3,
    ("first layout of 1,000,000 items to be measured", "naive frames"): 1e-3,
    ("a height changes among 1,000,000, 1 column", "adding to all following ends"): 1e-3,
    ("a height changes among 1,000,000, 3 columns", "adding to all following ends"): 1e-3,
    ("insertion or removal before 1,000,000, 1 column", "memcpy of the extents (4 MB)"): 1e-2,
    ("insertion or removal before 1,000,000, 3 columns", "memcpy of the extents (4 MB)"): 4,
}
VALUE_TARGETS = {
    IDLE: 10,
    "a keystroke to the model, above a bare GtkEntry": 10e3,
    "a model's text to its widget, above GTK's own call": 10e3,
    "a model's flag to its widget, above GTK's own call": 10e3,
    "a model's number to its widget, above GTK's own call": 10e3,
    "peers left by 100 openings of a form": 0,
    "peers left by 100 navigations": 0,
    "heap left by a navigation, of 100": 1,
    # Sixty frames a second.
    "a frame of a stroke over 10,000 points": 16.7,
    "a saved sheet of 400 classes to the frame that displays it": 150e6,
    "the worst of all bad inputs read and checked": 1e9,
    "first layout of 1,000,000 equal items": 2e3,
    "first layout of 1,000,000 items to be measured": 2e3,
    "memory for an item, equal items": 0.001,
    "memory for an item, items to be measured": 0.001,
    "allocations in 2048 queries, 1 column": 0,
    "allocations in 2048 queries, 3 columns": 0,
    "one query, 1 column: fixed part": 400,
    "one query, 3 columns: fixed part": 400,
    "one query, 1 column: for a frame": 6,
    "one query, 3 columns: for a frame": 6,
    "a height changes among 1,000,000, 1 column": 50,
    "a height changes among 1,000,000, 3 columns": 50,
    "insertion or removal before 1,000,000, 1 column": 1e3,
    "insertion or removal before 1,000,000, 3 columns": 1e6,
    "another width with 1,000,000 measured, 1 column": 20e3,
    "another width with 1,000,000 measured, 3 columns": 20e3,
    "3 to 4 columns and back with 1,000,000 measured": 1e6,
    "memory for a measured item, 1 column": 5,
    "memory for a measured item, 3 columns": 5,
    "memory for a measured item, 1 column, unsnapped": 9,
    "memory for a measured item, 3 columns, unsnapped": 9,
    "anchor drift, 1 column": 0,
    "anchor drift, 3 columns": 0,
    "anchor drift, flow": 0,
    "memory for a displayed item": 5,
    "unexplained extent change after 60 jumps": 0,
    "maximum row movement after an insertion before 1,000,000, equal rows": 0,
    "maximum row movement after an insertion before 1,000,000, uneven rows": 0,
} | {
    f"{what}, {driver}, {direction}": 0
    for what in ("steps of 121 with wrong movement", "maximum wrong movement")
    for driver in ("wheel", "kinetic") for direction in ("down", "up")
} | {
    f"{page} opened, to its first frame": 50 for page in PAGES
} | {
    # Sixty frames a second.
    f"“{after}” after “{before}” searched in a list of 100,000 orders": 16.7 for after, before in TYPED
}


@dataclass
class Measurement:
    """The results of a measurement and its baseline, round by round."""
    name: str
    subject: str
    baseline_name: str
    unit: str
    floorplan: list
    baseline: list

    def row(self):
        ratios = [floorplan / baseline for floorplan, baseline in zip(self.floorplan, self.baseline) if baseline > 0]
        ratio = statistics.median(ratios) if ratios else None
        value = statistics.median(self.floorplan)
        target, met = "–", "–"
        limit = BASELINE_TARGETS.get((self.name, self.baseline_name), RATIO_TARGETS.get(self.name))
        if limit is not None and ratio is not None and not self.subject.startswith("empty"):
            target, met = f"≤ {shown_limit(limit)}", "yes" if ratio <= limit else "**no**"
        elif self.name in VALUE_TARGETS:
            limit = VALUE_TARGETS[self.name]
            target, met = f"≤ {shown(limit, self.unit)}", "yes" if value <= limit else "**no**"
        name = f"{self.name}: {self.subject}" if self.subject else self.name
        spread = f"{shown_ratio(min(ratios))}–{shown_ratio(max(ratios))}" if ratios else "–"
        baseline = shown(statistics.median(self.baseline), self.unit) if self.baseline else "–"
        cells = [name, shown(value, self.unit), self.baseline_name, baseline, shown_ratio(ratio), spread, target, met]
        return "| " + " | ".join(cells) + " |"


@dataclass
class Curve:
    """The time of an operation in collections of growing size, in nanoseconds."""
    name: str
    sizes: list
    values: list

    def row(self):
        # The slope of the best-fitting line with logarithmic axes: 0 is constant, 1 is linear.
        slope = statistics.linear_regression([math.log(size) for size in self.sizes],
                                             [math.log(value) for value in self.values]).slope
        cells = [self.name] + [shown(value, "ns") for value in self.values] + [f"{slope:.2f}"]
        return "| " + " | ".join(cells) + " |"


def curve_table(curves):
    sizes = curves[0].sizes
    head = ["items"] + [f"{size:,}" for size in sizes] + ["slope"]
    rule = ["---"] + ["---:"] * (len(sizes) + 1)
    return ["| " + " | ".join(head) + " |", "|" + "|".join(rule) + "|"] + [curve.row() for curve in curves]


def shown(value, unit):
    """Returns a value with three or four digits and its unit, if it has one."""
    if unit == "ns" and value >= 1e6:
        value, unit = value / 1e6, "ms"
    elif unit == "ns" and value >= 1e4:
        value, unit = value / 1e3, "µs"
    return (f"{value:.0f} {unit}" if value >= 100 else f"{value:.3g} {unit}").rstrip().replace(" %", "%")


def shown_ratio(ratio):
    """Returns a ratio with two decimals, or as a fraction if it is small. A difference of times can be negative."""
    if ratio is None:
        return "–"
    return f"{ratio:.2f}" if ratio <= 0 or ratio >= 0.1 else f"1/{1 / ratio:,.0f}"


def shown_limit(limit):
    return f"{limit:g}" if limit >= 0.1 else f"1/{1 / limit:,.0f}"


@dataclass
class Program:
    name: str
    command: list


class Bench:
    def __init__(self, programs, tools, is_quick):
        self.tools = tools
        self.is_quick = is_quick
        gallery = os.path.join(programs, "floorplan-gallery")
        self.demo = Program("gtk4-demo", ["gtk4-demo"])
        self.empty = Program("empty window", [os.path.join(tools, "bench-empty-window")])
        pages = ["installed-software", "form-basics"]
        self.galleries = [Program(f"gallery, {page}", [gallery, page]) for page in pages]

    def launch(self, program, idle=0):
        """Starts a program and returns its results in milliseconds and MiB."""
        command = [os.path.join(self.tools, "bench-launch"), str(SETTLE_MILLISECONDS), str(idle)] + program.command
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"measure.py: measuring {program.name} failed")
        mapped, size, used, idle_used = (float(word) for word in done.stdout.split())
        # Gives the server and the bus time to forget the program.
        time.sleep(0.1)
        return {MAPPED: mapped, SIZE: size / 1024, USED: used, IDLE: idle_used}

    def rounds(self, programs, count, idle=0):
        """Measures the programs alternately. Each round starts with a different one; the first round only warms up."""
        results = {program.name: [] for program in programs}
        for number in range(count + 1):
            turn = number % len(programs)
            for program in programs[turn:] + programs[:turn]:
                result = self.launch(program, 0 if number == 0 else idle)
                if number > 0:
                    results[program.name].append(result)
        return results

    def measure_programs(self):
        programs = [self.demo] + self.galleries + [self.empty]
        results = self.rounds(programs, 3 if self.is_quick else 15)
        rows = []
        for key, unit in ((MAPPED, "ms"), (SIZE, "MiB"), (USED, "ms")):
            baseline = [result[key] for result in results[self.demo.name]]
            for program in programs[1:]:
                floorplan = [result[key] for result in results[program.name]]
                rows.append(Measurement(key, program.name, self.demo.name, unit, floorplan, baseline))
        return rows

    def measure_idle(self):
        programs = self.galleries + [self.empty]
        results = self.rounds(programs, 1 if self.is_quick else 9, IDLE_MILLISECONDS)
        baseline = [result[IDLE] for result in results[self.empty.name]]
        return [Measurement(IDLE, program.name, self.empty.name, "ms",
                            [result[IDLE] for result in results[program.name]], baseline) for program in self.galleries]

    def measure_calls(self, group):
        return self.series("bench-calls", group)[0]

    def measure_cells(self):
        return self.series("bench-cells")[0] + self.series("bench-collection", "packages")[0]

    def measure_theme(self):
        return self.series("bench-theme")[0]

    def measure_forms(self):
        return self.series("bench-forms")[0] + self.series("bench-list-picker")[0]

    def measure_pages(self):
        return self.series("bench-pages")[0]

    def measure_view(self):
        # In a separate process: GLib's slices would free memory of other windows while memory is counted.
        return (self.series("bench-collection")[0]
                + self.series("bench-collection", "memory", environment={"G_SLICE": "always-malloc"})[0])

    def measure_layout(self):
        return self.series("bench-layout")

    def series(self, tool, *groups, environment=None):
        """Returns the output of a tool, as measurements and curves."""
        command = [os.path.join(self.tools, tool), "3" if self.is_quick else "15", *groups]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False,
                              env=os.environ | (environment or {}))
        rows, curves = [], []
        for line in done.stdout.splitlines():
            kind, *fields = line.split("\t")
            if kind == "curve":
                name, sizes, values = fields
                curves.append(Curve(name, [int(word) for word in sizes.split()], numbers(values)))
            else:
                baseline_name, unit, floorplan, baseline = fields
                rows.append(Measurement(kind, "", baseline_name, unit, numbers(floorplan), numbers(baseline)))
        if done.returncode != 0:
            # Measurements before an error are still valid.
            for row in rows:
                print(row.row())
            sys.exit(f"measure.py: {' '.join([tool, *groups])} failed")
        return rows, curves


def numbers(text):
    return [float(word) for word in text.split()]


def output(*command):
    try:
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def machine():
    """Returns a description of the machine in one line, without its name."""
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        models = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
    memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") / 2**30
    system = platform.freedesktop_os_release().get("PRETTY_NAME", "Linux")
    words = output("swift", "--version").split()
    swift = words[words.index("version") + 1] if "version" in words else "?"
    return (f"{os.cpu_count()} processors ({models[0] if models else platform.machine()}), {memory:.0f} GiB, {system}, "
            f"GTK {output('pkg-config', '--modversion', 'gtk4').strip()}, Swift {swift}; load {os.getloadavg()[0]:.1f}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("programs")
    parser.add_argument("tools")
    parser.add_argument("groups", nargs="*", metavar="GROUP")
    parser.add_argument("--quick", action="store_true")
    arguments = parser.parse_intermixed_args()
    known = ["programs", "idle"] + CALL_GROUPS + [
        CELL_GROUP, THEME_GROUP, FORMS_GROUP, PAGES_GROUP, VIEW_GROUP, LAYOUT_GROUP]
    for group in arguments.groups:
        if group not in known:
            parser.error(f"unknown group '{group}'; the groups are {', '.join(known)}")

    bench = Bench(arguments.programs, arguments.tools, arguments.quick)
    print(f"Machine: {machine()}.\n")
    print("| measurement | Floorplan | baseline | | ratio | spread | target | met |")
    print("|---|---:|---|---:|---:|---:|---|---|", flush=True)
    curves = []
    for group in arguments.groups or known:
        if group == "programs":
            rows = bench.measure_programs()
        elif group == "idle":
            rows = bench.measure_idle()
        elif group == CELL_GROUP:
            rows = bench.measure_cells()
        elif group == THEME_GROUP:
            rows = bench.measure_theme()
        elif group == FORMS_GROUP:
            rows = bench.measure_forms()
        elif group == PAGES_GROUP:
            rows = bench.measure_pages()
        elif group == VIEW_GROUP:
            rows = bench.measure_view()
        elif group == LAYOUT_GROUP:
            rows, curves = bench.measure_layout()
        else:
            rows = bench.measure_calls(group)
        for row in rows:
            print(row.row(), flush=True)
    if curves:
        print("\n" + "\n".join(curve_table(curves)))


main()
