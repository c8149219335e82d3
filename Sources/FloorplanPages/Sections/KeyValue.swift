/// A value and its label.
public struct KeyValue {
  /// The label of the value.
  public var key: String
  /// The value; nil or an empty string if it is missing.
  public var value: String?
  /// Called when the user clicks the value; nil for a read-only value.
  public var press: (() -> Void)?

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - key: The label of the value.
  ///   - value: The value; nil or an empty string if it is missing.
  ///   - press: Called when the user clicks the value; nil for a read-only value.
  public init(_ key: String, _ value: String?, press: (() -> Void)? = nil) {
    self.key = key
    self.value = value
    self.press = press
  }

  struct Shown: Hashable {
    let key: String
    let value: String?
    let isPressable: Bool
  }
  var shown: Shown { Shown(key: key, value: value, isPressable: press != nil) }
}
