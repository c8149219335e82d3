import FloorplanTheme

/// A property of a page's sample that people can change: what it is called and which values it has.
///
/// Values travel as text, since they are parts of an ``Address``; the definition says which texts are values.
nonisolated struct KnobDefinition: Sendable, Hashable {
  /// What kind of values a knob has.
  nonisolated enum Kind: Sendable, Hashable {
    /// One of these words.
    case choice([String])
    /// `on` or `off`.
    case toggle
    /// One line of any text.
    case text
    /// A decimal number within the range; a control moves it by the step, an address may name any number of the range.
    case number(ClosedRange<Double>, step: Double)
  }

  /// The values of a toggle, on first.
  static let toggleValues = ["on", "off"]

  /// The name in an address: letters, digits and hyphens of ASCII, none of the names in ``Address/Key``.
  let name: String

  /// The name that people read.
  let title: String

  /// Which values the knob has.
  let kind: Kind

  /// The value that the knob has when an address does not name it.
  let defaultValue: String

  /// A knob for a line of text.
  static func text(_ name: String, _ title: String, _ value: String = "") -> Self {
    Self(name: name, title: title, kind: .text, defaultValue: value)
  }

  /// A knob for something that is on or off.
  static func toggle(_ name: String, _ title: String, _ isOn: Bool) -> Self {
    Self(name: name, title: title, kind: .toggle, defaultValue: toggleValues[isOn ? 0 : 1])
  }

  /// A knob for a number.
  static func number(
    _ name: String, _ title: String, _ value: Double, in range: ClosedRange<Double>, step: Double = 1
  ) -> Self {
    Self(
      name: name, title: title, kind: .number(range, step: step), defaultValue: plainDecimal(value))
  }

  /// A knob for one of some words.
  static func choice(_ name: String, _ title: String, _ value: String, of words: [String]) -> Self {
    Self(name: name, title: title, kind: .choice(words), defaultValue: value)
  }

  /// A knob for one of the cases of an enumeration.
  static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ title: String, _ value: Value
  ) -> Self {
    choice(name, title, value.rawValue, of: Value.allCases.map(\.rawValue))
  }

  /// Checks that a text is a value of the knob.
  ///
  /// - Throws: What is allowed and, for words, which of them is nearest.
  func validate(_ value: String) throws(KnobError) {
    if !accepts(value) { throw KnobError(knob: name, value: value, allowed: allowed, nearest: nearest(to: value)) }
  }

  private func accepts(_ value: String) -> Bool {
    switch kind {
    case .choice(let options): options.contains(value)
    case .toggle: Self.toggleValues.contains(value)
    case .text: !value.unicodeScalars.contains(where: isControl)
    case .number(let range, step: _): decimal(value).map(range.contains) ?? false
    }
  }

  private var allowed: String {
    switch kind {
    case .choice(let options): options.joined(separator: ", ")
    case .toggle: Self.toggleValues.joined(separator: ", ")
    case .text: "one line of text without control characters"
    case .number(let range, step: _):
      "a number from \(plainDecimal(range.lowerBound)) to \(plainDecimal(range.upperBound))"
    }
  }

  private func nearest(to value: String) -> [String] {
    switch kind {
    case .choice(let options): nearestNames(to: value, in: options, limit: 3)
    case .toggle: nearestNames(to: value, in: Self.toggleValues, limit: 1)
    case .text: []
    case .number(let range, step: _):
      decimal(value).map { [plainDecimal(min(max($0, range.lowerBound), range.upperBound))] } ?? []
    }
  }
}

/// The number that a text writes with digits, at most one point between digits, and at most a minus sign before them.
///
/// `Double(_:)` alone would also take "nan", "0x1p3" and "1e9", which nobody means to type into an address.
private nonisolated func decimal(_ text: String) -> Double? {
  let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
  let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  let areDigits = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }
  return areDigits && parts.count <= 2 ? Double(text) : nil
}
