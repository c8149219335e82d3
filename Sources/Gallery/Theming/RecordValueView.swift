import Floorplan

/// A named value, with what it looks like and why it is so.
nonisolated struct RecordValue: Sendable, Hashable {
  let name: String
  let text: String
  var swatch: SwatchContent?
  /// Where the value comes from, a sentence a line.
  var reasons: [String] = []
}

/// A value with its name, in a record.
final class RecordValueView {
  let root = Box(.vertical, spacing: 2)

  init(_ value: RecordValue) {
    root.append(Label.wrapping(.footnote, .secondary, text: value.name))
    let text = Label.wrapping(.subheadline, text: value.text.leftToRight)
    if let content = value.swatch {
      let swatch = Swatch(width: 32, height: 24)
      swatch.content = content
      swatch.verticalAlignment = .center
      root.append(Box(.horizontal, spacing: 8, [swatch, text]))
    } else {
      root.append(text)
    }
    for reason in value.reasons { root.append(Label.wrapping(.caption1, .secondary, text: reason)) }
  }
}

extension String {
  /// The text as it is read from the left, whatever stands around it: digits and signs alone have no direction.
  nonisolated var leftToRight: String { "\u{200E}" + self }
}
