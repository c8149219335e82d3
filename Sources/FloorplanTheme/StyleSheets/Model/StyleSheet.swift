/// A style sheet as it was written: definitions, rules, conditions and imports, each with its range.
///
/// Unreadable text is left out, and ``read(_:dialect:checks:resolve:)`` reports it. Values are texts here, because a
/// variable can have different values on different devices; ``evaluate(in:)`` makes typed values of them. The statements
/// of an imported sheet replace the import.
public struct StyleSheet: Sendable, Hashable {
  /// The most statements that a sheet, with all that it imports, may have: definitions, rules, declarations and class paths.
  public static let statementLimit = 50_000
  /// The most words that a value may have.
  public static let valueLimit = 1000

  /// What the source is called.
  public let name: String
  /// For which reader the sheet was written.
  public let dialect: StyleSheetDialect
  /// The definitions, in the order of the text.
  public internal(set) var definitions: [Definition] = []
  /// The rules, in the order of the text.
  public internal(set) var rules: [Rule] = []
  /// The conditions, in the order of the text.
  public internal(set) var media: [Media] = []
  /// The imports, in the order of the text.
  public internal(set) var imports: [Import] = []

  /// What was worked out of all that already.
  var worked = WorkedOut()

  /// What follows from the rest of a sheet, kept because it takes longer to work out than to read: two sheets with the
  /// same text are the same, whether one has it or not.
  struct WorkedOut: Sendable, Hashable {
    /// What the sheet sets, by what it was evaluated for.
    var layers: [StyleSheetEnvironment: SheetLayer] = [:]

    static func == (one: Self, other: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// A named value: `@name: value;`.
  public struct Definition: Sendable, Hashable {
    /// The name without `@`.
    public let name: String
    /// The value as it was written, its words separated by single spaces.
    public var text: String { words.joinedText }
    /// The whole definition.
    public let range: StyleSheetRange
    /// The name with `@`.
    public let nameRange: StyleSheetRange
    /// The value.
    public let valueRange: StyleSheetRange
    /// The condition around it, as an index into ``StyleSheet/media``.
    public let media: Int?
    let words: [StyleSheetWord]
  }

  /// Class paths, and what is declared for them.
  public struct Rule: Sendable, Hashable {
    /// The class paths.
    public let selectors: [Selector]
    /// The declarations, in the order of the text.
    public let declarations: [Declaration]
    /// The whole rule.
    public let range: StyleSheetRange
    /// The condition around it, as an index into ``StyleSheet/media``.
    public let media: Int?
  }

  /// A class path before a block.
  public struct Selector: Sendable, Hashable {
    /// The classes, in the order of the text; more than one where they are joined by colons.
    public let classes: [String]
    /// The class path as the parts tables have it: the classes, joined by colons.
    public var classPath: String { classes.joined(separator: ":") }
    /// Where it stands.
    public let range: StyleSheetRange
  }

  /// A property and its value: `name: value;`.
  public struct Declaration: Sendable, Hashable {
    /// The property as it was written, with the suffix of its state.
    public let name: String
    /// What the name means; nil where no such property is known.
    public let property: StyleSheetProperty?
    /// The value as it was written, its words separated by single spaces.
    public var text: String { words.joinedText }
    /// The whole declaration.
    public let range: StyleSheetRange
    /// The property.
    public let nameRange: StyleSheetRange
    /// The value.
    public let valueRange: StyleSheetRange
    let words: [StyleSheetWord]
    /// The line of the value where that is the name of an image: whether there is one is found out when the text isn't
    /// there any more.
    let excerpt: StyleSheetExcerpt?
  }

  /// A condition: `@media (device: ipad) and (orientation: landscape)`.
  public struct Media: Sendable, Hashable {
    /// The device that is asked for, or nil for every one.
    public var device: StyleSheetEnvironment.Device? { values["device"].flatMap(StyleSheetEnvironment.Device.init) }
    /// The orientation that is asked for, or nil for both.
    public var orientation: StyleSheetEnvironment.Orientation? {
      values["orientation"].flatMap(StyleSheetEnvironment.Orientation.init)
    }
    /// Whether a value is asked for that no device has.
    public var isImpossible: Bool {
      (asks(for: "device") && device == nil) || (asks(for: "orientation") && orientation == nil)
    }
    /// The condition, from `@media` to its last parenthesis.
    public let range: StyleSheetRange
    private var values: [String: String] = [:]

    /// The features that a condition may ask for.
    static let features = ["device", "orientation"]

    package init(range: StyleSheetRange) {
      self.range = range
    }

    /// Adds a condition; of several on one feature the last one counts, and one on an unknown feature always holds.
    ///
    /// - Returns: Whether the feature is known.
    @discardableResult
    package mutating func require(_ feature: String, _ value: String) -> Bool {
      guard Self.features.contains(feature) else { return false }
      values[feature] = value
      return true
    }

    /// Whether a feature is asked for already.
    func asks(for feature: String) -> Bool { values[feature] != nil }

    /// What is asked for, in a form to compare.
    var requirements: String { Self.features.map { values[$0] ?? "" }.joined(separator: " ") }

    /// Whether the condition holds.
    ///
    /// - Parameter environment: What the sheet is used on.
    /// - Returns: Whether it holds there.
    public func matches(_ environment: StyleSheetEnvironment) -> Bool {
      !isImpossible && (device ?? environment.device) == environment.device
        && (orientation ?? environment.orientation) == environment.orientation
    }
  }

  /// An import of another sheet: `@import 'name.nss';`.
  public struct Import: Sendable, Hashable {
    /// The name as it was written, without quotation marks.
    public let path: String
    /// The whole import.
    public let range: StyleSheetRange
    /// What the sheet is called that was imported; nil where it could not be had.
    public internal(set) var source: String?
  }

  /// Whether a condition holds; a statement without one always counts.
  func isActive(_ media: Int?, in environment: StyleSheetEnvironment) -> Bool {
    media.map { self.media[$0].matches(environment) } ?? true
  }
}
