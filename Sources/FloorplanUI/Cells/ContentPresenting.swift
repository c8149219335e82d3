/// A widget that displays the parts of a content object and forwards its properties: `cell.headlineText` is
/// `cell.content.headlineText`.
@dynamicMemberLookup
@MainActor
public protocol ContentPresenting<Content>: TintAttributesProvider {
  /// The type of the content object.
  associatedtype Content: PresentedContent
  /// The content object.
  var content: Content { get }
}

extension ContentPresenting {
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
  /// Returns the nodes of a part, created on demand, or an empty array if the content doesn't have the part.
  func attributedNodes(for part: AttributedPart) -> [AttributedNode]
}
