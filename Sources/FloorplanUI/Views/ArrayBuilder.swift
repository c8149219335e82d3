/// A result builder for lists of elements, such as the sections of a form or the actions of a page.
///
/// It supports `if`, `switch` and `for`, and arrays of elements.
@resultBuilder
public nonisolated enum ArrayBuilder<Element> {
  /// Adds an element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Adds elements.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// Adds the elements of all statements.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }
  /// Adds the elements of an `if` without `else`.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  /// Adds the elements of the first branch.
  public static func buildEither(first part: [Element]) -> [Element] { part }
  /// Adds the elements of the second branch.
  public static func buildEither(second part: [Element]) -> [Element] { part }
  /// Adds the elements of a loop.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap(\.self) }
}
