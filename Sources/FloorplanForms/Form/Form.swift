public import FloorplanUI
import GTKBridge
public import Observation

/// The fields of a model that people edit together: what is there to be filled in, what is wrong with it, and whether it
/// is what it was.
///
///     let form = Form(order, [FormSection(nil, [FormField("Name", \.name, in: TitleFormCell.self, isRequired: true)])])
///     let view = FormView(form)
///     if form.validate() { save(order) } else { view.focusFirstInvalidField() }
///
/// All of it can be observed. A field is checked when ``validate()`` is called, and from then on whenever one of the
/// model's values changes, so that a message goes as soon as its cause has.
@Observable
@MainActor
public final class Form<Model: AnyObject> {
  /// What is edited.
  public let model: Model
  /// What there is to be filled in.
  public let sections: [FormSection<Model>]
  /// The fields that were left out, each with the reason.
  ///
  /// They are written to the log as well.
  public let errors: [FormError]
  /// Whether people may change anything.
  public var isEditable = true
  /// Whether the form is in use at all; not while it is being saved, for example.
  public var isEnabled = true

  private var captured: [FormField<Model>.CapturedValue]
  private var isChecked = false
  private var told: [String: Told] = [:]
  /// What fields had whose cell had refused what was typed, when the form was last checked.
  private var refused: [String: FormField<Model>.CapturedValue] = [:]

  /// What cells that went out of sight say of what they had refused, by the names of their fields.
  @ObservationIgnored private var refusals: [String: KeptRefusal] = [:]

  /// A refusal, and the value that the field had.
  private struct KeptRefusal {
    let refusal: Refusal
    let value: FormField<Model>.CapturedValue
  }

  /// A message, and the value that it was said of.
  private struct Told {
    let message: ValidationMessage
    let value: FormField<Model>.CapturedValue
    let number: Int
  }
  @ObservationIgnored private var toldCount = 0
  @ObservationIgnored private var editors: [Editor] = []

  /// A view in which the user may be typing.
  private struct Editor {
    weak var view: FormView?
  }

  /// Makes a form for a model as it is now.
  ///
  /// - Parameters:
  ///   - model: A main-actor model, held strongly.
  ///   - sections: What there is to be filled in. Of several fields with one name, and of several fields of attachments,
  ///     the first one is taken, and ``errors`` says so of the others.
  public init(_ model: Model, _ sections: [FormSection<Model>]) {
    self.model = model
    var errors: [FormError] = []
    var names: Set<String> = []
    var holdsAttachments = false
    let taken = sections.map { section in
      FormSection(
        section.title,
        section.fields.filter { field in
          guard names.insert(field.id).inserted else {
            errors.append(.secondOfName(field: field.id))
            return false
          }
          guard field.holdsAttachments else { return true }
          defer { holdsAttachments = true }
          if holdsAttachments { errors.append(.secondAttachments(field: field.id)) }
          return !holdsAttachments
        })
    }
    self.sections = taken
    self.errors = errors
    captured = taken.flatMap(\.fields).map { $0.capture(model) }
    for error in errors { logMessage("Form: \(error)") }
  }

  /// The fields that are there now, section by section.
  public var shownFields: [[FormField<Model>]] { sections.map { $0.fields.filter { $0.isShown(model) } } }

  // MARK: What is being typed

  func add(_ view: FormView) {
    editors.removeAll { $0.view == nil }
    editors.append(Editor(view: view))
  }

  /// Takes what people have begun to type or to choose, as when the focus leaves the field.
  ///
  /// ``validate()`` does so by itself; before ``hasChanges`` decides something, such as whether a window may close, it is up
  /// to the caller.
  ///
  /// - Returns: The names of the fields whose cells have refused what was typed.
  @discardableResult
  public func commit() -> Set<String> {
    let refused = editors.reduce(into: Set<String>()) { $0.formUnion($1.view?.commit() ?? []) }
    let kept = shownFields.joined().filter { field in
      guard let kept = refusals[field.id], kept.refusal.blocksSaving, kept.value.isCurrent() else { return false }
      // Users can't correct what they can't change.
      return canChange(field)
    }.map(\.id)
    return refused.union(kept)
  }

