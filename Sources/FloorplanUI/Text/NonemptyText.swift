/// An optional text, where an empty string counts as nil.
@propertyWrapper
public struct NonemptyText: Equatable {
  private var text: String?

  /// Creates a text.
  public init(wrappedValue: String? = nil) { text = wrappedValue?.nonempty }

  /// The text, or nil if it is empty.
  public var wrappedValue: String? {
    get { text }
    set { text = newValue?.nonempty }
  }
}

extension String {
  /// The text, or nil if it is empty.
  nonisolated var nonempty: String? { isEmpty ? nil : self }
}

extension [String] {
  /// The texts below each other, or nil if there are none.
  nonisolated var asLines: String? { isEmpty ? nil : joined(separator: "\n") }
}
