"""Saves a picture of the whole X screen, with only libX11 and zlib."""
import ctypes
import os
import struct
import zlib

Z_PIXMAP = 2
ALL_PLANES = ctypes.c_ulong(-1)


class XImage(ctypes.Structure):
    """The public first fields of Xlib's XImage."""
    _fields_ = [
        ("width", ctypes.c_int), ("height", ctypes.c_int),
        ("xoffset", ctypes.c_int), ("format", ctypes.c_int),
        ("data", ctypes.POINTER(ctypes.c_char)),
        ("byte_order", ctypes.c_int), ("bitmap_unit", ctypes.c_int),
        ("bitmap_bit_order", ctypes.c_int), ("bitmap_pad", ctypes.c_int),
        ("depth", ctypes.c_int), ("bytes_per_line", ctypes.c_int),
        ("bits_per_pixel", ctypes.c_int),
    ]


def read_screen():
    """Returns width, height and rows; a pixel is blue, green, red, 0."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XGetImage.restype = ctypes.POINTER(XImage)
    for function in (x11.XDefaultRootWindow, x11.XCloseDisplay):
        function.argtypes = [ctypes.c_void_p]
    x11.XDefaultRootWindow.restype = ctypes.c_ulong
    for function in (x11.XDisplayWidth, x11.XDisplayHeight):
        function.argtypes = [ctypes.c_void_p, ctypes.c_int]
    display = x11.XOpenDisplay(os.environ["DISPLAY"].encode())
    if not display:
        raise ValueError(f"no X display {os.environ['DISPLAY']}")
    try:
        image = x11.XGetImage(
            ctypes.c_void_p(display),
            ctypes.c_ulong(x11.XDefaultRootWindow(display)), 0, 0,
            x11.XDisplayWidth(display, 0), x11.XDisplayHeight(display, 0),
            ALL_PLANES, Z_PIXMAP).contents
        if image.bits_per_pixel != 32:
            raise ValueError(f"{image.bits_per_pixel} bits a pixel, not 32")
        stride = image.bytes_per_line
        data = ctypes.string_at(image.data, stride * image.height)
        rows = [data[start:start + image.width * 4]
                for start in range(0, len(data), stride)]
        return image.width, image.height, rows
    finally:
        x11.XCloseDisplay(display)


def chunk(kind, content):
    """Returns a chunk of a PNG file."""
    checksum = zlib.crc32(kind + content)
    return (struct.pack(">I", len(content)) + kind + content
            + struct.pack(">I", checksum))


def save(path):
    """Writes the screen as an RGB PNG with 8 bits a channel."""
    width, height, rows = read_screen()
    lines = bytearray()
    for row in rows:
        line = bytearray(width * 3)
        line[0::3], line[1::3], line[2::3] = row[2::4], row[1::4], row[0::4]
        lines += b"\0" + line  # 0: the row is not filtered
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
                   + chunk(b"IDAT", zlib.compress(bytes(lines), 6))
                   + chunk(b"IEND", b""))