  /// Whether users can change the value of a field now.
  func canChange(_ field: FormField<Model>) -> Bool {
    isEnabled && field.isChangeable(model, isEditable: isEditable)
  }

  /// Keeps what the cell of a field says of what it has refused, which shows the field no more.
  func keep(_ refusal: Refusal, of field: FormField<Model>) {
    refusals[field.id] = KeptRefusal(refusal: refusal, value: field.capture(model))
  }

  /// What the next cell of a field says again; nil where there is nothing, or the field has another value by now.
  func takeRefusal(of field: FormField<Model>) -> Refusal? {
    refusals.removeValue(forKey: field.id).flatMap { $0.value.isCurrent() ? $0.refusal : nil }
  }

  // MARK: What is wrong

  /// What is to be said of the fields that are there now, by their names.
  ///
  /// Empty until ``validate()`` is called, but for what ``tell(_:about:)`` says.
  public var messages: [String: ValidationMessage] {
    guard isChecked || !told.isEmpty else { return [:] }
    return shownFields.joined().reduce(into: [:]) { messages, field in messages[field.id] = message(of: field) }
  }

  /// What is to be said of a field: what its rules say before what it was told.
  func message(of field: FormField<Model>) -> ValidationMessage? {
    if isChecked, let message = field.check(model, isEditable: isEditable) { return message }
    return told[field.id].flatMap { $0.value.isCurrent() ? $0.message : nil }
  }

  /// The names of the fields whose value can't be taken, in the order in which they are shown.
  ///
  /// Those whose cell has refused what was typed when the form was last checked are among them, until they have
  /// another value or the form is checked again.
  public var invalidFields: [String] {
    let messages = messages
    return shownFields.joined().map(\.id).filter {
      messages[$0]?.kind == .error || refused[$0]?.isCurrent() == true
    }
  }

  /// Checks all fields that are there, with what is being typed.
  ///
  /// - Returns: Whether every value can be taken.
  @discardableResult
  public func validate() -> Bool {
    let names = commit()
    refused = Dictionary(
      sections.flatMap(\.fields).filter { names.contains($0.id) }.map { ($0.id, $0.capture(model)) },
      uniquingKeysWith: { first, _ in first })
    told = [:]
    isChecked = true
    return invalidFields.isEmpty
  }

  /// Says something of a field that its own rules can't know, such as what a server answers.
  ///
  /// - Parameters:
  ///   - message: The message; nil takes it back. It goes by itself when the value becomes another, when ``validate()`` is
  ///     called, and after a while if it is temporary.
  ///   - name: The name of the field.
  public func tell(_ message: ValidationMessage?, about name: String) {
    guard let message, let field = sections.lazy.flatMap(\.fields).first(where: { $0.id == name }) else {
      told[name] = nil
      return
    }
    toldCount += 1
    let number = toldCount
    told[name] = Told(message: message, value: field.capture(model), number: number)
    guard message.isTemporary else { return }
    MainLoop.after(milliseconds: UInt32(ValidationMessage.temporaryDuration * 1000)) { [weak self] in
      // Another message may have taken its place.
      if self?.told[name]?.number == number { self?.told[name] = nil }
    }
  }

  // MARK: What has changed

  /// Whether a value is another than when the form was made, or ``acceptChanges()`` was called.
  public var hasChanges: Bool { captured.contains { !$0.isCurrent() } }

  /// Reads the value of every field, so that whoever observes this is told when any of them becomes another.
  package func readValues() { for field in sections.flatMap(\.fields) { _ = field.capture(model) } }

  /// Takes the values of now for those that ``hasChanges`` compares with, after they were saved.
  public func acceptChanges() { captured = sections.flatMap(\.fields).map { $0.capture(model) } }

  /// Gives the model its values back, forgets what is being typed, and says nothing of the values any more.
  public func discardChanges() {
    for editor in editors { editor.view?.cancelEditing() }
    isChecked = false
    refused = [:]
    refusals = [:]
    told = [:]
    for value in captured { value.restore() }
  }
}
