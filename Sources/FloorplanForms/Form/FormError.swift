/// Why a form leaves out a field.
public nonisolated enum FormError: Error, Hashable, Sendable {
  /// It shows attachments, and a field before it does already: a form has one such field at most (seeds/004).
  case secondAttachments(field: String)
  /// A field before it has the same name: one of them needs an `id` of its own.
  case secondOfName(field: String)
}

nonisolated extension FormError: CustomStringConvertible {
  /// The field and what is wrong with it.
  public var description: String {
    switch self {
    case .secondAttachments(let field):
      "the field “\(field)” is left out: a form has one field of attachments at most"
    case .secondOfName(let field):
      "a second field called “\(field)” is left out: give one of them an id of its own"
    }
  }
}
