"""Extracts the public declarations of the library's modules, for other scripts."""
import json
import pathlib
import shlex
import subprocess
import sys

sys.dont_write_bytecode = True  # the scripts run from a source tree

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAME = pathlib.Path(sys.argv[0]).name


def run(*command):
    """Returns the output of a command; if the command fails, prints it and exits."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}{NAME}: {command[0]} failed")
    return done.stdout


def build():
    """Builds the library."""
    for target in ("Floorplan", "FloorplanFoundation"):  # which no other module imports
        run("swift", "build", "--target", target)


def import_options():
    """Returns the options of the compiler and its tools to import the library's modules after a build."""
    products = pathlib.Path(run("swift", "build", "--show-bin-path").splitlines()[-1])
    triple = json.loads(run("swift", "-print-target-info"))["target"]["unversionedTriple"]
    options = ["-I", str(products / "Modules"), "-target", triple]
    options += [part for bridge in ("CGTK", "CCamera") for part in ("-I", str(ROOT / "Sources" / bridge))]
    includes = shlex.split(run("pkg-config", "--cflags-only-I", "gtk4"))
    options += [part for include in includes for part in ("-Xcc", include)]
    return options + ["-Xcc", f"-fmodule-map-file={products / 'FloorplanResources.build' / 'module.modulemap'}"]


def symbol_graphs(folder, modules, *options):
    """Builds the library and writes the symbol graphs of its modules to a folder with a subfolder for each.

    A module has its own graph, and one for each module whose types it extends.
    """
    build()
    extract = [*import_options(), "-minimum-access-level", "public", "-skip-synthesized-members", *options]
    for module in modules:
        place = pathlib.Path(folder) / module
        place.mkdir(parents=True)
        run("swift", "symbolgraph-extract", "-module-name", module, *extract, "-output-dir", str(place))


def graphs(folder):
    """Returns the graphs in a folder and its subfolders."""
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.symbols.json"))]
