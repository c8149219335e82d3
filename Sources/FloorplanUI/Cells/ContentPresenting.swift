/// An object that displays values and forwards their properties: `view.caption` is `view.values.caption`.
@dynamicMemberLookup
@MainActor
public protocol ValuePresenting: AnyObject {
  /// The type of the values.
  associatedtype Values
  /// The displayed values.
  var values: Values { get set }
}

extension ValuePresenting {
  /// Accesses a property of the values.
  @inlinable
  public subscript<Value>(dynamicMember property: WritableKeyPath<Values, Value>) -> Value {
    get { values[keyPath: property] }
    set { values[keyPath: property] = newValue }
  }
}

/// A widget that displays the parts of a content object and forwards its properties and values: `cell.detailImage` is
/// `cell.content.detailImage`, and `cell.headlineText` is `cell.content.values.headlineText`.
@dynamicMemberLookup
public protocol ContentPresenting<Content>: TintAttributesProvider {
  /// The type of the content object.
  associatedtype Content: PresentedContent
  /// The content object.
  var content: Content { get }
}

extension ContentPresenting {
  /// Accesses a property of the content's values.
  @inlinable
  public subscript<Value>(dynamicMember property: WritableKeyPath<Content.Values, Value>) -> Value {
    get { content.values[keyPath: property] }
    set { content.values[keyPath: property] = newValue }
  }

  /// Accesses a property of the content.
  @inlinable
  public subscript<Value>(dynamicMember property: ReferenceWritableKeyPath<Content, Value>) -> Value {
    get { content[keyPath: property] }
    set { content[keyPath: property] = newValue }
  }

  /// Returns a read-only property of the content.
  @inlinable
  public subscript<Value>(dynamicMember property: KeyPath<Content, Value>) -> Value { content[keyPath: property] }

  /// Returns the nodes of a part of the content.
  public func attributedNodes(for part: AttributedPart) -> [AttributedNode] { content.attributedNodes(for: part) }
}

/// The content of a widget, which owns, measures and allocates it.
@MainActor
public protocol PresentedContent: AnyObject {
  /// The type of the values.
  associatedtype Values
  /// The displayed values.
  var values: Values { get set }
  /// Returns the nodes of a part, created on demand, or an empty array if the content doesn't have the part.
  func attributedNodes(for part: AttributedPart) -> [AttributedNode]
}
