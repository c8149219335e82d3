public import FloorplanLayout
public import FloorplanUI
import GTKBridge

/// Shows a form: a collection with a cell for each of its fields, in a table or in any other layout
/// (FUIFormTableViewController in seeds/004).
///
///     let view = FormView(form)
///     window.child = ScrolledWindow(view, name: "New order")
///
/// Cells exist only for what is in sight, so that a form of thousands opens as quickly as one of ten.  Tab goes from field
/// to field, also to those out of sight.
@MainActor
public final class FormView: CollectionView {
  private var source: CollectionDataSource<Int, String>?
  private let invalidFields: () -> [String]
  private let canFocusField: (String) -> Bool

  /// Whether Escape leaves what is being typed as it is and goes on to the window, which asks before it loses anything.
  ///
  /// The default is false: a field then shows its value again first.
  package var keepsTypingOnEscape = false

  /// Shows a form.
  ///
  /// - Parameters:
  ///   - form: What is shown, held strongly.
  ///   - layout: How the cells are arranged: one below the other, unless something else is given.
  public init<Model: AnyObject>(_ form: Form<Model>, layout: any CollectionLayout = .table) {
    invalidFields = { form.invalidFields }
    let fields = Dictionary(
      form.sections.flatMap(\.fields).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    canFocusField = { id in fields[id].map(form.canChange) ?? false }
    super.init(layout: layout)
    itemsAreTabStops = true
    for field in fields.values { field.register(self) }
    source = CollectionDataSource(self) { [unowned self] view, index, id in
      guard let field = fields[id] else { throw MissingFieldError(id: id) }
      let cell = field.makeCell(view, index)
      show(field, of: form, in: cell)
      return cell
    }
    showHeaders(form.sections.map(\.title))
    observe { [unowned self] in showFields(form.shownFields.map { $0.map(\.id) }) }
    observe { [unowned self] in show(states(of: fields, in: form)) }
    form.add(self)
  }

  /// Gives the keyboard focus to the first field whose value can't be taken, and scrolls to it.
  ///
  /// Fields that are read-only or disabled are passed over; where there are no others, the first is scrolled to.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public func focusFirstInvalidField() -> Bool {
    let fields = invalidFields()
    guard let first = fields.first else { return false }
    guard fields.contains(where: { canFocusField($0) && focusField($0) }) else { return focusField(first) }
    // Who has clicked on a button "Save" has to see where that brings him.
    window?.isFocusVisible = true
    return true
  }

  /// Gives the keyboard focus to a field, and scrolls to it.
  ///
  /// - Parameter id: The name of the field.
  /// - Returns: Whether it is there.
  @discardableResult
  public func focusField(_ id: String) -> Bool {
    // What the model says by now decides which fields there are.
    flushObservers()
    guard let index = source?.snapshot.index(ofItem: id) else { return false }
    return focusItem(at: index)
  }

  /// Whether people can do anything with a field: Tab passes over the others.
  public override func canFocusItem(at index: ItemIndex) -> Bool {
    source?.snapshot.itemID(at: index).map(canFocusField) ?? false
  }

  // MARK: Showing

  private struct MissingFieldError: Error, CustomStringConvertible {
    let id: String
    nonisolated var description: String { "the form has no field “\(id)”" }
  }

  private func show<Model: AnyObject>(_ field: FormField<Model>, of form: Form<Model>, in cell: TitledCell) {
    cell.title = field.title
    cell.isRequired = field.isRequired
    cell.hintText = field.hintText
    field.bind(cell, form.model)
    cell.keepsValidationMessage = true
    let state = FieldState(
      of: field, in: form.model, isEditable: form.isEditable, isEnabled: form.isEnabled,
      message: form.message(of: field))
    state.show(in: cell)
    cell.onRecycledRefusal = { [weak form] in form?.keep($0, of: field) }
    cell.onLateRefusal = { [weak self, weak form] refusal in
      // Another cell may show the field by now.
      if let shown = self?.shownCells.first(where: { $0.id == field.id })?.cell {
        shown.refusal = refusal
      } else {
        form?.keep(refusal, of: field)
      }
    }
    // What the cell says of the value by itself goes before.
    if let refusal = form.takeRefusal(of: field), cell.refusal == nil { cell.refusal = refusal }
  }

  private func showFields(_ sections: [[String]]) {
    do throws(SnapshotError) {
      try source?.apply(CollectionSnapshot(sections))
    } catch {
      logMessage("FormView: \(error)")
    }
  }

  private func showHeaders(_ titles: [String?]) {
    guard titles.contains(where: { $0 != nil }) else { return }
    register(SectionHeaderFooterView.self)
    headerHeight = { section in titles.indices.contains(section) && titles[section] != nil ? .measured : nil }
    supplementaryViewProvider = { view, kind, section in
      guard kind == .header, titles.indices.contains(section), let title = titles[section] else { return nil }
      let header = view.dequeue(SectionHeaderFooterView.self, for: kind, ofSection: section)
      header.title = title
      return header
    }
  }

  private var shownCells: [(id: String, cell: TitledCell)] {
    itemsWithCells.compactMap { index in
      guard let id = source?.snapshot.itemID(at: index), let cell = cell(at: index) as? TitledCell else {
        return nil
      }
      return (id, cell)
    }
  }

  private func states<Model: AnyObject>(
    of fields: [String: FormField<Model>], in form: Form<Model>
  ) -> [String: FieldState] {
    let messages = form.messages
    // Reading what can be observed costs more than all the rest, so that it is read once for all fields.
    let (isEditable, isEnabled) = (form.isEditable, form.isEnabled)
    return fields.mapValues {
      FieldState(of: $0, in: form.model, isEditable: isEditable, isEnabled: isEnabled, message: messages[$0.id])
    }
  }

  private func show(_ states: [String: FieldState]) { for (id, cell) in shownCells { states[id]?.show(in: cell) } }
}

extension FormView {
  /// Takes what a person has begun to type or to choose in a cell: items without one have nothing begun.
  ///
  /// - Returns: The names of the fields whose cells have refused it.
  func commit() -> Set<String> { Set(shownCells.filter { !$0.cell.commit() }.map(\.id)) }
  /// Forgets it.
  func cancelEditing() { for (_, cell) in shownCells { cell.cancelEditing() } }
}

/// What a form says of a field at some moment.
@MainActor
private struct FieldState {
  let message: ValidationMessage?
  let isEditable: Bool
  let isEnabled: Bool
  /// The most characters of a text; nil where the field has no limit.
  let limit: Int?

  /// What a field is, in a form that is editable and enabled or not.
  init<Model: AnyObject>(
    of field: FormField<Model>, in model: Model, isEditable: Bool, isEnabled: Bool, message: ValidationMessage?
  ) {
    self.message = message
    self.isEditable = isEditable && field.isEditable?(model) ?? true
    self.isEnabled = isEnabled && field.isEnabled?(model) ?? true
    limit = field.limit?(model)
  }

  func show(in cell: TitledCell) {
    cell.isEditable = isEditable
    cell.isEnabled = isEnabled
    if let limit { (cell as? TextCell)?.lengthLimit = max(0, limit) }
    cell.validationMessage = message
  }
}
