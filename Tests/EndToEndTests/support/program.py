"""The program under test, its private bus, and the certain end of both."""
import os
import subprocess
import tempfile
import time

from gi.repository import Gio


def start(command, **options):
    """Starts a child that dies with this process, however that ends."""
    return subprocess.Popen(["setpriv", "--pdeathsig", "KILL", *command],
                            stdin=subprocess.DEVNULL, **options)


def end(process, patience=3):
    """Asks a child to end, and ends it."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def accessibility_bus(address):
    """The address of the accessibility bus that belongs to a session bus."""
    connection = Gio.DBusConnection.new_for_address_sync(
        address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
        | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
    answer = connection.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None,
        None, Gio.DBusCallFlags.NONE, 10000, None)
    connection.close_sync(None)
    return answer.unpack()[0]


class PrivateBus:
    """A session bus of our own: the user's desktop never hears of the run.

    The accessibility bus and its registry are started by this bus when they
    are first wanted, and end when it ends.
    """

    def __enter__(self):
        # The services that the bus starts inherit its environment. On a common
        # display or in a common folder they meet the services of other runs,
        # and join their buses or take their sockets away.
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
        # Without this the address is read from a property of the display,
        # where an earlier run on the same display has left its own.
        os.environ["AT_SPI_BUS_ADDRESS"] = accessibility_bus(address)
        return self

    def __exit__(self, *_):
        end(self.process)
        self.folder.cleanup()


class Program:
    """The program that is driven; everything that it writes is kept."""

    def __init__(self, command):
        self.command = command
        self.log = tempfile.TemporaryFile()

    def __enter__(self):
        self.process = self.start_again([], self.log)
        return self

    def __exit__(self, *_):
        end(self.process)
        self.log.close()

    def start_again(self, arguments, output):
        """Starts the program, or its second instance with other arguments."""
        command = self.command[:1] + arguments if arguments else self.command
        environment = dict(
            os.environ, GTK_A11Y="atspi", GDK_BACKEND="x11",
            # With the GL renderer an animation on a software rasteriser keeps
            # GTK 4.8 too busy to announce the program on the bus.
            GSK_RENDERER="cairo",
            GSETTINGS_BACKEND="memory")
        environment.setdefault("LC_ALL", "C.UTF-8")
        for name in ("NO_AT_BRIDGE", "WAYLAND_DISPLAY"):
            environment.pop(name, None)
        return start(command, env=environment, stdout=output, stderr=output)

    @property
    def pid(self):
        return self.process.pid

    @property
    def status(self):
        """The exit status, negative for a signal; None while it runs."""
        return self.process.poll()

    @property
    def output(self):
        """The lines that the program wrote so far."""
        # The program writes through the same file offset: leave that alone.
        size = os.fstat(self.log.fileno()).st_size
        written = os.pread(self.log.fileno(), size, 0)
        return written.decode(errors="replace").splitlines()


def wait_until(condition, timeout, interval=0.05):
    """The first true answer of the condition, or its last after the time."""
    deadline = time.monotonic() + timeout
    while True:
        answer = condition()
        if answer or time.monotonic() >= deadline:
            return answer
        time.sleep(interval)
