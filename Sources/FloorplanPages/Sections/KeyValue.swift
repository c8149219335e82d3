/// A value and its label.
public struct KeyValue {
  /// The label of the value.
  public var key: String
  /// The value; nil or an empty string if it is missing.
  public var value: String?
  /// Called when the user clicks the value; nil for a read-only value.
  public var action: (() -> Void)?

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - key: The label of the value.
  ///   - value: The value; nil or an empty string if it is missing.
  ///   - action: Called when the user clicks the value; nil for a read-only value.
  public init(_ key: String, _ value: String?, action: (() -> Void)? = nil) {
    self.key = key
    self.value = value
    self.action = action
  }

  struct Content: Hashable {
    let key: String
    let value: String?
    let hasAction: Bool
  }
  var content: Content { Content(key: key, value: value, hasAction: action != nil) }
}
