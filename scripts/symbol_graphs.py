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


def symbol_graphs(folder, modules, *options):
    """Builds the library and writes the symbol graphs of its modules to a folder with a subfolder for each.

    A module has its own graph, and one for each module whose types it extends.
    """
    for target in ("Floorplan", "FloorplanFoundation"):  # which no other module imports
        run("swift", "build", "--target", target)
    products = pathlib.Path(run("swift", "build", "--show-bin-path").splitlines()[-1])
    triple = json.loads(run("swift", "-print-target-info"))["target"]["unversionedTriple"]
    extract = ["-I", str(products / "Modules"), "-target", triple, "-minimum-access-level", "public",
               "-skip-synthesized-members", *options]
    extract += [part for bridge in ("CGTK", "CCamera") for part in ("-I", str(ROOT / "Sources" / bridge))]
    includes = shlex.split(run("pkg-config", "--cflags-only-I", "gtk4"))
    extract += [part for include in includes for part in ("-Xcc", include)]
    extract += ["-Xcc", f"-fmodule-map-file={products / 'FloorplanResources.build' / 'module.modulemap'}"]
    for module in modules:
        place = pathlib.Path(folder) / module
        place.mkdir(parents=True)
        run("swift", "symbolgraph-extract", "-module-name", module, *extract, "-output-dir", str(place))


def graphs(folder):
    """Returns the graphs in a folder and its subfolders."""
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.symbols.json"))]
