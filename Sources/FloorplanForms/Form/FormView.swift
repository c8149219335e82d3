public import FloorplanLayout
import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A collection view of a form, with a cell for each field (FUIFormTableViewController in the SAP Fiori for iOS
/// documentation).
///
///     let view = FormView(form)
///     window.child = ScrolledWindow(view, name: "New order")
///
/// The fields of a section form a card, up to 672 points wide by default. In a compact width, all titles are above their
/// controls; in a regular one, they are in a column as wide as the longest title, up to 240 points.
///
/// Cells exist only for visible fields, so a form with thousands of fields opens as fast as one with ten. Tab moves to
/// all fields, including those outside the viewport, and to the headers of collapsible sections.
///
/// If `Form.marksChanges` is true, Alt+Backspace and the context menu revert the focused field. With a
/// `Form.undoHistory`, Control+Z and Control+Shift+Z undo and redo changes, and move the focus to the changed field.
public final class FormView: CollectionView {
  private var source: CollectionDataSource<Int, String>?
  private let invalidFields: () -> [String]
  private let restoredField: () -> String?
  private let canFocusField: (String) -> Bool
  private let onEnd: (FormView) -> Void
  private let expandSection: (String) -> Void
  private let endStep: () -> Void
  private let collapsibleSections: [Bool]
  /// The menu of the text fields in changed fields, and its action.
  private let revertMenu = Menu()
  private let revertActions = ActionGroup()
  /// Whether a mouse button or a finger is pressed in the view.
  private var isHeld = false
  private lazy var titles = LongestTitle(in: self)

  /// Whether Escape keeps the input and goes to the window, which asks before it discards the input.
  ///
  /// The default is false: Escape first restores the value of a field.
  package var keepsInputOnEscape = false

  /// Creates a view of a form.
  ///
  /// - Parameters:
  ///   - form: The form, held strongly.
  ///   - layout: The layout of the cells; a table by default.
  public init<Model>(_ form: Form<Model>, layout: any CollectionLayout = .table) {
    invalidFields = { form.invalidFields }
    restoredField = { form.restoredField }
    canFocusField = { id in form.fieldsByName[id].map(form.canChange) ?? false }
    onEnd = { form.remove($0) }
    expandSection = form.expandSection
    endStep = form.endStep
    collapsibleSections = form.sections.map(\.isCollapsible)
    super.init(layout: layout)
    groupPart = ComponentParts.formGroup
    isInsetGrouped = true
    tabStops = .items
    source = CollectionDataSource(self) { [unowned self] view, index, id in
      guard let field = form.fieldsByName[id] else { throw MissingFieldError(id: id) }
      let cell = field.makeCell(view, index)
      show(field, of: form, in: cell)
      return cell
    }
    showHeaders(of: form)
    observe { [unowned self] in
      showTitles(form.visibleFields.joined().map { $0.isRequired ? TitledCell.title($0.title) : $0.title })
      showFields(form.displayedFields.map { $0.map(\.id) })
    }
    observe { [unowned self] in showStates(of: form) }
    form.add(self)
    let pointer = PointerController()
    // All changes of a control while it is held are one step. The menu of another button would receive the release.
    pointer.onPress { [weak self] isPrimary in self?.setHeld(isPrimary) }
    pointer.onRelease { [weak self] in self?.setHeld(false) }
    addController(pointer)
    offerToRevert(in: form)
    observe { [unowned self] in
      guard let history = form.undoHistory, history.content?.isDisposed != false else { return }
      history.isEnabled = { [weak form] in form.map { $0.isEnabled && $0.isEditable } ?? false }
      history.handleKeys(whileDisplaying: self)
    }
  }

  /// Focuses the first invalid field and scrolls to it.
  ///
  /// Read-only and disabled fields are skipped. If no other field is invalid, the view scrolls to the first one.
  ///
  /// - Returns: Whether there is an invalid field.
  @discardableResult
  public func focusFirstInvalidField() -> Bool {
    let fields = invalidFields()
    guard let first = fields.first else { return false }
    guard fields.contains(where: { canFocusField($0) && focusField($0) }) else { return focusField(first) }
    // After a click on a “Save” button, the user has to see the focus.
    window?.isFocusVisible = true
    return true
  }

  /// Focuses the first field whose restored text wasn't displayed yet, and scrolls to it.
  ///
  /// - Returns: Whether there is such a field.
  package func focusRestoredField() -> Bool { restoredField().map(focusField) ?? false }

  /// Focuses a field, or the refused text in it, and scrolls to it; expands its section.
  ///
  /// - Parameter id: The name of the field.
  /// - Returns: Whether the field is visible.
  @discardableResult
  public func focusField(_ id: String) -> Bool {
    expandSection(id)
    // The current state of the model decides which fields exist.
    flushObservers()
    guard let index = source?.snapshot.index(ofItem: id), focusItem(at: index) else { return false }
    // Another control of the cell may have the focus already.
    if let field = (cell(at: index) as? TitledCell)?.refusingField, !field.containsFocus { field.grabFocus() }
    return true
  }

  // Tab skips fields that users can't change.
  public override func canFocusItem(at index: ItemIndex) -> Bool {
    source?.snapshot.itemID(at: index).map(canFocusField) ?? false
  }

  // The title alone isn't a control.
  public override func canFocusHeader(ofSection section: Int) -> Bool {
    collapsibleSections.indices.contains(section) && collapsibleSections[section]
  }

  // MARK: Content

  private struct MissingFieldError: Error, CustomStringConvertible {
    let id: String
    nonisolated var description: String { "the form has no field “\(id)”" }
  }

  private func show<Model>(_ field: FormField<Model>, of form: Form<Model>, in cell: TitledCell) {
    cell.title = field.title
    cell.isRequired = field.isRequired
    cell.hintText = field.hintText
    field.bind(cell, form.model)
    cell.keepsValidationMessage = true
    let showState = state(
      of: field, in: form.model, isEditable: form.isEditable, isEnabled: form.isEnabled,
      message: form.message(of: field), isMarked: form.isMarked(field))
    showState(cell)
    cell.onInput = { [weak form, unowned cell] in
      form?.inputDidChange()
      form?.recordRefusal(cell.refusedTexts, of: field)
    }
    cell.onLeave = { [weak form] in form?.checks[field.id]?.retry() }
    cell.performChange = { [weak self, weak form, unowned cell] change in
      guard let form else { return change() }
      form.perform(on: field, isContinuing: self?.isHeld == true || cell.isTyping, change)
    }
    cell.onRecycledRefusal = { [weak form] in form?.keep($0, of: field) }
    cell.onLateRefusal = { [weak self, weak form] refusal in
      // Another cell may display the field by now.
      if let visibleCell = self?.cell(of: field.id) {
        visibleCell.refusal = refusal
      } else {
        form?.keep(refusal, of: field)
      }
    }
    // The cell's own message about the value takes precedence.
    if let refusal = form.takeRefusal(of: field), cell.refusal == nil { cell.refusal = refusal }
  }

  /// Returns the placement of the titles of all cells.
  func titlePlacement(in sizeClass: SizeClass) -> TitlePlacement {
    if sizeClass == .compact { return .above }
    return .beside(TitleColumn(width: titles.width, gap: ComponentParts.simplePropertyFormCell.cell[.columnGap]))
  }

  private func showTitles(_ new: [String]) {
    let before = titles.width
    titles.titles = new
    if titles.width != before { for (_, cell) in visibleCells { cell.queueResize() } }
  }

  private func showFields(_ sections: [[String]]) {
    do throws(SnapshotError) {
      try source?.apply(CollectionSnapshot(sections))
    } catch {
      logMessage("FormView: \(error)")
    }
  }

  private func showHeaders<Model>(of form: Form<Model>) {
    let titles = form.sections.map(\.title)
    guard titles.contains(where: { $0 != nil }) else { return }
    headerHeight = { section in titles.indices.contains(section) && titles[section] != nil ? .measured : nil }
    supplementaryViewProvider = { view, kind, section in
      guard kind == .header, titles.indices.contains(section), let title = titles[section] else { return nil }
      let header = view.dequeue(SectionHeaderFooterView.self, for: kind, ofSection: section)
      header.title = title
      guard form.sections[section].isCollapsible else { return header }
      header.isExpanded = form.isExpanded(section: section)
      header.onExpansion = { [unowned view] in
        view.keepHeader(ofSection: section) {
          form.setExpanded(!form.isExpanded(section: section), section: section)
          flushObservers()
        }
      }
      return header
    }
    guard collapsibleSections.contains(true) else { return }
    observe { [unowned self] in
      for section in collapsibleSections.indices where collapsibleSections[section] {
        let isExpanded = form.isExpanded(section: section)
        (supplementaryView(.header, ofSection: section) as? SectionHeaderFooterView)?.isExpanded = isExpanded
      }
    }
  }

  private var visibleCells: [(id: String, cell: TitledCell)] {
    source?.cells(ofType: TitledCell.self) ?? []
  }

  /// Returns the cell of a field, or nil if the field isn't visible.
  func cell(of id: String) -> TitledCell? { visibleCells.first { $0.id == id }?.cell }

  private func showStates<Model>(of form: Form<Model>) {
    let messages = form.messages
    // Reading observable properties is the most expensive step, so read them once for all fields.
    let (isEditable, isEnabled) = (form.isEditable, form.isEnabled)
    let marked = form.marksChanges ? Set(form.changedFields) : []
    // Fields without a cell are observed too.
    let states = form.fieldsByName.mapValues {
      state(
        of: $0, in: form.model, isEditable: isEditable, isEnabled: isEnabled, message: messages[$0.id],
        isMarked: marked.contains($0.id))
    }
    for (id, cell) in visibleCells { states[id]?(cell) }
  }

  /// Reads the state of a field, and returns a closure that displays it.
  private func state<Model>(
    of field: FormField<Model>, in model: Model, isEditable: Bool, isEnabled: Bool, message: ValidationMessage?,
    isMarked: Bool
  ) -> (TitledCell) -> Void {
    let isEditable = isEditable && field.isEditable?(model) ?? true
    let isEnabled = isEnabled && field.isEnabled?(model) ?? true
    let limit = field.limit?(model)
    return { [revertMenu] cell in
      cell.isEditable = isEditable
      cell.isEnabled = isEnabled
      if let limit { (cell as? TextCell)?.maxTextLength = limit }
      cell.validationMessage = message
      cell.isMarkedAsChanged = isMarked
      cell.extraMenu = isMarked && isEditable && isEnabled ? revertMenu : nil
    }
  }

  // MARK: Steps

  public override func focusChildWillChange(to child: Widget?) {
    super.focusChildWillChange(to: child)
    endStep()
  }

  private func setHeld(_ isHeld: Bool) {
    self.isHeld = isHeld
    endStep()
  }

  private func offerToRevert<Model>(in form: Form<Model>) {
    let revertibleField = { [unowned self] (index: ItemIndex) -> String? in
      guard let field = source?.snapshot.itemID(at: index).flatMap({ form.fieldsByName[$0] }) else { return nil }
      return form.isMarked(field) && form.canChange(field) ? field.id : nil
    }
    contextMenu = { index in
      guard let name = revertibleField(index) else { return [] }
      return [ContextMenuItem(localized("Revert")) { form.revert(name) }]
    }
    let revertFocusedField = { [unowned self] () -> Bool in
      guard let name = focusedItem.flatMap(revertibleField) else { return false }
      form.revert(name)
      return true
    }
    onKeyPress(phase: .capture) { key, modifiers in
      key == .backspace && modifiers.acceleratorModifiers == .alt && revertFocusedField()
    }
    revertMenu.append(localized("Revert"), action: "form.revert")
    revertActions.addAction("revert") { _ = revertFocusedField() }
    insertActionGroup(revertActions, prefix: "form")
  }

  public override func dispose() {
    revertActions.dispose()
    super.dispose()
    onEnd(self)
  }
}

extension FormView {
  /// Commits the input in all cells; items without a cell have none.
  ///
  /// - Returns: The names of the fields with refused input.
  func commit() -> Set<String> { Set(visibleCells.filter { !$0.cell.commit() }.map(\.id)) }
  /// The typed and refused texts in all cells, by field name.
  var inputTexts: [String: [String?]] {
    Dictionary(
      visibleCells.map { ($0.id, $0.cell.inputFields.map { $0.inputText }) }, uniquingKeysWith: { first, _ in first })
  }
  /// Returns the message about refused input in the cell of a field.
  func inputMessage(of id: String) -> ValidationMessage? { visibleCells.first { $0.id == id }?.cell.inputMessage }
  /// Discards the input in all cells.
  func cancelEditing() { for (_, cell) in visibleCells { cell.cancelEditing() } }
}
