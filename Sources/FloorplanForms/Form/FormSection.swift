public import FloorplanUI
public import Observation

/// Related fields of a form under a title.
///
///     FormSection("Address") {
///       FormField("Street", \Order.street, in: TitleFormCell.self)
///       FormField("City", \.city, in: TitleFormCell.self).required()
///     }
@MainActor
public struct FormSection<Model: AnyObject & Observable> {
  /// The title above the fields; nil for none.
  public let title: String?
  /// The fields in display order.
  public internal(set) var fields: [FormField<Model>]
  /// Whether users can collapse the section.
  public private(set) var isCollapsible = false
  /// Whether a collapsible section is expanded when the form is created.
  private(set) var isInitiallyExpanded = true
  /// Whether the section consists of adjacent fields without an explicit section.
  var isImplicit = false
  /// The rules among the sections, in an implicit section without fields.
  var rules: [FormRule<Model>] = []

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - title: The title above the fields; nil for none.
  ///   - fields: The fields in display order.
  public init(_ title: String? = nil, @ArrayBuilder<FormField<Model>> fields: () -> [FormField<Model>]) {
    self.title = title
    self.fields = fields()
  }

  /// Lets users collapse the section by a button in its header; a section without a title isn't collapsible.
  ///
  /// The fields of a collapsed section are validated, too. If one of them is invalid, `Form.validate()` expands the
  /// section.
  ///
  /// - Parameter isExpanded: Whether the section is expanded when the form is created.
  /// - Returns: The section.
  public func collapsible(isExpanded: Bool = true) -> Self {
    var section = self
    section.isCollapsible = title != nil
    section.isInitiallyExpanded = isExpanded
    return section
  }
}

extension ArrayBuilder {
  /// Adds a field outside a section to a section without a title.
  @MainActor
  public static func buildExpression<Model>(_ field: FormField<Model>) -> [Element]
  where Element == FormSection<Model> {
    buildExpression([field])
  }

  /// Adds fields outside a section to a section without a title.
  @MainActor
  public static func buildExpression<Model>(_ fields: [FormField<Model>]) -> [Element]
  where Element == FormSection<Model> {
    var section = FormSection<Model> { fields }
    section.isImplicit = true
    return [section]
  }
}
