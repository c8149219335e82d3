import FloorplanLayout

/// A naive implementation of the rules, frame by frame, with one pixel for a point.
///
/// It uses only the value types of the library.
enum Naive {
  // No position is negative here, and a conversion is faster than rounding.
  private static func snap(_ value: Double) -> Double { Double(Int(value + 0.5 + 1e-4)) }

  private static func frame(leading: Double, trailing: Double, top: Double, bottom: Double) -> Rect {
    let (left, right, upper, lower) = (snap(leading), snap(trailing), snap(top), snap(bottom))
    return Rect(x: left, y: upper, width: right - left, height: lower - upper)
  }

  private static func available(_ width: Double) -> Double { width - Scene.inset.leading - Scene.inset.trailing }

  /// Items in columns, in rows as tall as their tallest item (rules C1 and C2).
  static func columns(_ columns: Int, _ sizes: [Size], width: Double = Scene.width) -> [Rect] {
    let itemWidth = (available(width) - Double(columns - 1) * Scene.spacing) / Double(columns)
    var frames: [Rect] = []
    frames.reserveCapacity(sizes.count)
    var top = Scene.inset.top
    for first in stride(from: 0, to: sizes.count, by: columns) {
      var tallest = 0.0
      for item in first..<min(first + columns, sizes.count) {
        let leading = Scene.inset.leading + Double(item - first) * (itemWidth + Scene.spacing)
        let height = sizes[item].height
        frames.append(frame(leading: leading, trailing: leading + itemWidth, top: top, bottom: top + height))
        tallest = max(tallest, height)
      }
      top += tallest + Scene.spacing
    }
    return frames
  }

  /// Items with individual sizes in lines that wrap, centered in their line (rules F1, F5 and F8).
  static func flow(_ sizes: [Size]) -> [Rect] {
    var frames: [Rect] = []
    frames.reserveCapacity(sizes.count)
    var (first, top) = (0, Scene.inset.top)
    while first < sizes.count {
      var (end, used, tallest) = (first, -Scene.spacing, 0.0)
      while end < sizes.count, end == first || used + Scene.spacing + sizes[end].width <= available(Scene.width) {
        used += Scene.spacing + sizes[end].width
        tallest = max(tallest, sizes[end].height)
        end += 1
      }
      var leading = Scene.inset.leading
      for item in first..<end {
        let upper = top + (tallest - sizes[item].height) / 2
        frames.append(
          frame(
            leading: leading, trailing: leading + sizes[item].width, top: upper, bottom: upper + sizes[item].height))
        leading += sizes[item].width + Scene.spacing
      }
      (first, top) = (end, top + tallest + Scene.spacing)
    }
    return frames
  }

  /// Items of the size of ``Scene/tiles`` (rule F4).
  static func tiles(_ count: Int) -> [Rect] {
    let size = Size(width: 100, height: 60)
    let columns = Int((available(Scene.width) + Scene.spacing) / (size.width + Scene.spacing))
    return (0..<count).map { item in
      let (row, column) = item.quotientAndRemainder(dividingBy: columns)
      let leading = Scene.inset.leading + Double(column) * (size.width + Scene.spacing)
      let top = Scene.inset.top + Double(row) * (size.height + Scene.spacing)
      return frame(leading: leading, trailing: leading + size.width, top: top, bottom: top + size.height)
    }
  }

  /// The height of a content whose last line has these frames.
  static func contentHeight(_ frames: [Rect]) -> Double {
    frames.suffix(64).reduce(0) { max($0, $1.maxY) } + Scene.inset.bottom
  }

  private static func meet(_ frame: Rect, _ rect: Rect) -> Bool {
    frame.minY < rect.maxY && frame.maxY > rect.minY && frame.minX < rect.maxX && frame.maxX > rect.minX
  }

  /// Adds up the frames that intersect a rectangle, after checking all.
  static func filter(_ frames: [Rect], _ rect: Rect, _ sum: inout FrameSum) {
    for (item, frame) in frames.enumerated() where meet(frame, rect) { sum.add(item, frame) }
  }

  /// Returns the items whose frames intersect a rectangle.
  ///
  /// Items of an earlier line that are tall enough to reach into the rectangle are among the hundreds before.
  static func items(_ frames: [Rect], in rect: Rect) -> [Int] {
    var (low, high) = (0, frames.count)
    // The tops of items in a line differ by less than the height of an item.
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].minY < rect.minY - 1000 { low = middle + 1 } else { high = middle }
    }
    return frames.indices[low...].prefix { frames[$0].minY < rect.maxY + 1000 }.filter { meet(frames[$0], rect) }
  }
}
