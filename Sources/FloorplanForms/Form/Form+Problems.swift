import FloorplanUI

/// An invalid field, as a ``FormSummaryView`` displays it.
package struct FormProblem: Equatable {
  /// The name of the field.
  package let field: String
  /// The title of the field and the message.
  package let text: String
}

extension Form {
  /// The invalid fields in display order, from the first ``validate()`` on.
  package var problems: [FormProblem] {
    guard isValidated else { return [] }
    let messages = messages
    let names = Set(invalidFields(with: messages))
    return visibleFields.joined().filter { names.contains($0.id) }.map { field in
      let message = messages[field.id].flatMap { $0.kind == .error ? $0.text : nil } ?? refusalText(of: field)
      // The other lines are hints, which the cell displays.
      let problem = String(message.prefix { $0 != "\n" })
      return FormProblem(field: field.id, text: localized("%1$@: %2$@").filled(with: field.title, problem))
    }
  }
}
