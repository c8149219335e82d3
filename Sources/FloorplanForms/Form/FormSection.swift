/// Fields of a form that belong together, under a title of their own.
@MainActor
public struct FormSection<Model: AnyObject> {
  /// What stands over the fields; nil for nothing.
  public let title: String?
  /// The fields, in the order in which they are shown.
  public let fields: [FormField<Model>]

  /// Makes a section.
  public init(_ title: String? = nil, _ fields: [FormField<Model>]) {
    self.title = title
    self.fields = fields
  }
}
