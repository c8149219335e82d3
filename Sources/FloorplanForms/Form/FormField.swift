import FloorplanLayout
public import FloorplanUI
import GTKBridge
public import Observation

/// The description of a value in a form: its title, key path, cell type and rules.
///
///     FormField("Name", \Order.name, in: TitleFormCell.self).required()
///     FormField("Urgency", \.urgency, options: Urgency.allCases)
///     FormField("Share", \.share, in: SliderFormCell.self) { $0.maximumValue = 100 }
///       .hint("Of the whole order")
///       .validated { $0.share > 50 ? ValidationMessage("A share is at most 50.") : nil }
///       .visible { $0.isShared }
///
/// A form uses fields instead of cells for its values, since cells exist only while they are visible.
@MainActor
public struct FormField<Model: AnyObject & Observable> {
  /// The name of the field in its form: the title, unless ``id(_:)`` sets another one.
  public internal(set) var id: String
  /// The title of the value.
  public let title: String
  /// Whether a value is required.
  public private(set) var isRequired = false

  /// The property of the model.
  let path: PartialKeyPath<Model>
  let makeCell: (CollectionView, ItemIndex) -> TitledCell
  var bind: (TitledCell, Model) -> Void
  let capture: (Model) -> CapturedValue
  let cellType: TitledCell.Type
  /// Whether ``id(_:)`` was called.
  private(set) var hasOwnID = false
  private(set) var hintText: String?
  /// The maximum number of characters; nil for no limit.
  private(set) var limit: ((Model) -> Int)?
  /// The pattern of the text; nil for none.
  var mask: InputMask?
  /// Returns whether the value is missing.
  private let isMissing: (Model) -> Bool
  /// Returns the value if it is a text.
  private let text: (Model) -> String?
  /// Returns the message of the app's rules.
  private var rule: (Model) -> ValidationMessage? = { _ in nil }
  /// The app's asynchronous rule.
  var asyncRule: AsyncRule<Model>?
  private(set) var isVisible: (Model) -> Bool = { _ in true }
  /// Returns whether users can change the value in an editable form; nil if they always can.
  private(set) var isEditable: ((Model) -> Bool)?
  /// Returns whether the field is enabled in an enabled form; nil if it always is.
  private(set) var isEnabled: ((Model) -> Bool)?

  /// The value of a field at some time.
  struct CapturedValue {
    /// Returns whether the model still has the value.
    let isCurrent: () -> Bool
    /// Sets the value of the model if it has changed.
    let restore: () -> Void
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: The title of the value.
  ///   - path: The value, an observable property of the model.
  ///   - cell: The type of the cell.
  ///   - configure: Sets the properties of a cell, such as a range. It is called each time a cell begins to display the
  ///     field, before the value is set, and again after an observable property that it read has changed. The title, the
  ///     help, the message, the maximum length of a text, and whether users can change the value belong to the form: see
  ///     ``hint(_:)``, ``validated(_:)``, `limited(to:)`, ``editable(when:)`` and ``enabled(when:)``. A limit set on the
  ///     cell isn't checked while no cell displays the field.
  public init<Cell: FormCell>(
    _ title: String, _ path: ReferenceWritableKeyPath<Model, Cell.Value>, in cell: Cell.Type,
    configure: @escaping (Cell) -> Void = { _ in }
  ) {
    self.init(title, path, in: cell, configure: configure, isMissing: Cell.isMissing) { $0.bind($1, to: path) }
  }

