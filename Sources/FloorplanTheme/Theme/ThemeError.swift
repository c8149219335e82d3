/// An error of a theme.
public enum ThemeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No part has this class path. The most similar ones are listed, best match first.
  case unknownClassPath(String, nearest: [String])
  /// No part has all of these class paths, although each one belongs to a part.
  case noCommonPart([String])
  /// The part with this class path doesn't accept the property. The accepted ones are listed.
  case unacceptedProperty(StyleProperty, of: String, accepted: [StyleProperty])
  /// The part with this class path doesn't have the state. Its states are listed.
  case unacceptedState(StyleState, of: String, accepted: [StyleState])
  /// The value has the wrong type for the property, or is out of range.
  case wrongValue(StyleValue, of: StyleProperty)

  /// The problem and the remedy, on one line, in lower case and without a full stop.
  public var message: String {
    switch self {
    case .unknownClassPath(let path, let nearest):
      let advice =
        nearest.isEmpty
        ? "run “floorplan theme classes” for a list"
        : "did you mean \(nearest.joined(separator: " or "))?"
      return "unknown class path “\(path)”; \(advice)"
    case .noCommonPart(let paths):
      let places = paths.compactMap { path in ComponentParts.part(at: path).map { "“\(path)” is \($0.title)" } }
      return "no part has all of these class paths: \(places.joined(separator: ", "))"
    case .unacceptedProperty(let property, let path, let accepted):
      let names = accepted.map(\.rawValue).joined(separator: ", ")
      return "“\(path)” doesn't support the property \(property.rawValue); supported: \(names)"
    case .unacceptedState(let state, let path, let accepted):
      let names = accepted.map(\.rawValue).joined(separator: ", ")
      return "“\(path)” has no state \(state.rawValue); supported: \(names)"
    case .wrongValue(let value, let property):
      return "invalid value \(value) for \(property.rawValue); expected \(property.typeName)"
    }
  }

  /// The same as ``message``.
  public var description: String { message }
}
