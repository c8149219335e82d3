import FloorplanTheme

nonisolated extension Address {
  /// The value of a knob.
  nonisolated struct Knob: Sendable, Hashable {
    /// The name of the knob in its page's definition.
    let name: String

    /// The value as text, which may be empty.
    let value: String
  }

  /// The keys of the switches, in the order in which they are printed.
  ///
  /// They are reserved: no knob may have one of these names.
  nonisolated enum Key: String, Sendable, CaseIterable {
    /// The appearance.
    case theme
    /// The style sheet.
    case sheet
    /// The dialect of the style sheet.
    case dialect
    /// The text direction.
    case direction = "dir"
    /// The factor for all text sizes.
    case scale
    /// The size of the page.
    case size
    /// Whether changes are animated.
    case motion
    /// The density of components.
    case density
    /// The class path of the part to inspect.
    case pick
  }

  /// A text direction; the raw values are the words in addresses.
  nonisolated enum Direction: String, Sendable, CaseIterable {
    /// Left to right.
    case leftToRight = "ltr"
    /// Right to left.
    case rightToLeft = "rtl"
  }

  /// The amount of motion; the raw values are the words in addresses.
  nonisolated enum Motion: String, Sendable, CaseIterable {
    /// All animations.
    case full
    /// Animations of components that take four times as long.
    case slow
    /// No animations.
    case reduced
  }

  /// The size of a page, in points.
  nonisolated struct Size: Sendable, Hashable {
    /// The valid lengths of a side, in points.
    static let range = 200...10_000

    /// The width in points.
    let width: Int

    /// The height in points.
    let height: Int

    /// Creates a size, or returns nil if a side is outside ``range``.
    init?(width: Int, height: Int) {
      guard Self.range.contains(width), Self.range.contains(height) else { return nil }
      self.width = width
      self.height = height
    }
  }

  /// The valid text scales.
  static let scaleRange = 0.5...4.0
}

/// The way to write a switch in an address.
nonisolated struct AddressSwitch {
  /// The valid words.
  ///
  /// A style sheet can also be a file.
  var words: [String] = []
  /// The valid values, for an error message.
  let allowed: String
  /// The meaning of the value, for the help of the command line.
  let help: String
  /// Returns the value in an address; nil if the switch isn't set.
  let text: (Address) -> String?
  /// Sets the switch of an address; an invalid value unsets it.
  let set: (inout Address, String) -> Void
}

nonisolated extension Address.Key {
  /// The valid words of the switch.
  var words: [String] { format.words }

  /// The way to write the switch.
  var format: AddressSwitch {
    switch self {
    case .theme: Self.word(\.theme)
    case .dialect: Self.word(\.dialect, help: "the dialect of the file: ")
    case .direction: Self.word(\.direction)
    case .motion: Self.word(\.motion)
    case .density: Self.word(\.density)
    case .sheet: Self.sheet(BuiltInTheme.allCases.map(\.rawValue))
    case .scale: Self.scale(Address.scaleRange)
    case .size: Self.size(Address.Size.range)
    case .pick:
      AddressSwitch(
        words: ComponentParts.classPaths, allowed: "the class path of a part",
        help: "the class path of a part to outline and inspect", text: { $0.pick },
        set: { $0.pick = ComponentParts.part(at: $1) == nil ? nil : $1 })
    }
  }

  private static func word<Value: RawRepresentable<String> & CaseIterable>(
    _ path: WritableKeyPath<Address, Value?>, help: String = ""
  ) -> AddressSwitch {
    let words = Value.allCases.map(\.rawValue)
    let list = words.joined(separator: ", ")
    return AddressSwitch(
      words: words, allowed: list, help: help + list, text: { $0[keyPath: path]?.rawValue },
      set: { $0[keyPath: path] = Value(rawValue: $1) })
  }

  private static func sheet(_ themes: [String]) -> AddressSwitch {
    let list = themes.joined(separator: ", ")
    return AddressSwitch(
      words: themes,
      allowed: StyleSheetChoice.allowed(),
      help: "a built-in theme (\(list)), or a file", text: { $0.sheet?.description },
      set: { $0.sheet = StyleSheetChoice($1) })
  }

  private static func scale(_ range: ClosedRange<Double>) -> AddressSwitch {
    AddressSwitch(
      allowed: "a number from \(plainDecimal(range.lowerBound)) to \(plainDecimal(range.upperBound)) with at most two"
        + " decimals, such as 1.5", help: "text scale, \(range.lowerBound) to \(range.upperBound)",
      text: { $0.scale.map(plainDecimal) },
      set: { address, text in
        let number = text.wholeMatch(of: /[0-9]{1,2}(\.[0-9]{1,2})?/).flatMap { Double($0.0) }
        address.scale = number.flatMap { range.contains($0) ? $0 : nil }
      })
  }

  private static func size(_ range: ClosedRange<Int>) -> AddressSwitch {
    AddressSwitch(
      allowed: "WIDTHxHEIGHT in pixels, from \(range.lowerBound) to \(range.upperBound), such as 360x640",
      help: "width and height of the window in pixels", text: { $0.size.map { "\($0.width)x\($0.height)" } },
      set: { address, text in
        let sides = text.wholeMatch(of: /([0-9]{1,5})x([0-9]{1,5})/)
        let lengths = sides.flatMap { sides in Int(sides.1).flatMap { width in Int(sides.2).map { (width, $0) } } }
        address.size = lengths.flatMap { Address.Size(width: $0, height: $1) }
      })
  }
}
