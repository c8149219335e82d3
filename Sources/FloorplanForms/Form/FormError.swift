/// The reason why a form ignores a field or a rule.
public nonisolated enum FormError: Error, Hashable, Sendable {
  /// The form already has a field of attachments, of which the SAP Fiori for iOS documentation allows only one.
  case duplicateAttachments(field: String)
  /// The form already has a field with this name, which ``FormField/id(_:)`` sets.
  case duplicateName(field: String)
  /// A ``FormRule`` is about this property or name, but no field of the form is.
  case missingField(String)
}

nonisolated extension FormError: CustomStringConvertible {
  /// The field and the problem.
  public var description: String {
    switch self {
    case .duplicateAttachments(let field):
      "field “\(field)” ignored: a form can have only one field of attachments"
    case .duplicateName(let field):
      "duplicate field “\(field)” ignored: give it another name with id(_:)"
    case .missingField(let name):
      "rule about “\(name)” ignored: the form has no such field"
    }
  }
}
