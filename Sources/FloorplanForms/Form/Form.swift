public import FloorplanUI
import GTKBridge
public import Observation

/// The fields of a model that users edit together, with their problems and changes.
///
///     let form = Form(order) {
///       FormField("Name", \.name, in: TitleFormCell.self).required()
///       FormSection("Delivery") {
///         FormField("Express", \.isExpress, in: SwitchFormCell.self)
///         FormField("Carrier", \.carrier, options: Carrier.allCases).visible { $0.isExpress }
///       }
///     }
///     let view = FormView(form)
///     if form.validate() { save(order) } else { view.focusFirstInvalidField() }
///
/// The model is an observable class, or a ``FormValue`` for any other value. The form is observable. ``validate()``
/// checks the fields. From then on, they are checked whenever a value of the model changes, so a message disappears
/// together with its cause.
@Observable
@MainActor
public final class Form<Model: AnyObject & Observable> {
  /// The edited model.
  public let model: Model
  /// The sections of the form.
  public let sections: [FormSection<Model>]
  /// The fields of all sections, in display order.
  let fields: [FormField<Model>]
  /// The fields by name.
  let fieldsByName: [String: FormField<Model>]
  /// The fields and rules that were ignored, with the reasons.
  ///
  /// The errors are also logged.
  public let errors: [FormError]
  /// Whether users can change values.
  public var isEditable = true
  /// Whether the form is enabled; disable it while saving, for example.
  public var isEnabled = true
  /// Whether changed fields are marked, and users can revert them one at a time; the default is false.
  public var marksChanges = false
  /// The history in which users can undo and redo changes of fields; nil, the default, for none.
  ///
  /// A ``FormView`` handles the keys of a history that no other widget displays. A `FormWindow` sets its own history.
  public var undoHistory: UndoHistory?

  /// The values that ``hasChanges`` compares with, by field name.
  private(set) var captured: [String: FormField<Model>.CapturedValue]
  /// Whether ``validate()`` was called, so messages are displayed.
  private(set) var isValidated = false
  /// The rules about several fields, by the name of each of them.
  private let rules: [String: [FormRule<Model>]]
  /// The asynchronous rules, by field name.
  let checks: [String: FieldCheck<Model>]
  /// The tasks that wait for the next change of ``checks``.
  @ObservationIgnored var waiting: [AsyncStream<Never>.Continuation] = []
  private var externalMessages: [String: ValueBound<(message: ValidationMessage, number: Int)>] = [:]
  /// The values of the fields with refused input at the last check, by field name.
  private var refused: [String: FormField<Model>.CapturedValue] = [:]

  /// The refusals of recycled cells, by field name.
  @ObservationIgnored private var refusals: [String: ValueBound<Refusal>] = [:]
  /// The refused texts, by field name.
  @ObservationIgnored var refusedTexts: [String: [String?]] = [:]
  /// The step of the history that the user may still be changing.
  @ObservationIgnored var openStep: FormStep<Model>?
  /// The indices of the collapsed sections.
  var collapsedSections: Set<Int>

  /// Content that applies as long as a field has the same value.
  private struct ValueBound<Content> {
    let content: Content
    let value: FormField<Model>.CapturedValue
    /// The content, or nil if the value has changed.
    var current: Content? { value.isCurrent() ? content : nil }
  }
  @ObservationIgnored private var externalMessageCount = 0
  /// The number of changes of texts that are no values.
  private var inputCount = 0
  /// The views in which the user may be typing, which the form doesn't retain.
  @ObservationIgnored private var editors: [() -> FormView?] = []
  /// The views that display the form.
  var views: [FormView] { editors.compactMap { $0() } }

