import GTKBridge

@testable import FloorplanUI

extension Widget {
  /// The problems of the positions of this widget's parts.
  var faults: [String] {
    children.filter(\.isMapped).flatMap { child in
      var own: [String] = []
      let minimum = child.measured(.horizontal).minimum
      if child.width < 0 || child.height < 0 { own.append("a part of \(child.width) by \(child.height)") }
      // A part that is drawn smaller still has its size; labels clip.
      if let box = child.bounds(in: self), max(Int(box.width.rounded()), child.width) < minimum, !(child is Label) {
        own.append("\(type(of: child)) has a width of \(box.width), less than \(minimum)")
      }
      return own + child.faults
    }
  }
}

/// Extreme texts.
let extremeTexts: [String?] = [
  nil, "", "A", "مرحبا بالعالم", "Mixed مرحبا and 漢字", "👩‍🚀👨‍👩‍👧‍👦 up", "a \nb\r\nc\u{2028}d\u{2029}e", "\u{0}\u{200B}\u{FEFF}",
  String(repeating: "W", count: 10_000), Array(repeating: "words", count: 2000).joined(separator: " "),
  String(repeating: "\n", count: 500),
]
