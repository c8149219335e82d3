import FloorplanUI

/// Undoing, redoing and reverting the user's changes.
extension Form {
  /// The names of the fields whose value has changed since the form was created or ``acceptChanges()`` was called.
  public var changedFields: [String] {
    // Reading the observable property for each field would be slow.
    let captured = captured
    return fields.map(\.id).filter { captured[$0]?.isCurrent() == false }
  }

  /// Returns whether a field is marked as changed.
  func isMarked(_ field: FormField<Model>) -> Bool { marksChanges && captured[field.id]?.isCurrent() == false }

  /// Restores the value of a field that ``hasChanges`` compares with, and discards its input.
  ///
  /// With an ``undoHistory``, users can undo this.
  ///
  /// - Parameter name: The name of the field.
  public func revert(_ name: String) {
    guard let field = fieldsByName[name] else { return }
    // A typed text becomes a separate step.
    cell(of: field)?.commit()
    discardInput(of: field)
    perform(on: field) { captured[name]?.restore() }
  }

  /// Performs a change by the user and adds it to the history.
  ///
  /// - Parameters:
  ///   - field: The changed field; nil for all fields.
  ///   - isContinuing: Whether the user is typing in the field or holding its control, so further changes of the field
  ///     until ``endStep()`` belong to the same step.
  ///   - change: Changes the model.
  func perform(on field: FormField<Model>? = nil, isContinuing: Bool = false, _ change: () -> Void) {
    if let field { refusedTexts[field.id] = nil }
    guard let undoHistory else { return change() }
    let continued = openStep.flatMap { $0.field == field?.id && $0.id == undoHistory.lastActionID ? $0 : nil }
    if continued == nil { endStep() }
    let step = continued ?? FormStep(of: field, in: fields, model)
    change()
    step.update(fields, model)
    openStep = step
    if !isContinuing || step.changes.isEmpty { endStep() }
    if step.changes.isEmpty {
      if let id = step.id { undoHistory.remove(id) }
    } else if step.id == nil {
      let title = field.map { localized("%1$@ changed").filled(with: $0.title) } ?? localized("Changes discarded")
      step.id = add(title, on: field) {
        step.isCurrent(isUndone: $0)
      } apply: {
        step.apply(isUndo: $0)
      }
    }
  }

  /// Ends the step that the user may still be changing.
  func endStep() {
    openStep?.end()
    openStep = nil
  }

  /// Adds a text that a cell refuses to the history, so that undo discards it.
  ///
  /// - Parameters:
  ///   - texts: The refused text of each text field; nil if the cell refuses none.
  ///   - field: The field.
  func recordRefusal(_ texts: [String?]?, of field: FormField<Model>) {
    // A refused text is reported each time that it is committed.
    guard refusedTexts[field.id] != texts else { return }
    refusedTexts[field.id] = texts
    guard let texts else { return }
    let value = field.capture(model)
    add(localized("%1$@ changed").filled(with: field.title), on: field) { [weak self] isUndone in
      value.isCurrent() && self?.refusedTexts[field.id] == (isUndone ? nil : texts)
    } apply: { [weak self] isUndo in
      guard let self else { return }
      if isUndo { discardInput(of: field) } else { enter(texts, in: field) }
    }
  }

  /// Adds a step to the history.
  ///
  /// - Parameters:
  ///   - title: The description of the step.
  ///   - field: The field to focus after the step was undone or redone.
  ///   - isCurrent: Returns whether the done or undone step still describes the form.
  ///   - apply: Undoes or redoes the step.
  /// - Returns: The identifier in the history, or nil without a history.
  @discardableResult
  private func add(
    _ title: String, on field: FormField<Model>?, isCurrent: @escaping (_ isUndone: Bool) -> Bool,
    apply: @escaping (_ isUndo: Bool) -> Void
  ) -> UndoHistory.ActionID? {
    var isUndone = false
    func toggle(_ form: Form<Model>?) {
      guard let form else { return }
      form.endStep()
      // Otherwise, a typed text would replace the restored value when the user leaves the field, and the keys would
      // undo the typing first.
      if let field { form.cell(of: field)?.resetInput() }
      apply(!isUndone)
      isUndone.toggle()
      if let field { form.focus(field) }
    }
    return undoHistory?.add(
      title, isOffered: field == nil, isCurrent: { [weak self] in self != nil && isCurrent(isUndone) },
      undo: { [weak self] in toggle(self) }, redo: { [weak self] in toggle(self) })
  }

  private func focus(_ field: FormField<Model>) {
    for view in views where view.isMapped {
      if view.focusField(field.id) { view.window?.isFocusVisible = true }
    }
  }

  // MARK: Input

  private func cell(of field: FormField<Model>) -> TitledCell? { views.lazy.compactMap { $0.cell(of: field.id) }.first }

  private func discardInput(of field: FormField<Model>) {
    cell(of: field)?.resetInput()
    discardRefusal(of: field)
    inputDidChange()
  }

  /// Restores refused texts in their fields.
  private func enter(_ texts: [String?], in field: FormField<Model>) {
    // This isn't another step.
    refusedTexts[field.id] = texts
    if let cell = cell(of: field) {
      cell.refusal = Refusal(texts: texts)
    } else {
      keep(Refusal(texts: texts), of: field)
    }
    inputDidChange()
  }
}