  /// Creates a form with the current values of a model.
  ///
  /// - Parameters:
  ///   - model: A main-actor model, held strongly.
  ///   - sections: The sections, or fields, which are in sections without a title. Of several fields with the same
  ///     ``FormField/id(_:)``, or several fields of attachments, only the first is used, and the others are in
  ///     ``errors``. They are evaluated once, when the form is created. For a condition that can change, use
  ///     ``FormField/visible(when:)``.
  public init(_ model: Model, @ArrayBuilder<FormSection<Model>> sections: () -> [FormSection<Model>]) {
    self.model = model
    var checker = FieldChecker<Model>()
    let checked = checker.check(sections())
    self.sections = checked
    fields = checked.flatMap(\.fields)
    fieldsByName = Dictionary(fields.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    rules = checker.checkRules(for: fields)
    errors = checker.errors
    captured = fieldsByName.mapValues { $0.capture(model) }
    collapsedSections = Set(checked.indices.filter { checked[$0].isCollapsible && !checked[$0].isInitiallyExpanded })
    checks = fieldsByName.compactMapValues { FieldCheck(of: $0, in: model) }
    prepareChecks()
    for error in errors { logMessage("Form: \(error)") }
  }

  /// The visible fields, by section.
  public var visibleFields: [[FormField<Model>]] { sections.map { $0.fields.filter { $0.isVisible(model) } } }

  // MARK: Input

  func add(_ view: FormView) {
    editors.removeAll { $0() == nil }
    editors.append { [weak view] in view }
    for check in checks.values { check.follow() }
  }

  func remove(_ view: FormView) {
    editors.removeAll { $0() == nil || $0() === view }
    guard editors.isEmpty else { return }
    for check in checks.values { check.unfollow() }
  }

  /// Commits the input, as when the focus leaves the field.
  ///
  /// ``validate()`` does this automatically. Call it before you use ``hasChanges``, for example when a window closes.
  ///
  /// - Returns: The names of the fields with refused input.
  @discardableResult
  public func commit() -> Set<String> {
    let refused = editors.reduce(into: Set<String>()) { $0.formUnion($1()?.commit() ?? []) }
    let kept = visibleFields.joined().filter { field in
      guard refusals[field.id]?.current?.blocksSaving == true else { return false }
      // Users can't correct what they can't change.
      return canChange(field)
    }.map(\.id)
    return refused.union(kept)
  }

  /// Returns whether users can change the value of a field now.
  func canChange(_ field: FormField<Model>) -> Bool {
    isEnabled && field.isChangeable(model, isEditable: isEditable)
  }

  /// Keeps the refusal of a cell that no longer displays the field.
  func keep(_ refusal: Refusal, of field: FormField<Model>) {
    if refusal.blocksSaving { refusedTexts[field.id] = refusal.texts }
    refusals[field.id] = ValueBound(content: refusal, value: field.capture(model))
  }

  /// Returns the refusal for the next cell of a field; nil if there is none, or the value has changed since.
  func takeRefusal(of field: FormField<Model>) -> Refusal? {
    refusals.removeValue(forKey: field.id)?.current
  }

  /// Discards the refusal of a cell that no longer displays the field.
  func discardRefusal(of field: FormField<Model>) {
    refusals[field.id] = nil
    refusedTexts[field.id] = nil
  }

  /// The texts that the user has typed but that aren't values yet, or were refused, by field name.
  ///
  /// Each field has a text for each text field of its cell, nil for one without such a text. Together with the values of
  /// the model, they are the state of an unfinished form, except for drawings that aren't saved yet. They don't contain
  /// passwords. The property is observable.
  public var inputTexts: [String: [String?]] {
    _ = inputCount
    let kept = refusals.compactMapValues { $0.current?.texts }
    return editors.reduce(into: kept) { texts, editor in
      texts.merge(editor()?.inputTexts ?? [:]) { _, displayed in displayed }
    }
    .filter { $0.value.contains { $0 != nil } }
  }

  /// Restores the texts of an earlier form with the same fields and values; call it before the form is displayed.
  ///
  /// - Parameter texts: The value of ``inputTexts``; texts of other fields are ignored.
  public func restoreInputTexts(_ texts: [String: [String?]]) {
    for field in fields {
      if let texts = texts[field.id] { keep(Refusal(texts: texts), of: field) }
    }
  }

  /// The name of the first visible field whose restored text no cell has examined yet.
  var restoredField: String? {
    visibleFields.joined().first { field in
      refusals[field.id]?.current.map { $0.message == nil && $0.blocksSaving } == true
    }?.id
  }

  func inputDidChange() { inputCount += 1 }

  // MARK: Problems

  /// The messages about the visible fields, by field name.
  ///
  /// Before the first ``validate()``, it only contains messages from `setMessage(_:for:)` and asynchronous rules.
  public var messages: [String: ValidationMessage] {
    guard isValidated || !externalMessages.isEmpty || !checks.isEmpty else { return [:] }
    return visibleFields.joined().reduce(into: [:]) { messages, field in messages[field.id] = message(of: field) }
  }

  /// Returns the first error about a field, or else the first message: of its rules, of rules about several fields,
  /// from `setMessage(_:for:)`, or of its asynchronous rule.
  func message(of field: FormField<Model>) -> ValidationMessage? {
    var candidates: [ValidationMessage?] = []
    if isValidated {
      candidates.append(field.check(model, isEditable: isEditable))
      candidates += rules[field.id, default: []].map { $0.message(model) }
    }
    candidates += [externalMessages[field.id]?.current?.message, checks[field.id]?.message]
    let messages = candidates.compactMap(\.self)
    return messages.first { $0.kind == .error } ?? messages.first
  }

  /// Returns the message about refused input in a field.
  func refusalText(of field: FormField<Model>) -> String {
    _ = inputCount
    return editors.lazy.compactMap { $0()?.inputMessage(of: field.id) }.first?.text
      ?? refusals[field.id]?.content.message?.text ?? localized("This value isn’t valid.")
  }

  /// The names of the invalid fields, in display order.
  ///
  /// They include fields with refused input at the last check, until the value changes or the form is checked again.
  public var invalidFields: [String] { invalidFields(with: messages) }

  func invalidFields(with messages: [String: ValidationMessage]) -> [String] {
    visibleFields.joined().map(\.id).filter {
      messages[$0]?.kind == .error || refused[$0]?.isCurrent() == true
    }
  }

  /// Checks all visible fields, after committing the input.
  ///
  /// Asynchronous rules without a result start to run. Use ``validateCompletely()`` to wait for them.
  ///
  /// - Returns: Whether all values are valid; false until the asynchronous rules have accepted them.
  @discardableResult
  public func validate() -> Bool {
    checkInput()
    externalMessages = [:]
    isValidated = true
    requestChecks()
    for name in invalidFields { expandSection(ofField: name) }
    return areAllValid
  }

  /// Commits the input, and adds the fields with refused input to ``invalidFields``.
  func checkInput() {
    let names = commit()
    refused = fieldsByName.filter { names.contains($0.key) }.mapValues { $0.capture(model) }
  }

  /// Sets a message about a field that its rules can't know, such as the response of a server.
  ///
  /// - Parameters:
  ///   - message: The message; nil removes it. It is removed automatically when the value changes, on ``validate()``,
  ///     and after some time if it is temporary.
  ///   - name: The name of the field.
  public func setMessage(_ message: ValidationMessage?, for name: String) {
    guard let field = fieldsByName[name] else {
      return logMessage("Form: no field is named “\(name)”, so its message isn’t displayed")
    }
    guard let message else { return externalMessages[name] = nil }
    externalMessageCount += 1
    let number = externalMessageCount
    externalMessages[name] = ValueBound(content: (message, number), value: field.capture(model))
    guard message.isTemporary else { return }
    MainLoop.after(milliseconds: UInt32(ValidationMessage.temporaryDuration * 1000)) { [weak self] in
      // Another message may have replaced it.
      if self?.externalMessages[name]?.content.number == number { self?.externalMessages[name] = nil }
    }
  }

  /// Sets a message about the first field of a property, as for the name of a field.
  public func setMessage(_ message: ValidationMessage?, for path: PartialKeyPath<Model>) {
    guard let field = fields.first(where: { $0.path == path }) else {
      return logMessage("Form: no field edits \(path), so its message isn’t displayed")
    }
    setMessage(message, for: field.id)
  }

  // MARK: Changes

  /// Whether a value has changed since the form was created or ``acceptChanges()`` was called.
  public var hasChanges: Bool { !changedFields.isEmpty }

  /// Reads the values of all fields, so an observer is notified of any change.
  package func readValues() { for field in fields { _ = field.capture(model) } }

  /// Accepts the current values as those that ``hasChanges`` compares with; call it after saving.
  public func acceptChanges() { captured = fieldsByName.mapValues { $0.capture(model) } }

  /// Restores the values that ``hasChanges`` compares with, and discards the input and all messages.
  ///
  /// With an ``undoHistory``, users can undo this, except for the input.
  public func discardChanges() {
    for editor in editors { editor()?.cancelEditing() }
    isValidated = false
    refused = [:]
    refusals = [:]
    refusedTexts = [:]
    inputDidChange()
    externalMessages = [:]
    // In display order, since a value may depend on earlier ones.
    perform { for field in fields { captured[field.id]?.restore() } }
    for check in checks.values { check.discard() }
  }
}

/// Checks the sections and fields of a new form.
private struct FieldChecker<Model: AnyObject & Observable> {
  private(set) var errors: [FormError] = []
  private var names: Set<String> = []
  /// The names that fields have set themselves so far.
  private var ownNames: Set<String> = []
  private var hasAttachments = false
  private var rules: [FormRule<Model>] = []

