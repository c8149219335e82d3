import Floorplan

/// A validation message of a sample.
enum SampleMessage: String, CaseIterable {
  case none, information, success, warning, error

  /// The message, or nil for none.
  var message: ValidationMessage? { content.map { ValidationMessage($0.text, kind: $0.kind) } }

  /// The Swift expression for the message, or nil for none.
  var code: String? { content.map { "ValidationMessage(\($0.text.debugDescription), kind: .\($0.kind))" } }

  private var content: (text: String, kind: ValidationMessage.Kind)? {
    switch self {
    case .none: nil
    case .information: ("The value was copied from the last order.", .information)
    case .success: ("The value is available.", .success)
    case .warning: ("The value is unusual for this customer.", .warning)
    case .error: ("This value isn’t available. Choose another one.", .error)
    }
  }
}
