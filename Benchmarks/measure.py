#!/usr/bin/env python3
"""Measures Floorplan against plain GTK and prints a table in Markdown.

    measure.py PROGRAMS TOOLS [--quick] [GROUP ...]

scripts/bench builds what is measured and calls this on a display and a bus of its own.
"""
import argparse
import os
import platform
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass

SETTLE_MILLISECONDS = 2000
IDLE_MILLISECONDS = 10000
CALL_GROUPS = ["signals", "widgets", "observation", "collection"]

MAPPED = "time to a mapped window"
SIZE = "memory (PSS), 2 s later"
USED = "processor time until then"
IDLE = "processor time while idle for 10 s"

# What issue 2 asks for: the largest ratio, or the largest value.
RATIO_AIMS = {
    MAPPED: 1.25,
    SIZE: 1.4,
    "signal without arguments": 1.25,
    "signal of a widget in no container": 1.25,
    "signal with three arguments": 1.25,
    "Label made and freed": 1.25,
    "Button made and freed": 1.25,
    "CustomWidget subclass made and freed": 1.25,
}
VALUE_AIMS = {IDLE: 10.0}


@dataclass
class Measurement:
    """One thing measured beside its rival, round by round."""
    name: str
    subject: str
    rival_name: str
    unit: str
    ours: list
    rival: list

    def row(self):
        ratios = [ours / rival for ours, rival in zip(self.ours, self.rival) if rival > 0]
        ratio = statistics.median(ratios) if ratios else None
        value = statistics.median(self.ours)
        aim, met = "–", "–"
        if self.name in VALUE_AIMS:
            limit = VALUE_AIMS[self.name]
            aim, met = f"≤ {limit:g} {self.unit}", "yes" if value <= limit else "**no**"
        elif self.name in RATIO_AIMS and ratio is not None and not self.subject.startswith("empty"):
            limit = RATIO_AIMS[self.name]
            aim, met = f"≤ {limit:g}", "yes" if ratio <= limit else "**no**"
        name = f"{self.name}: {self.subject}" if self.subject else self.name
        spread = f"{min(ratios):.2f}–{max(ratios):.2f}" if ratios else "–"
        cells = [name, shown(value, self.unit), self.rival_name, shown(statistics.median(self.rival), self.unit),
                 f"{ratio:.2f}" if ratio is not None else "–", spread, aim, met]
        return "| " + " | ".join(cells) + " |"


def shown(value, unit):
    """A value with three or four digits and its unit."""
    if unit == "ns" and value >= 1e6:
        value, unit = value / 1e6, "ms"
    elif unit == "ns" and value >= 1e4:
        value, unit = value / 1e3, "µs"
    return f"{value:.0f} {unit}" if value >= 100 else f"{value:.3g} {unit}"


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
        """Starts a program and returns milliseconds, MiB, milliseconds and milliseconds."""
        command = [os.path.join(self.tools, "bench-launch"), str(SETTLE_MILLISECONDS), str(idle)] + program.command
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"measure.py: {program.name} could not be measured")
        mapped, size, used, idle_used = (float(word) for word in done.stdout.split())
        # The server and the bus forget the program.
        time.sleep(0.1)
        return {MAPPED: mapped, SIZE: size / 1024, USED: used, IDLE: idle_used}

    def rounds(self, programs, count, idle=0):
        """The programs in turn, each round beginning with another; the first round only warms up."""
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
            rival = [result[key] for result in results[self.demo.name]]
            for program in programs[1:]:
                ours = [result[key] for result in results[program.name]]
                rows.append(Measurement(key, program.name, self.demo.name, unit, ours, rival))
        return rows

    def measure_idle(self):
        programs = self.galleries + [self.empty]
        results = self.rounds(programs, 1 if self.is_quick else 9, IDLE_MILLISECONDS)
        rival = [result[IDLE] for result in results[self.empty.name]]
        return [Measurement(IDLE, program.name, self.empty.name, "ms",
                            [result[IDLE] for result in results[program.name]], rival) for program in self.galleries]

    def measure_calls(self, group):
        command = [os.path.join(self.tools, "bench-calls"), "3" if self.is_quick else "15", group]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"measure.py: the group {group} could not be measured")
        rows = []
        for line in done.stdout.splitlines():
            name, rival_name, unit, ours, rival = line.split("\t")
            rows.append(Measurement(name, "", rival_name, unit, [float(word) for word in ours.split()],
                                    [float(word) for word in rival.split()]))
        return rows


def output(*command):
    try:
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def machine():
    """The machine in one line, without its name."""
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
    known = ["programs", "idle"] + CALL_GROUPS
    for group in arguments.groups:
        if group not in known:
            parser.error(f"there is no group '{group}'; the groups are {', '.join(known)}")

    bench = Bench(arguments.programs, arguments.tools, arguments.quick)
    print(f"Machine: {machine()}.\n")
    print("| measured | Floorplan | against | | ratio | spread | aim | met |")
    print("|---|---:|---|---:|---:|---:|---|---|", flush=True)
    for group in arguments.groups or known:
        if group == "programs":
            rows = bench.measure_programs()
        elif group == "idle":
            rows = bench.measure_idle()
        else:
            rows = bench.measure_calls(group)
        for row in rows:
            print(row.row(), flush=True)


main()
