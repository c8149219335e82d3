/// A control with a style for an invalid value.
@MainActor
protocol ShowsValidity: AnyObject {
  /// Whether the control is styled as invalid.
  var isInvalid: Bool { get set }
}
