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
