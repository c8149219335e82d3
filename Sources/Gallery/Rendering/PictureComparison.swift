import Glibc

/// The regions in which two pictures differ.
nonisolated struct PictureComparison {
  /// A rectangle of pixels.
  struct Region: Hashable, Codable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The smallest region that contains both.
    func union(_ other: Self) -> Self {
      let (left, top) = (min(x, other.x), min(y, other.y))
      return Region(
        x: left, y: top, width: max(x + width, other.x + other.width) - left,
        height: max(y + height, other.y + other.height) - top)
    }
  }

  /// The pixels of a picture, row by row, four bytes each.
  struct Pixels {
    let width: Int
    let height: Int
    let bytes: [UInt8]
  }

  /// The bounds of the areas that differ, from top to bottom; they can overlap.
  ///
  /// Pictures of different sizes differ everywhere.
  let regions: [Region]

  var isEqual: Bool { regions.isEmpty }

  /// The side of the squares that are compared as a whole, in pixels.
  private static let tileSide = 16

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - old: The picture to compare with.
  ///   - new: The picture.
  ///   - tolerance: The maximum difference of a byte, 0 to 255.
  /// - Complexity: O(*n*) in the pixels; those of equal rows take little time.
  init(_ old: Pixels, _ new: Pixels, tolerance: Int = 0) {
    guard old.width == new.width, old.height == new.height else {
      regions = [Region(x: 0, y: 0, width: max(old.width, new.width), height: max(old.height, new.height))]
      return
    }
    regions = old.bytes.withUnsafeBytes { oldBytes in
      new.bytes.withUnsafeBytes { newBytes in
        let rows = RowComparison(old: oldBytes, new: newBytes, width: new.width, tolerance: tolerance)
        return Self.regions(rows, height: new.height)
      }
    }
  }

  private static func regions(_ rows: RowComparison, height: Int) -> [Region] {
    let columns = (rows.width + tileSide - 1) / tileSide
    var differs = [Bool](repeating: false, count: columns * ((height + tileSide - 1) / tileSide))
    for y in 0..<height where rows.differ(y, 0, rows.width) {
      for column in 0..<columns where !differs[y / tileSide * columns + column] {
        let left = column * tileSide
        differs[y / tileSide * columns + column] = rows.differ(y, left, min(left + tileSide, rows.width))
      }
    }
    var found: [Region] = []
    for tile in differs.indices where differs[tile] {
      found.append(rows.tightened(fill(from: tile, columns, &differs), height: height))
    }
    return found
  }

  /// Returns the bounds of adjacent tiles, in tiles, and clears them.
  private static func fill(from start: Int, _ columns: Int, _ differs: inout [Bool]) -> Region {
    var bounds = Region(x: start % columns, y: start / columns, width: 1, height: 1)
    var pending = [start]
    differs[start] = false
    while let tile = pending.popLast() {
      let (x, y) = (tile % columns, tile / columns)
      bounds = bounds.union(Region(x: x, y: y, width: 1, height: 1))
      for row in max(0, y - 1)...min(y + 1, differs.count / columns - 1) {
        for column in max(0, x - 1)...min(x + 1, columns - 1) where differs[row * columns + column] {
          differs[row * columns + column] = false
          pending.append(row * columns + column)
        }
      }
    }
    return bounds
  }

  /// The rows of two pictures of the same size.
  private struct RowComparison {
    let old: UnsafeRawBufferPointer
    let new: UnsafeRawBufferPointer
    let width: Int
    let tolerance: Int

    /// Returns whether pixels of a row differ.
    func differ(_ y: Int, _ left: Int, _ right: Int) -> Bool {
      let (start, count) = ((y * width + left) * 4, (right - left) * 4)
      guard let first = old.baseAddress, let second = new.baseAddress else { return false }
      guard memcmp(first + start, second + start, count) != 0 else { return false }
      guard tolerance > 0 else { return true }
      // Loops over ranges are slow in debug builds.
      let (one, other) = (first.assumingMemoryBound(to: UInt8.self), second.assumingMemoryBound(to: UInt8.self))
      var index = start
      while index < start + count {
        if one[index] != other[index], abs(Int(one[index]) - Int(other[index])) > tolerance { return true }
        index += 1
      }
      return false
    }

    /// Returns the region of the differing pixels in a region in tiles.
    func tightened(_ tiles: Region, height: Int) -> Region {
      var (left, top) = (tiles.x * tileSide, tiles.y * tileSide)
      var (right, bottom) = (min(left + tiles.width * tileSide, width), min(top + tiles.height * tileSide, height))
      while !differ(top, left, right) { top += 1 }
      while !differ(bottom - 1, left, right) { bottom -= 1 }
      while !(top..<bottom).contains(where: { differ($0, left, left + 1) }) { left += 1 }
      while !(top..<bottom).contains(where: { differ($0, right - 1, right) }) { right -= 1 }
      return Region(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}
