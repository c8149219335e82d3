/// A parsed style sheet: definitions, rules, conditions and imports, each with its range.
///
/// Unreadable text is omitted and reported by ``read(_:dialect:checks:resolve:)``. Values are texts, because a variable
/// can have different values on different devices; ``evaluate(in:)`` converts them to typed values. The statements of
/// an imported sheet replace the import.
public struct StyleSheet: Sendable, Hashable {
  /// The maximum number of statements in a sheet and its imports: definitions, rules, declarations and class paths.
  public static let statementLimit = 50_000
  /// The maximum number of words in a value.
  public static let valueLimit = 1000

  /// The name of the source.
  public let name: String
  /// The dialect that the sheet is written in.
  public let dialect: StyleSheetDialect
  /// The definitions, in source order.
  public internal(set) var definitions: [Definition] = []
  /// The rules, in source order.
  public internal(set) var rules: [Rule] = []
  /// The conditions, in source order.
  public internal(set) var media: [Media] = []
  /// The imports, in source order.
  public internal(set) var imports: [Import] = []

  /// Results that are already derived from the sheet.
  var derived = DerivedResults()

  /// Derived results, cached because deriving them takes longer than parsing.
  ///
  /// They don't affect equality: sheets with the same text are equal.
  struct DerivedResults: Sendable, Hashable {
    /// The evaluated settings by environment.
    var layers: [StyleSheetEnvironment: SheetLayer] = [:]

    static func == (one: Self, other: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// A named value: `@name: value;`.
  public struct Definition: Sendable, Hashable {
    /// The name without `@`.
    public let name: String
    /// The value as written, with single spaces between its words.
    public var text: String { words.joinedText }
    /// The range of the whole definition.
    public let range: StyleSheetRange
    /// The range of the name, including `@`.
    public let nameRange: StyleSheetRange
    /// The range of the value.
    public let valueRange: StyleSheetRange
    /// The index of the enclosing condition in ``StyleSheet/media``.
    public let media: Int?
    let words: [StyleSheetWord]
  }

  /// Class paths and their declarations.
  public struct Rule: Sendable, Hashable {
    /// The class paths.
    public let selectors: [Selector]
    /// The declarations, in source order.
    public let declarations: [Declaration]
    /// The range of the whole rule.
    public let range: StyleSheetRange
    /// The index of the enclosing condition in ``StyleSheet/media``.
    public let media: Int?
  }

  /// A class path before a block.
  public struct Selector: Sendable, Hashable {
    /// The classes in source order; several if they are joined by colons.
    public let classes: [String]
    /// The class path as in the parts tables: the classes joined by colons.
    public var classPath: String { classes.joined(separator: ":") }
    /// The range of the class path.
    public let range: StyleSheetRange
  }

  /// A property and its value: `name: value;`.
  public struct Declaration: Sendable, Hashable {
    /// The property name as written, with the suffix of its state.
    public let name: String
    /// The property, or nil if the name is unknown.
    public let property: StyleSheetProperty?
    /// The value as written, with single spaces between its words.
    public var text: String { words.joinedText }
    /// The range of the whole declaration.
    public let range: StyleSheetRange
    /// The range of the property name.
    public let nameRange: StyleSheetRange
    /// The range of the value.
    public let valueRange: StyleSheetRange
    let words: [StyleSheetWord]
    /// The source line of the value if that is an image name.
    ///
    /// A missing image is only discovered after the source text has been released.
    let excerpt: StyleSheetExcerpt?
  }

  /// A condition: `@media (device: ipad) and (orientation: landscape)`.
  public struct Media: Sendable, Hashable {
    /// The required device, or nil for any device.
    public var device: StyleSheetEnvironment.Device? { values["device"].flatMap(StyleSheetEnvironment.Device.init) }
    /// The required orientation, or nil for any orientation.
    public var orientation: StyleSheetEnvironment.Orientation? {
      values["orientation"].flatMap(StyleSheetEnvironment.Orientation.init)
    }
    /// Whether the condition requires a value that no device has.
    public var neverMatches: Bool {
      (tests("device") && device == nil) || (tests("orientation") && orientation == nil)
    }
    /// The range from `@media` to the last parenthesis.
    public let range: StyleSheetRange
    private var values: [String: String] = [:]

    /// The features that a condition can test.
    static let features = ["device", "orientation"]

    package init(range: StyleSheetRange) {
      self.range = range
    }

    /// Adds a condition.
    ///
    /// The last condition on a feature applies; a condition on an unknown feature always holds.
    ///
    /// - Returns: Whether the feature is known.
    @discardableResult
    package mutating func require(_ feature: String, _ value: String) -> Bool {
      guard Self.features.contains(feature) else { return false }
      values[feature] = value
      return true
    }

    /// Returns whether the condition already tests a feature.
    func tests(_ feature: String) -> Bool { values[feature] != nil }

    /// The requirements, as a string for comparison.
    var requirements: String { Self.features.map { values[$0] ?? "" }.joined(separator: " ") }

    /// Returns whether the condition holds.
    ///
    /// - Parameter environment: The device and its orientation.
    /// - Returns: Whether the condition holds in this environment.
    public func matches(_ environment: StyleSheetEnvironment) -> Bool {
      !neverMatches && (device ?? environment.device) == environment.device
        && (orientation ?? environment.orientation) == environment.orientation
    }
  }

  /// An import of another sheet: `@import 'name.nss';`.
  public struct Import: Sendable, Hashable {
    /// The path as written, without quotation marks.
    public let path: String
    /// The range of the whole import.
    public let range: StyleSheetRange
    /// The name of the imported source, or nil if the import failed.
    public internal(set) var source: String?
  }

  /// Returns whether a condition holds; nil always holds.
  func isActive(_ media: Int?, in environment: StyleSheetEnvironment) -> Bool {
    media.map { self.media[$0].matches(environment) } ?? true
  }
}
