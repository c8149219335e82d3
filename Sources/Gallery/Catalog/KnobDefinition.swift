import FloorplanTheme

/// The definition of a knob: its name, its title and its valid values.
///
/// Values are texts, because they are parts of an ``Address``.
nonisolated struct KnobDefinition: Sendable, Hashable {
  /// The kind of values.
  nonisolated enum Kind: Sendable, Hashable {
    /// Several words.
    case choice([String])
    /// `on` or `off`.
    case toggle
    /// A line of text.
    case text
    /// A list of words, separated by commas.
    case words(Words)
    /// A decimal number in a range.
    ///
    /// A control changes it by the step; an address can contain any number in the range.
    case number(ClosedRange<Double>, step: Double)
    /// A style sheet: one of several words, a built-in theme, or the path of a file.
    case styleSheet([String])
  }

  /// The valid words of a list.
  nonisolated struct Words: Sendable, Hashable {
    /// The valid words.
    let words: [String]
    /// Whether a minus sign may precede a word, for descending order.
    let canDescend: Bool

    /// Returns the word without its sign; nil if it is invalid.
    fileprivate func word(_ text: Substring) -> String? {
      let word = String(canDescend && text.first == "-" ? text.dropFirst() : text)
      return words.contains(word) ? word : nil
    }

    /// Returns the list with the most similar valid words; nil if a word has none.
    fileprivate func nearest(to list: String) -> String? {
      let corrected = list.split(separator: ",").map { text -> String? in
        if word(text) != nil { return String(text) }
        let sign = canDescend && text.first == "-" ? "-" : ""
        return nearestNames(to: String(text.dropFirst(sign.count)), in: words, limit: 1).first.map { sign + $0 }
      }
      return corrected.contains(nil) ? nil : corrected.compactMap(\.self).joined(separator: ",")
    }
  }

  /// The values of a toggle, “on” first.
  static let toggleValues = ["on", "off"]

  /// The name in addresses, of ASCII letters, digits and hyphens, which isn't an ``Address/Key``.
  let name: String

  /// The displayed title.
  let title: String

  /// The valid values.
  let kind: Kind

  /// The value if an address doesn't contain the knob.
  let defaultValue: String

  /// The section of the inspector.
  let group: KnobGroup

  /// Creates a knob; the group is nil for the one that its name and kind determine.
  init(name: String, title: String, kind: Kind, defaultValue: String, group: KnobGroup? = nil) {
    (self.name, self.title, self.kind, self.defaultValue) = (name, title, kind, defaultValue)
    self.group = group ?? KnobGroup(of: name, kind)
  }

  /// Returns the same knob in another section.
  func grouped(in group: KnobGroup) -> Self {
    Self(name: name, title: title, kind: kind, defaultValue: defaultValue, group: group)
  }

  /// Creates a knob for a line of text.
  static func text(_ name: String, _ title: String, _ value: String = "") -> Self {
    Self(name: name, title: title, kind: .text, defaultValue: value)
  }

  /// Creates a knob for a list of words, separated by commas.
  static func words(_ name: String, _ title: String, of words: [String], canDescend: Bool = false) -> Self {
    Self(
      name: name, title: title, kind: .words(Words(words: words, canDescend: canDescend)), defaultValue: "")
  }

  /// Creates a knob for a style sheet, or one of several words for another theme.
  static func styleSheet(_ name: String, _ title: String, _ value: String, or words: [String]) -> Self {
    Self(name: name, title: title, kind: .styleSheet(words), defaultValue: value)
  }

  /// Creates a toggle.
  static func toggle(_ name: String, _ title: String, _ isOn: Bool) -> Self {
    Self(name: name, title: title, kind: .toggle, defaultValue: toggleValues[isOn ? 0 : 1])
  }

  /// Creates a knob for a number.
  static func number(
    _ name: String, _ title: String, _ value: Double, in range: ClosedRange<Double>, step: Double = 1
  ) -> Self {
    Self(
      name: name, title: title, kind: .number(range, step: step), defaultValue: plainDecimal(value))
  }

  /// Creates a knob for one of several words.
  static func choice(_ name: String, _ title: String, _ value: String, of words: [String]) -> Self {
    Self(name: name, title: title, kind: .choice(words), defaultValue: value)
  }

  /// Creates a knob for the cases of an enumeration.
  static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ title: String, _ value: Value
  ) -> Self {
    choice(name, title, value.rawValue, of: Value.allCases.map(\.rawValue))
  }

  /// Returns the displayed title of an option, such as “Due week” for `dueWeek`.
  static func title(of option: String) -> String {
    var title = ""
    for character in option.replacing("-", with: " ") {
      let beginsWord = character.isUppercase && title.last?.isLowercase == true
      title += beginsWord ? " " + character.lowercased() : String(character)
    }
    return title.prefix(1).uppercased() + title.dropFirst()
  }

  /// Returns whether a text is a valid value.
  func accepts(_ value: String) -> Bool {
    switch kind {
    case .choice(let options): options.contains(value)
    case .toggle: Self.toggleValues.contains(value)
    case .text: !value.unicodeScalars.contains(where: isControl)
    case .words(let words): value.split(separator: ",").allSatisfy { words.word($0) != nil }
    case .number(let range, step: _): decimal(value).map(range.contains) ?? false
    case .styleSheet(let words):
      words.contains(value) || StyleSheetChoice(value) != nil && !value.unicodeScalars.contains(where: isControl)
    }
  }

  /// The description of the valid values.
  var allowed: String {
    switch kind {
    case .choice(let options): options.joined(separator: ", ")
    case .toggle: Self.toggleValues.joined(separator: ", ")
    case .text: "one line of text without control characters"
    case .words(let words):
      "a list, separated by commas, of " + words.words.joined(separator: ", ")
        + (words.canDescend ? "; - before a word sorts in descending order" : "")
    case .number(let range, step: _):
      "a number from \(plainDecimal(range.lowerBound)) to \(plainDecimal(range.upperBound))"
    case .styleSheet(let words): StyleSheetChoice.allowed(or: words)
    }
  }

  /// Returns the most similar valid values, nearest first.
  func nearest(to value: String) -> [String] {
    switch kind {
    case .choice(let options): nearestNames(to: value, in: options, limit: 3)
    case .toggle: nearestNames(to: value, in: Self.toggleValues, limit: 1)
    case .text: []
    case .words(let words): [words.nearest(to: value)].compactMap(\.self)
    case .number(let range, step: _):
      decimal(value).map { [plainDecimal(min(max($0, range.lowerBound), range.upperBound))] } ?? []
    case .styleSheet(let words):
      nearestNames(to: value, in: words + BuiltInTheme.allCases.map(\.rawValue), limit: 3)
    }
  }
}

/// Parses a number of digits with at most one decimal point and an optional minus sign.
///
/// `Double(_:)` also accepts "nan", "0x1p3" and "1e9", which are likely mistakes in an address.
private nonisolated func decimal(_ text: String) -> Double? {
  text.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?/) == nil ? nil : Double(text)
}
