/// A value and the name of what it is.
public struct KeyValue {
  /// What the value is.
  public var key: String
  /// The value; nil and an empty text for one that is missing.
  public var value: String?
  /// Called when a person presses the value; nil for one that is only read.
  public var press: (() -> Void)?

  /// Makes a value.
  ///
  /// - Parameters:
  ///   - key: What the value is.
  ///   - value: The value; nil and an empty text for one that is missing.
  ///   - press: Called when a person presses the value.
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
