/// The style of a part in a state, with the origin of each value and the values that it overrides.
public struct StyleProvenance: Sendable, Hashable, CustomStringConvertible {
  /// The class path as requested.
  public let classPath: String
  /// The component and the part, separated by a period.
  public let part: String
  /// The state.
  public let state: StyleState
  /// The appearance of the palette.
  public let appearance: Appearance
  /// The properties with a value, in the order of ``StyleProperty``.
  public let properties: [Property]
  /// The class paths for combinations with a part that may be on the same node, such as the style of a button.
  ///
  /// They are joined by colons, and can be passed as a class path.
  public let combinedClassPaths: [String]

  /// The origin of a value.
  public enum Origin: Sendable, Hashable, CustomStringConvertible {
    /// The parts table.
    case table
    /// Code.
    case code
    /// A declaration in a style sheet.
    case sheet(StyleSheetRange)

    /// The origin as text: `table`, `code`, or `file:line:column`.
    public var description: String {
      switch self {
      case .table: "table"
      case .code: "code"
      case .sheet(let range): "\(range)"
      }
    }
  }

  /// A declared value, as written.
  public struct Candidate: Sendable, Hashable, CustomStringConvertible {
    /// The origin of the value.
    public let origin: Origin
    /// The text: a declaration in a sheet, or property and value.
    public let text: String
    /// The name of the property, with the suffix of its state, or of the variable.
    private let name: String
    /// The reason why the value is overridden; nil if it isn't.
    package private(set) var loss: Loss?

    init(_ origin: Origin, _ name: String, _ value: String, loss: Loss? = nil) {
      (self.origin, self.name, self.loss) = (origin, name, loss)
      text = "\(name): \(value)"
    }

    /// The candidate on one line.
    public var description: String { "\(origin): \(text)" }

    /// Returns the candidate with the reason why another one overrides it.
    func losing(to winner: Candidate) -> Candidate {
      var loser = self
      loser.loss =
        switch (origin, winner.origin) {
        case (.table, _): .table
        case (.code, .sheet): .code
        case (.sheet, .sheet) where name != winner.name:
          StyleState.allCases.contains { winner.name == "\(name)-\($0.rawValue)" } ? .state : .surface
        case (.sheet(let lost), .sheet(let won)):
          lost.source == won.source && lost.lowerBound > won.lowerBound ? .classPath : .order
        default: .earlier
        }
      return loser
    }
  }

  /// The reason why a declared value is overridden.
  package enum Loss: Sendable, Hashable, CaseIterable {
    /// A later definition of the variable overrides the value.
    case definition
    /// The value is that of the parts table, which all others override.
    case table
    /// A style sheet takes precedence over code.
    case code
    /// A value for the state takes precedence.
    case state
    /// Another value of the same surface takes precedence.
    case surface
    /// A rule for a more specific class path takes precedence, although it is earlier.
    case classPath
    /// A later or more specific rule takes precedence.
    case order
    /// A later value overrides this one.
    case earlier
  }

  /// A name on the way from a declaration to its value.
  public struct Step: Sendable, Hashable, CustomStringConvertible {
    /// The name: a variable with `@`, a palette color, or the palette itself.
    public let name: String
    /// The range of its definition in a style sheet, or nil if there is none.
    public let range: StyleSheetRange?

    /// The name, with its range in parentheses.
    public var description: String { range.map { "\(name) (\($0))" } ?? name }
  }

  /// A property and its value.
  public struct Property: Sendable, Hashable, CustomStringConvertible {
    /// The property.
    public let property: StyleProperty
    /// The value; a color is `#RRGGBB`, or `rgba(…)` if it is translucent.
    public let value: String
    /// The color, or nil if the value isn't one.
    package let color: ThemeColor?
    /// The state of the value: the requested one, or one of its fallbacks.
    public let state: StyleState
    /// The origin of the value.
    public let source: Candidate
    /// The names from the declaration to the value, in order; empty if the declaration contains the value itself.
    public let steps: [Step]
    /// The overridden values, in descending precedence.
    public let overridden: [Candidate]
    /// The class path of another part, other properties or words for what is visible in the state instead of the value;
    /// nil if the value is visible.
    public let coveredBy: String?
    /// The properties of which one must be set for this one to be visible; empty if the value is visible.
    public let missing: [StyleProperty]

    /// The ``steps`` and the value, joined by arrows: `@a → @b → #0057D2`.
    public var chain: String { StyleProvenance.chain(of: steps, to: value) }

    /// The property and its value on one line, followed by lines with its origin and the overridden values.
    public var description: String {
      var lines = ["\(property.rawValue): \(value)", "  from \(source)"]
      if !steps.isEmpty { lines.append("  via \(chain)") }
      lines += overridden.map { "  overrides \($0)" }
      if let coveredBy { lines.append("  covered by \(coveredBy)") }
      if !missing.isEmpty { lines.append("  not visible without \(missing.map(\.rawValue).joined(separator: " or "))") }
      return lines.joined(separator: "\n")
    }
  }

  static func chain(of steps: [Step], to value: String) -> String {
    // A chain of aliases can be as long as a sheet.
    let displayed = steps.count > 12 ? Array(steps.prefix(8)) + [Step(name: "…", range: nil)] + steps.suffix(3) : steps
    return (displayed.map(\.description) + [value]).joined(separator: " → ")
  }

  /// The provenance as text: class path, part, state and appearance on the first line, then the properties, then parts
  /// that may be on the same node.
  public var description: String {
    let head = "\(classPath) (\(part)), \(state.rawValue), \(appearance.rawValue)"
    let combined = "combined class paths: \(combinedClassPaths.joined(separator: ", "))"
    return ([head] + properties.map(\.description) + (combinedClassPaths.isEmpty ? [] : [combined])).joined(
      separator: "\n")
  }
}