  /// Returns the sections without refused fields, with unique names, and with adjacent implicit sections merged.
  mutating func check(_ sections: [FormSection<Model>]) -> [FormSection<Model>] {
    // A title must not take the name of a later field.
    names = Set(sections.flatMap(\.fields).filter(\.hasOwnID).map(\.id))
    rules = sections.flatMap(\.rules)
    var checked: [FormSection<Model>] = []
    for var section in sections where section.rules.isEmpty {
      section.fields = section.fields.compactMap { check($0) }
      if section.isImplicit, let last = checked.indices.last, checked[last].isImplicit {
        checked[last].fields += section.fields
      } else {
        checked.append(section)
      }
    }
    return checked
  }

  private mutating func check(_ field: FormField<Model>) -> FormField<Model>? {
    var field = field
    if field.hasOwnID {
      guard ownNames.insert(field.id).inserted else { return refuse(.duplicateName(field: field.id)) }
    } else {
      // Titles that differ in one language may be equal in another.
      var number = 1
      while !names.insert(field.id).inserted {
        number += 1
        field.id = "\(field.title) \(number)"
      }
    }
    guard field.cellType == AttachmentsFormCell.self else { return field }
    defer { hasAttachments = true }
    return hasAttachments ? refuse(.duplicateAttachments(field: field.id)) : field
  }

  /// Returns the rules of the checked sections, by the names of their fields.
  mutating func checkRules(for fields: [FormField<Model>]) -> [String: [FormRule<Model>]] {
    var checked: [String: [FormRule<Model>]] = [:]
    for var rule in rules {
      do throws(FormError) {
        try rule.findFields(among: fields)
        for name in Set(rule.fields.joined().map(\.id)) { checked[name, default: []].append(rule) }
      } catch {
        errors.append(error)
      }
    }
    return checked
  }

  private mutating func refuse(_ error: FormError) -> FormField<Model>? {
    errors.append(error)
    return nil
  }
}
