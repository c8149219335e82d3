import FloorplanTheme
import GTKBridge

/// A field in which people type a number of a ``NumberLine``.
@MainActor
final class LineField: ValueField<Double> {
  private let meaning: (NumberLine.Reading, NumberLine) -> Double?

  /// - Parameters:
  ///   - part: The component part of the field.
  ///   - meaning: Returns the number for a reading; nil to refuse it.
  init(_ part: ComponentPart, meaning: @escaping (NumberLine.Reading, NumberLine) -> Double?) {
    self.meaning = meaning
    super.init(part, 0, format: { "\($0)" }, parse: { Double($0) })
    entry.purpose = .number
    entry.readsLeftToRight = true
  }

  /// Bounds, steps and decimals; to be set before anything is typed.
  var line = NumberLine(0, 100) {
    didSet {
      let (line, meaning) = (line, meaning)
      format = { line.text(line.clamped($0)) }
      parse = { meaning(line.read($0), line) }
      let longest = max(line.text(line.lower).count, line.text(line.upper).count)
      // Where there is little room the field is narrower than its longest number.
      entry.largestWidthInCharacters = min(max(3, longest), 9)
    }
  }

  /// The number that was read, where it is within the bounds of the line.
  static func numberInBounds(_ reading: NumberLine.Reading, _ line: NumberLine) -> Double? {
    guard case .number(let number) = reading, (line.lower...line.upper).contains(number) else { return nil }
    return number
  }
}
