public import FloorplanUI

extension FormField {
  /// Adds an asynchronous rule, such as a request to a server.
  ///
  ///     FormField("Number", \.number, in: TitleFormCell.self)
  ///       .validated(after: .milliseconds(300)) { order in
  ///         try await server.contains(order.number) ? ValidationMessage("This number is already used.") : nil
  ///       }
  ///
  /// The rule runs after each change of the field's value, and before the form is saved with
  /// ``Form/validateCompletely()`` if there is no result for the value. Meanwhile, “Checking…” is displayed. The task is
  /// canceled when the value changes, the field is hidden, or no view displays the form anymore. The rule doesn't run
  /// while another rule of the field reports an error. If it throws, the value counts as invalid; the rule runs again
  /// when the user leaves the field or saves.
  ///
  /// - Parameters:
  ///   - delay: The time without changes before the rule runs.
  ///   - rule: Returns the message about the model's value; nil if it is valid.
  /// - Returns: The field with the rule. Of several asynchronous rules, each runs if the previous ones return no message.
  public func validated(
    after delay: Duration, _ rule: @escaping @MainActor (Model) async throws -> ValidationMessage?
  ) -> Self {
    let milliseconds = UInt32(max(0, min(delay / .milliseconds(1), 3_600_000)))
    return with { field in
      guard let before = field.asyncRule else {
        field.asyncRule = AsyncRule(delay: milliseconds, check: rule)
        return
      }
      field.asyncRule = AsyncRule(delay: max(before.delay, milliseconds)) { model in
        if let message = try await before.check(model) { return message }
        return try await rule(model)
      }
    }
  }
}
