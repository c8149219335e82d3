/// Why a theme cannot answer.
public enum ThemeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No part has this class path; the nearest ones that exist, best first.
  case unknownClassPath(String, nearest: [String])
  /// No part has all of these class paths, though each is of some part.
  case noCommonPart([String])
  /// The part with this class path doesn't take the property; those that it takes.
  case unacceptedProperty(StyleProperty, of: String, accepted: [StyleProperty])
  /// The part with this class path is never seen in the state; those that it is seen in.
  case unacceptedState(StyleState, of: String, accepted: [StyleState])
  /// The value is not of the property's type, or out of its range.
  case wrongValue(StyleValue, of: StyleProperty)

  /// What is wrong and what to write instead, in one line.
  public var message: String {
    switch self {
    case .unknownClassPath(let path, let nearest):
      let advice =
        nearest.isEmpty
        ? "“floorplan theme classes” lists all that exist."
        : "The nearest are: \(nearest.joined(separator: ", "))."
      return "No part has the class path “\(path)”. \(advice)"
    case .noCommonPart(let paths):
      let places = paths.compactMap { path in ComponentParts.part(at: path).map { "“\(path)” is \($0.title)" } }
      return "No part has all of these class paths: \(places.joined(separator: ", "))."
    case .unacceptedProperty(let property, let path, let accepted):
      let names = accepted.map(\.rawValue).joined(separator: ", ")
      return "“\(path)” doesn't take \(property.rawValue). It takes: \(names)."
    case .unacceptedState(let state, let path, let accepted):
      let names = accepted.map(\.rawValue).joined(separator: ", ")
      return "“\(path)” has no state \(state.rawValue). It has: \(names)."
    case .wrongValue(let value, let property):
      return "\(property.rawValue) can't be \(value). It takes \(property.typeName)."
    }
  }

  /// The same as ``message``.
  public var description: String { message }
}