  /// Creates a field of attachments, of which a form has at most one.
  ///
  /// Only added and removed files are changes of the form; the progress of uploads isn't.
  ///
  /// - Parameters:
  ///   - title: The title of the attachments.
  ///   - path: The files, an observable property of the model.
  ///   - configure: Sets the properties of the controller, such as the maximum number of files. It is called each time
  ///     a cell begins to display the field, before the files are set, and again after an observable property that it
  ///     read has changed.
  public init(
    _ title: String, attachments path: ReferenceWritableKeyPath<Model, [Attachment]>,
    configure: @escaping (AttachmentsController) -> Void = { _ in }
  ) {
    self.init(
      title, path, in: AttachmentsFormCell.self,
      bind: { cell, model in
        cell.configure { [unowned cell] in configure(cell.attachmentsController) }
        cell.attachmentsController.bind(model, to: path)
      },
      capture: { model in
        let attachments = model[keyPath: path]
        let ids = attachments.map(\.id)
        func isCurrent() -> Bool { model[keyPath: path].map(\.id) == ids }
        return CapturedValue(
          isCurrent: isCurrent,
          restore: {
            guard !isCurrent() else { return }
            // Keep the current status of the attachments that still exist.
            let current = Dictionary(
              model[keyPath: path].map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            model[keyPath: path] = attachments.map { current[$0.id] ?? $0 }
          })
      }, isMissing: { $0[keyPath: path].isEmpty })
  }

  static func capture<Value: Equatable>(_ path: ReferenceWritableKeyPath<Model, Value>) -> (Model) -> CapturedValue {
    { model in
      let value = model[keyPath: path]
      return CapturedValue(
        isCurrent: { model[keyPath: path] == value },
        restore: { if model[keyPath: path] != value { model[keyPath: path] = value } })
    }
  }

  /// Creates a field of a property with any type of cell.
  ///
  /// - Parameters:
  ///   - title: The title of the value.
  ///   - path: The property that the app knows.
  ///   - cell: The type of the cell.
  ///   - configure: Sets the properties of a cell.
  ///   - isMissing: Returns whether a value of the property is missing.
  ///   - bind: Binds a configured cell to a model.
  package init<Cell: TitledCell, Value: Equatable>(
    _ title: String, _ path: ReferenceWritableKeyPath<Model, Value>, in cell: Cell.Type,
    configure: @escaping (Cell) -> Void, isMissing: @escaping (Value) -> Bool, bind: @escaping (Cell, Model) -> Void
  ) {
    self.init(
      title, path, in: cell,
      bind: { cell, model in
        cell.configure { [unowned cell] in configure(cell) }
        bind(cell, model)
      }, capture: Self.capture(path), isMissing: { isMissing($0[keyPath: path]) },
      text: { $0[keyPath: path] as? String })
  }

  init<Cell: TitledCell>(
    _ title: String, _ path: PartialKeyPath<Model>, in cell: Cell.Type, bind: @escaping (Cell, Model) -> Void,
    capture: @escaping (Model) -> CapturedValue, isMissing: @escaping (Model) -> Bool,
    text: @escaping (Model) -> String? = { _ in nil }
  ) {
    id = title
    self.title = title
    self.path = path
    self.capture = capture
    self.isMissing = isMissing
    self.text = text
    cellType = cell
    makeCell = { $0.dequeue(Cell.self, for: $1) }
    self.bind = { cell, model in if let cell = cell as? Cell { bind(cell, model) } }
  }

  // MARK: Modifiers

  /// Sets the name of the field, which is unique in the form.
  ///
  /// The name identifies the field in messages and in saved texts, so it shouldn't depend on the language. The default
  /// is the title, followed by a number if it isn't unique.
  public func id(_ id: String) -> Self {
    with { field in
      field.id = id
      field.hasOwnID = true
    }
  }

  /// Requires a value.
  ///
  /// ``FormCell/isMissing(_:)`` of the cell decides which values are missing. Nothing is missing if users can't change
  /// the value.
  public func required(_ isRequired: Bool = true) -> Self { with { $0.isRequired = isRequired } }

  /// Adds help below the control.
  public func hint(_ text: String) -> Self { with { $0.hintText = text } }

  /// Adds a rule, which is checked if the previous rules have no message.
  ///
  /// - Parameter rule: Returns the message about the model's value; nil if it is valid.
  /// - Returns: The field with the rule.
  public func validated(_ rule: @escaping (Model) -> ValidationMessage?) -> Self {
    with { $0.rule = { [before = self.rule] model in before(model) ?? rule(model) } }
  }

  /// Returns the message about the model's value.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - isEditable: Whether users can change the form.
  /// - Returns: The message of the field itself, unless users can't change the value, or else that of the app's rules;
  ///   nil if the value is valid.
  func check(_ model: Model, isEditable: Bool) -> ValidationMessage? {
    let isChangeable = isChangeable(model, isEditable: isEditable)
    return (isChangeable ? checkValue(model) : nil) ?? rule(model)
  }

  /// Returns whether users can change the value in a form that is editable or read-only.
  func isChangeable(_ model: Model, isEditable: Bool) -> Bool {
    isEditable && self.isEditable?(model) ?? true && isEnabled?(model) ?? true
  }

  private func checkValue(_ model: Model) -> ValidationMessage? {
    if isRequired, isMissing(model) {
      return ValidationMessage(localized("%1$@ is missing.").filled(with: title), kind: .error)
    }
    if let problem = mask.flatMap({ mask in text(model).flatMap(mask.problem) }) { return problem }
    guard let limit = limit?(model), limit > 0, let text = text(model) else { return nil }
    // A character has at least one byte, and counting bytes is fast.
    return text.utf8.count > limit && text.count > limit ? TextCell.tooLong : nil
  }

  /// Limits the length of the text.
  ///
  /// Users can't type beyond the limit unless the cell accepts longer texts. A longer text is invalid, whether or not a
  /// cell displays it. The limit has no effect if the value is not a `String`.
  ///
  /// - Parameter limit: The maximum number of characters; 0 for no limit. It may read observable properties of the
  ///   model.
  /// - Returns: The field with the limit, in place of an earlier one.
  public func limited(to limit: @escaping (Model) -> Int) -> Self { with { $0.limit = limit } }

  /// Limits the length of the text, in characters; 0 for no limit.
  public func limited(to limit: Int) -> Self { limited { _ in limit } }

  /// Shows the field only while a condition holds, such as a follow-up question to a switch.
  ///
  /// A hidden field isn't checked. Conditions of earlier calls must hold, too.
  ///
  /// - Parameter condition: Whether the field is visible; it may read observable properties of the model.
  /// - Returns: The field with the condition.
  public func visible(when condition: @escaping (Model) -> Bool) -> Self {
    with { $0.isVisible = { [before = isVisible] in before($0) && condition($0) } }
  }

  /// Displays the field as text instead of a control unless a condition and those of earlier calls hold.
  ///
  /// - Parameter condition: Whether users can change the value in an editable form; it may read observable properties
  ///   of the model.
  /// - Returns: The field with the condition.
  public func editable(when condition: @escaping (Model) -> Bool) -> Self {
    with { $0.isEditable = { [before = isEditable] in before?($0) ?? true && condition($0) } }
  }

  /// Disables the field unless a condition and those of earlier calls hold.
  ///
  /// - Parameter condition: Whether the field is enabled in an enabled form; it may read observable properties of the
  ///   model.
  /// - Returns: The field with the condition.
  public func enabled(when condition: @escaping (Model) -> Bool) -> Self {
    with { $0.isEnabled = { [before = isEnabled] in before?($0) ?? true && condition($0) } }
  }

  func with(_ change: (inout Self) -> Void) -> Self {
    var field = self
    change(&field)
    return field
  }
}

/// A value that can be empty, so it may be missing in a required field.
public nonisolated protocol OmittableValue {
  /// Whether the value is empty.
  var isOmitted: Bool { get }
}

nonisolated extension String: OmittableValue {
  /// Whether the string contains only whitespace.
  public var isOmitted: Bool { allSatisfy(\.isWhitespace) }
}

nonisolated extension Optional: OmittableValue {
  /// Whether the value is nil or its wrapped value is empty.
  public var isOmitted: Bool { map { ($0 as? any OmittableValue)?.isOmitted ?? false } ?? true }
}

nonisolated extension Array: OmittableValue {
  /// Whether the array is empty.
  public var isOmitted: Bool { isEmpty }
}

nonisolated extension Set: OmittableValue {
  /// Whether the set is empty.
  public var isOmitted: Bool { isEmpty }
}
