/// Why a theme cannot answer.
public enum ThemeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No part has this class path; the nearest ones that exist, best first.
  case unknownClassPath(String, nearest: [String])

  /// What is wrong and what to write instead, in one line.
  public var message: String {
    switch self {
    case .unknownClassPath(let path, let nearest):
      let advice =
        nearest.isEmpty
        ? "“floorplan theme classes” lists all that exist."
        : "The nearest are: \(nearest.joined(separator: ", "))."
      return "No part has the class path “\(path)”. \(advice)"
    }
  }

  /// The same as ``message``.
  public var description: String { message }
}
