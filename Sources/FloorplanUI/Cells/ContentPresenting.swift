/// A widget that shows the parts of a content object, and has its properties: `cell.headlineText` is
/// `cell.content.headlineText`.
@dynamicMemberLookup
@MainActor
public protocol ContentPresenting<Content>: TintAttributesProvider {
  /// The type of the content object.
  associatedtype Content: PresentedContent
  /// The parts and their properties.
  var content: Content { get }
}

extension ContentPresenting {
  /// A property of the content.
  @inlinable
  public subscript<Value>(dynamicMember property: ReferenceWritableKeyPath<Content, Value>) -> Value {
    get { content[keyPath: property] }
    set { content[keyPath: property] = newValue }
  }

  /// A property of the content that can't be set.
  @inlinable
  public subscript<Value>(dynamicMember property: KeyPath<Content, Value>) -> Value { content[keyPath: property] }

  /// The nodes of a part of the content.
  public func attributedNodes(for part: AttributedPart) -> [AttributedNode] { content.attributedNodes(for: part) }
}

/// The parts of a widget, which owns it and measures and places through it.
@MainActor
public protocol PresentedContent: AnyObject {
  /// The nodes of a part, made if need be; none where the content doesn't have the part.
  func attributedNodes(for part: AttributedPart) -> [AttributedNode]
}
