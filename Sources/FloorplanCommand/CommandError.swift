import FloorplanTheme

/// Why a command cannot do what its arguments say.
enum CommandError: Error, CustomStringConvertible {
  /// No component has this name.
  case unknownComponent(String, nearest: [String], all: [String])

  /// The exit status where an argument is not understood, whoever found it.
  static let exitStatus: Int32 = 2

  var description: String {
    switch self {
    case .unknownComponent(let name, let nearest, let all):
      let advice = nearest.isEmpty ? "" : " Did you mean \(nearest.joined(separator: " or "))?"
      let known = "The components are: \(all.joined(separator: ", "))."
      return "--component: there is no component “\(name)”.\(advice) \(known)"
    }
  }
}
