import Floorplan

/// A validation message of a sample.
enum SampleMessage: String, CaseIterable {
  case none, information, success, warning, error

  /// The message, or nil for none.
  var message: ValidationMessage? { kind.map { ValidationMessage(text, kind: $0) } }

  /// The Swift expression for the message, or nil for none.
  var code: String? { kind.map { "ValidationMessage(\(text.debugDescription), kind: .\($0))" } }

  private var kind: ValidationMessage.Kind? {
    switch self {
    case .none: nil
    case .information: .information
    case .success: .success
    case .warning: .warning
    case .error: .error
    }
  }

  private var text: String {
    switch self {
    case .none: ""
    case .information: "The value comes from the last order."
    case .success: "The value is available."
    case .warning: "The value is unusual for this customer."
    case .error: "This value is not available: choose another one."
    }
  }
}
