"""What the modules of the library declare, for the scripts beside this one."""
import json
import pathlib
import shlex
import subprocess
import sys

sys.dont_write_bytecode = True  # the scripts run from a source tree

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAME = pathlib.Path(sys.argv[0]).name


def run(*command):
    """What a command prints; ends the script with all of it where the command fails."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}{NAME}: {command[0]} failed")
    return done.stdout


def symbol_graphs(folder, modules, *options):
    """Builds the library and writes what its modules declare to a folder, each to one of its own.

    There is one graph of a module itself, and one for each module whose types it adds to.
    """
    build = ["swift", "build", "--target", "Floorplan"]
    run(*build)
    products = pathlib.Path(run(*build, "--show-bin-path").splitlines()[-1])
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
    """The graphs in a folder and those below it."""
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.symbols.json"))]
