public import FloorplanUI
public import Observation

/// A rule about several fields of a form, whose message is displayed below each of them.
///
///     Form(order) {
///       FormField("Minimum", \.minimum, in: NumberFormCell<Int>.self)
///       FormField("Maximum", \.maximum, in: NumberFormCell<Int>.self)
///       FormRule("The maximum is below the minimum.", of: \.minimum, \.maximum) { $0.minimum <= $0.maximum }
///     }
///
/// Declare it at the top level of the form, not in a section. Like the rules of fields, it is checked from
/// the first `Form.validate()` on, whenever an observable property that it has read changes. It isn't checked while one
/// of its fields is hidden. A message of the field itself precedes that of the rule, unless only the latter is an
/// error.
@MainActor
public struct FormRule<Model: AnyObject & Observable> {
  /// The properties and names of fields to which the rule applies.
  private let subjects: [(name: String, includes: (FormField<Model>) -> Bool)]
  private let check: (Model) -> ValidationMessage?
  /// The fields of each property and name in a form.
  private(set) var fields: [[FormField<Model>]] = []

  private init(
    _ subjects: [(name: String, includes: (FormField<Model>) -> Bool)],
    _ check: @escaping (Model) -> ValidationMessage?
  ) {
    self.subjects = subjects
    self.check = check
  }

  /// Creates a rule about properties.
  ///
  /// - Parameters:
  ///   - message: The error message.
  ///   - properties: The properties, each of which has at least one field; the message is displayed below all of them.
  ///   - isValid: Returns whether the model satisfies the rule.
  public init(_ message: String, of properties: PartialKeyPath<Model>..., isValid: @escaping (Model) -> Bool) {
    self.init(Self.subjects(properties)) { isValid($0) ? nil : ValidationMessage(message) }
  }

  /// Creates a rule about fields with the given names, which are set by `FormField.id(_:)` or are the titles.
  public init(_ message: String, of fields: String..., isValid: @escaping (Model) -> Bool) {
    self.init(fields.map { name in (name, { $0.id == name }) }) { isValid($0) ? nil : ValidationMessage(message) }
  }

  /// Creates a rule about properties with different messages.
  ///
  /// - Parameters:
  ///   - properties: The properties, each of which has at least one field; the message is displayed below all of them.
  ///   - check: Returns the message about the model; nil if it is valid.
  public init(of properties: PartialKeyPath<Model>..., check: @escaping (Model) -> ValidationMessage?) {
    self.init(Self.subjects(properties), check)
  }

  private static func subjects(
    _ properties: [PartialKeyPath<Model>]
  ) -> [(name: String, includes: (FormField<Model>) -> Bool)] {
    properties.map { path in ("\(path)", { $0.path == path }) }
  }

  /// Finds the fields of each property and name; throws the first one without a field.
  mutating func findFields(among all: [FormField<Model>]) throws(FormError) {
    fields = subjects.map { all.filter($0.includes) }
    if let missing = fields.firstIndex(where: \.isEmpty) { throw .missingField(subjects[missing].name) }
  }

  /// Returns the message about a model; nil if it is valid, or if a property or a name has no visible field.
  func message(_ model: Model) -> ValidationMessage? {
    fields.allSatisfy { $0.contains { $0.isVisible(model) } } ? check(model) : nil
  }
}

extension ArrayBuilder {
  /// Adds a rule about several fields.
  @MainActor
  public static func buildExpression<Model>(_ rule: FormRule<Model>) -> [Element] where Element == FormSection<Model> {
    var section = FormSection<Model> {}
    section.isImplicit = true
    section.rules = [rule]
    return [section]
  }
}
