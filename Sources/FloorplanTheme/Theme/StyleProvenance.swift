/// What a part looks like in a state, and why: each value with where it comes from and what it made void.
public struct StyleProvenance: Sendable, Hashable, CustomStringConvertible {
  /// The class path that was asked for.
  public let classPath: String
  /// The component and, after a full stop, the part.
  public let part: String
  /// The state.
  public let state: StyleState
  /// The appearance in which the palette was read.
  public let appearance: Appearance
  /// The properties that have a value, in the order of ``StyleProperty``.
  public let properties: [Property]
  /// The part together with each of those of which one may be on its node besides, such as the style of a button: the
  /// class paths, joined by colons, to ask for.
  public let jointClassPaths: [String]

  /// Who sets a value.
  public enum Origin: Sendable, Hashable, CustomStringConvertible {
    /// The parts table.
    case table
    /// Code.
    case code
    /// A declaration of a style sheet.
    case sheet(StyleSheetRange)

    /// The origin in words: `table`, `code`, or `file:line:column`.
    public var description: String {
      switch self {
      case .table: "table"
      case .code: "code"
      case .sheet(let range): "\(range)"
      }
    }
  }

  /// A value that was set, as it was written.
  public struct Candidate: Sendable, Hashable, CustomStringConvertible {
    /// Who set it.
    public let origin: Origin
    /// What was written: a declaration of a sheet, or property and value.
    public let text: String

    /// The candidate in one line.
    public var description: String { "\(origin): \(text)" }
  }

  /// One name on the way from a declaration to its value.
  public struct Step: Sendable, Hashable, CustomStringConvertible {
    /// The name: a variable with `@`, a colour of the palette, or the palette itself.
    public let name: String
    /// Where a style sheet defines it; nil where none does.
    public let range: StyleSheetRange?

    /// The name, and in parentheses where it is defined.
    public var description: String { range.map { "\(name) (\($0))" } ?? name }
  }

  /// A property and its value.
  public struct Property: Sendable, Hashable, CustomStringConvertible {
    /// The property.
    public let property: StyleProperty
    /// The value: a colour as `#RRGGBB`, or `rgba(…)` where it is translucent.
    public let value: String
    /// The state whose value it is: the one that was asked for, or one that it falls back to.
    public let state: StyleState
    /// What sets it.
    public let source: Candidate
    /// The names that lead to the value, the first one first; none where the value itself was written.
    public let steps: [Step]
    /// What was set too and doesn't hold, what came next to it first.
    public let lost: [Candidate]
    /// What one sees in the state in place of the value: the class path of another part, other properties, or words;
    /// nil where the value itself is seen.
    public let coveredBy: String?
    /// The properties of which one has to have a value too for this one to be seen in the state, where none has; else none.
    public let missing: [StyleProperty]

    /// ``steps`` and the value, with arrows between them: `@a → @b → #0057D2`.
    public var chain: String { StyleProvenance.chain(of: steps, to: value) }

    /// The property and its value in one line, and below it where that comes from and what was lost.
    public var description: String {
      var lines = ["\(property.rawValue): \(value)", "  from \(source)"]
      if !steps.isEmpty { lines.append("  by \(chain)") }
      lines += lost.map { "  lost \($0)" }
      if let coveredBy { lines.append("  covered by \(coveredBy)") }
      if !missing.isEmpty { lines.append("  not seen without \(missing.map(\.rawValue).joined(separator: " or "))") }
      return lines.joined(separator: "\n")
    }
  }

  static func chain(of steps: [Step], to value: String) -> String {
    // A chain of aliases may be as long as a sheet.
    let shown = steps.count > 12 ? Array(steps.prefix(8)) + [Step(name: "…", range: nil)] + steps.suffix(3) : steps
    return (shown.map(\.description) + [value]).joined(separator: " → ")
  }

  /// Everything as text: class path, part, state and appearance in the first line, then the properties, and last what
  /// else may be on the node.
  public var description: String {
    let head = "\(classPath) (\(part)), \(state.rawValue), \(appearance.rawValue)"
    let joint = "and with what is said of its style: \(jointClassPaths.joined(separator: ", "))"
    return ([head] + properties.map(\.description) + (jointClassPaths.isEmpty ? [] : [joint])).joined(separator: "\n")
  }
}
