import CGTK
import Foundation

/// The pixels of a PNG file.
struct Picture {
  let width: Int
  let height: Int
  /// Four bytes per pixel: blue, green, red, alpha.
  let bytes: [UInt8]

  struct Unreadable: Error {
    let path: String
  }

  init(_ file: URL) throws {
    guard let texture = gdk_texture_new_from_filename(file.path, nil) else { throw Unreadable(path: file.path) }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    width = Int(gdk_texture_get_width(texture))
    height = Int(gdk_texture_get_height(texture))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &pixels, gsize(width * 4))
    bytes = pixels
  }

  private var pixels: [UInt32] {
    bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }

  /// Red, green and blue of all opaque pixels.
  var opaqueColors: Set<[UInt8]> {
    let colors = Set(pixels).filter { $0 >> 24 == 255 }
    return Set(colors.map { color in [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) } })
  }

  var distinctColors: Int { Set(pixels).count }

  func hasMoreColors(than count: Int) -> Bool {
    var colors: Set<UInt32> = []
    return pixels.contains { pixel in
      colors.insert(pixel)
      return colors.count > count
    }
  }

  /// The brightness of every 16th pixel on average, from 0, black, to 1, white.
  var meanLightness: Double {
    let samples = stride(from: 0, to: bytes.count, by: 64)
    let sum: Int = samples.reduce(0) { $0 + Int(bytes[$1]) + Int(bytes[$1 + 1]) + Int(bytes[$1 + 2]) }
    let count = bytes.count / 64
    return Double(sum) / Double(count * 3 * 255)
  }
}
