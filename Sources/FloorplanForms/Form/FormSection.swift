/// Related fields of a form under a title.
@MainActor
public struct FormSection<Model: AnyObject> {
  /// The title above the fields; nil for none.
  public let title: String?
  /// The fields in display order.
  public let fields: [FormField<Model>]

  /// Creates a section.
  public init(_ title: String? = nil, _ fields: [FormField<Model>]) {
    self.title = title
    self.fields = fields
  }
}
