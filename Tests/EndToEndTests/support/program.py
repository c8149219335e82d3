"""Starts and ends the program under test, its private bus and compositor."""
import glob
import os
import subprocess
import tempfile
import time

from gi.repository import Gio, GLib


def start(command, **options):
    """Starts a child that is killed when this process ends, however it ends."""
    return subprocess.Popen(["setpriv", "--pdeathsig", "KILL", *command],
                            **{"stdin": subprocess.DEVNULL, **options})


def end(process, timeout=3):
    """Terminates a child, and kills it if necessary."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(timeout)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def connect(address):
    return Gio.DBusConnection.new_for_address_sync(
        address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
        | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)


def accessibility_bus(address):
    """Returns the address of the accessibility bus of a session bus."""
    connection = connect(address)
    answer = connection.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None,
        None, Gio.DBusCallFlags.NONE, 10000, None)
    connection.close_sync(None)
    return answer.unpack()[0]


class PrivateBus:
    """A private session bus, which isolates the run from the user's desktop.

    It starts the accessibility bus and its registry on demand; they end with
    it.
    """

    def __enter__(self):
        # The services of the bus inherit its environment. If they shared a
        # display or folder with the services of other runs, they would join
        # their buses or replace their sockets.
        self.folder = tempfile.TemporaryDirectory()
        os.environ["XDG_RUNTIME_DIR"] = self.folder.name
        environment = {key: value for key, value in os.environ.items()
                       if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        self.process = start(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile",
             "--print-address=1"],
            env=environment, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)
        address = self.process.stdout.readline().strip()
        if not address:
            raise OSError("dbus-daemon did not start")
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = address
        # Otherwise the address would be read from a property of the display,
        # which an earlier run on the same display has set.
        os.environ["AT_SPI_BUS_ADDRESS"] = accessibility_bus(address)
        self.accessibility = connect(os.environ["AT_SPI_BUS_ADDRESS"])
        # Without a listener, later versions of GTK send no events.
        self.accessibility.call_sync(
            "org.a11y.atspi.Registry", "/org/a11y/atspi/registry",
            "org.a11y.atspi.Registry", "RegisterEvent",
            GLib.Variant("(s)", ("object:children-changed",)), None,
            Gio.DBusCallFlags.NONE, 10000, None)
        self.session = connect(address)
        return self

    def open(self, process, arguments, timeout):
        """Passes arguments to the GApplication of a process, like a second
        start, and returns the exit status."""
        results = []
        self.begin_open(process, arguments, timeout, results.append)
        while not results:
            GLib.MainContext.default().iteration(True)
        return self.finish_open(results[0])

    def begin_open(self, process, arguments, timeout, on_result):
        """Like open, but calls a function with the result for finish_open."""
        name = next((name for name in self._ask("ListNames")[0]
                     if not name.startswith(":") and process == self._ask(
                         "GetConnectionUnixProcessID",
                         GLib.Variant("(s)", (name,)))[0]), None)
        if name is None:
            raise OSError("the program has no name on the session bus")
        self.session.call(
            name, "/" + name.replace(".", "/"), "org.gtk.Application",
            "CommandLine", GLib.Variant(
                "(oaaya{sv})", ("/driver", [[*word.encode(), 0] for word
                                            in ("driver", *arguments)], {})),
            None, Gio.DBusCallFlags.NONE, int(timeout * 1000), None,
            lambda _, result: on_result(result))

    def finish_open(self, result):
        return self.session.call_finish(result).unpack()[0]

    def _ask(self, method, arguments=None):
        return self.session.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus",
            "org.freedesktop.DBus", method, arguments, None,
            Gio.DBusCallFlags.NONE, 10000, None).unpack()

    def __exit__(self, *_):
        self.session.close_sync(None)
        self.accessibility.close_sync(None)
        end(self.process)
        self.folder.cleanup()


class Compositor:
    """Weston, in the runtime folder of the private bus.

    The backend "headless" has no screen, and therefore no keyboard or pointer.
    With "x11", Weston is a window that forwards its keys.
    """

    socket = "driver"
    # xdotool finds the window by class: Weston doesn't set its process ID.
    window_class = "weston"
    # Fits on the screens of the tests even at a scale of 2.
    size = 950, 750
    # While a window fades out, no other window gets the keys.
    settings = "[shell]\nclose-animation=none\nstartup-animation=none\n"
    focus_below_pointer = "1"  # PointerRoot instead of a window

    def __init__(self, backend, scale):
        self.backend = backend
        width, height = self.size
        self.command = [
            "weston", f"--backend={backend}-backend.so", "--use-pixman",
            f"--socket={self.socket}", f"--width={width}",
            f"--height={height}", f"--scale={scale}", "--idle-time=0"]

    def __enter__(self):
        self.log = tempfile.TemporaryFile()
        if self.backend == "x11":
            # An earlier program may have moved the keyboard focus and the
            # pointer.
            subprocess.run(
                ["xdotool", "windowfocus", self.focus_below_pointer,
                 "mousemove", *(str(length // 2) for length in self.size)],
                check=True, timeout=10)
        folder = os.environ["XDG_RUNTIME_DIR"]
        settings = os.path.join(folder, "weston.ini")
        with open(settings, "w", encoding="utf-8") as file:
            file.write(self.settings)
        self.process = start([*self.command, f"--config={settings}"],
                             stdout=self.log, stderr=self.log)
        path = os.path.join(folder, self.socket)
        if not wait_until(lambda: os.path.exists(path)
                          or self.process.poll() is not None, 30) \
                or self.process.poll() is not None:
            end(self.process)
            self.log.seek(0)
            written = self.log.read().decode(errors="replace")
            raise OSError(f"weston did not start: {written}")
        return self

    def __exit__(self, *_):
        end(self.process)
        self.log.close()


class Program:
    """The program under test, with its output."""

    def __init__(self, command, scale=1, compositor=None):
        self.command = command
        self.scale = scale
        self.compositor = compositor
        self.log = tempfile.TemporaryFile()
        self._forgotten = 0  # bytes of the output

    def __enter__(self):
        self.process = self.start_again([], self.log)
        return self

    def __exit__(self, *_):
        end(self.process)
        self.log.close()

    def start_again(self, arguments, output):
        """Starts the program, or a second instance with other arguments."""
        command = self.command[:1] + arguments if arguments else self.command
        environment = dict(
            os.environ, GTK_A11Y="atspi", GDK_BACKEND="x11",
            GSETTINGS_BACKEND="memory")
        environment.setdefault("LC_ALL", "C.UTF-8")
        # With the GL renderer and a software rasterizer, an animation keeps
        # GTK 4.8 too busy to register the program on the bus.
        environment.setdefault("GSK_RENDERER", "cairo")
        for name in ("NO_AT_BRIDGE", "WAYLAND_DISPLAY"):
            environment.pop(name, None)
        if self.compositor:
            environment.update(GDK_BACKEND="wayland",
                               WAYLAND_DISPLAY=self.compositor.socket)
            environment.pop("DISPLAY", None)
        else:
            environment["GDK_SCALE"] = str(self.scale)
        return start(command, env=environment, stdout=output, stderr=output)

    @property
    def pid(self):
        return self.process.pid

    @property
    def status(self):
        """The exit status, negative for a signal; None while it runs."""
        return self.process.poll()

    @property
    def background_time(self):
        """The processor time, in seconds, of all threads except those that
        answer the driver: the main thread and that of D-Bus."""
        ticks = 0
        for task in glob.glob(f"/proc/{self.pid}/task/*"):
            try:
                with open(f"{task}/stat", encoding="utf-8") as file:
                    name, _, facts = file.read().partition("(")[2].rpartition(
                        ") ")
            except OSError:  # the thread has ended
                continue
            if name != "gdbus" and os.path.basename(task) != str(self.pid):
                # utime and stime, the fields 14 and 15
                ticks += sum(map(int, facts.split()[11:13]))
        return ticks / os.sysconf("SC_CLK_TCK")

    @property
    def output(self):
        """The lines that the program has written so far."""
        # The program uses the same file offset, so don't change it.
        size = os.fstat(self.log.fileno()).st_size
        written = os.pread(self.log.fileno(), size, self._forgotten)
        return written.decode(errors="replace").splitlines()

    def forget_output(self):
        """Removes the lines that have been written from the output."""
        self._forgotten = os.fstat(self.log.fileno()).st_size


def wait_until(condition, timeout, interval=0.02):
    """Returns the first true result of a condition, or the last one."""
    deadline = time.monotonic() + timeout
    while True:
        answer = condition()
        if answer or time.monotonic() >= deadline:
            return answer
        time.sleep(interval)
