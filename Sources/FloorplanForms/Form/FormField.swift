import FloorplanLayout
public import FloorplanUI
import GTKBridge

/// One value of a form: what it is called, which cell shows it, and what it has to be.
///
///     FormField("Name", \Order.name, in: TitleFormCell.self, isRequired: true)
///     FormField("Share", \Order.share, in: SliderFormCell.self) { $0.maximumValue = 100 }
///       .hint("Of the whole order")
///       .checked { $0.share > 50 ? ValidationMessage("A share is at most 50.") : nil }
///       .shown { $0.isShared }
///
/// A form knows its values by their fields, not by their cells: cells come and go as people scroll.
@MainActor
public struct FormField<Model: AnyObject> {
  /// The name of the field in its form.
  public let id: String
  /// What the value is for.
  public let title: String
  /// Whether there has to be a value.
  public let isRequired: Bool

  let register: (CollectionView) -> Void
  let makeCell: (CollectionView, ItemIndex) -> TitledCell
  let bind: (TitledCell, Model) -> Void
  let capture: (Model) -> CapturedValue
  /// Whether it shows attachments, which a form has at most once.
  let holdsAttachments: Bool
  private(set) var hintText: String?
  /// The maximum number of characters; nil for no limit.
  private(set) var limit: ((Model) -> Int)?
  /// Whether the value is none.
  private let isMissing: (Model) -> Bool
  /// Returns the value if it is a text.
  private let text: (Model) -> String?
  /// What the app's rules say.
  private var rule: (Model) -> ValidationMessage? = { _ in nil }
  private(set) var isShown: (Model) -> Bool = { _ in true }
  /// Nil where people may change it whenever they may change the form.
  private(set) var isEditable: ((Model) -> Bool)?
  /// Nil where it is in use whenever the form is.
  private(set) var isEnabled: ((Model) -> Bool)?

  /// The value that a field had at some moment.
  struct CapturedValue {
    /// Whether the model has it now.
    let isCurrent: () -> Bool
    /// Writes it into the model, where that has another one.
    let restore: () -> Void
  }

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: What the value is for.
  ///   - path: The value, an observable property of the model.
  ///   - cell: The type of the cell that shows it.
  ///   - id: The name of the field in its form; nil for the title.
  ///   - isRequired: Whether there has to be a value; the cell knows which one is none, see ``FormCell/isMissing(_:)``.
  ///     Nothing is missing where people can't change the value.
  ///   - configure: Sets what is special of a cell, such as a range. It is called each time that a cell begins to show the
  ///     field, before the value is set. Title, help, message, the maximum length of a text, and whether users can change the
  ///     value belong to the form: see ``hint(_:)``, ``checked(_:)``, `limited(to:)`, ``editable(_:)`` and
  ///     ``enabled(_:)``. A limit set on the cell isn't checked while no cell displays the field.
  public init<Cell: FormCell>(
    _ title: String, _ path: ReferenceWritableKeyPath<Model, Cell.Value>, in cell: Cell.Type, id: String? = nil,
    isRequired: Bool = false, configure: @escaping (Cell) -> Void = { _ in }
  ) {
    self.init(
      title, id, isRequired, in: cell,
      bind: { cell, model in
        configure(cell)
        cell.bind(model, to: path)
      },
      capture: { model in
        let value = model[keyPath: path]
        return CapturedValue(
          isCurrent: { model[keyPath: path] == value },
          restore: { if model[keyPath: path] != value { model[keyPath: path] = value } })
      }, isMissing: { Cell.isMissing($0[keyPath: path]) }, text: { $0[keyPath: path] as? String })
  }

  /// Makes a field of attachments, of which a form has one at most.
  ///
  /// A form has changed where files have come or gone; how far they are on their way somewhere is no change.
  ///
  /// - Parameters:
  ///   - title: What the files are for.
  ///   - path: The files, an observable property of the model.
  ///   - id: The name of the field in its form; nil for the title.
  ///   - isRequired: Whether there has to be a file. None is missing where people can't change the files.
  ///   - configure: Sets what is special of the files, such as how many there may be. It is called each time that a cell
  ///     begins to show the field, before the files are set.
  public init(
    _ title: String, attachments path: ReferenceWritableKeyPath<Model, [Attachment]>, id: String? = nil,
    isRequired: Bool = false, configure: @escaping (AttachmentsController) -> Void = { _ in }
  ) {
    self.init(
      title, id, isRequired, in: AttachmentsFormCell.self,
      bind: { cell, model in
        configure(cell.attachmentsController)
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
            // What has become of those that are still there in the meantime stays.
            let current = Dictionary(
              model[keyPath: path].map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            model[keyPath: path] = attachments.map { current[$0.id] ?? $0 }
          })
      }, isMissing: { $0[keyPath: path].isEmpty }, text: { _ in nil })
  }

  private init<Cell: TitledCell>(
    _ title: String, _ id: String?, _ isRequired: Bool, in cell: Cell.Type, bind: @escaping (Cell, Model) -> Void,
    capture: @escaping (Model) -> CapturedValue, isMissing: @escaping (Model) -> Bool,
    text: @escaping (Model) -> String?
  ) {
    self.id = id ?? title
    self.title = title
    self.isRequired = isRequired
    self.capture = capture
    self.isMissing = isMissing
    self.text = text
    holdsAttachments = cell == AttachmentsFormCell.self
    register = { $0.register(Cell.self) }
    makeCell = { $0.dequeue(Cell.self, for: $1) }
    self.bind = { cell, model in if let cell = cell as? Cell { bind(cell, model) } }
  }

  /// The field with help below its control.
  public func hint(_ text: String) -> Self { with { $0.hintText = text } }

  /// The field with a further rule, which is asked where those before have nothing to say.
  ///
  /// - Parameter rule: What is to be said of the model's value; nil where all is well.
  /// - Returns: The field with the rule.
  public func checked(_ rule: @escaping (Model) -> ValidationMessage?) -> Self {
    with { $0.rule = { [before = self.rule] model in before(model) ?? rule(model) } }
  }

  /// What is to be said of the model's value.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - isEditable: Whether people may change the form.
  /// - Returns: What the field itself says, unless there is nothing that people could do about it, before what the app's
  ///   rules say; nil where all is well.
  func check(_ model: Model, isEditable: Bool) -> ValidationMessage? {
    let isChangeable = isChangeable(model, isEditable: isEditable)
    return (isChangeable ? checkValue(model) : nil) ?? rule(model)
  }

  /// Whether users can change the value in a form that is editable or not.
  func isChangeable(_ model: Model, isEditable: Bool) -> Bool {
    isEditable && self.isEditable?(model) ?? true && isEnabled?(model) ?? true
  }

  private func checkValue(_ model: Model) -> ValidationMessage? {
    if isRequired, isMissing(model) {
      return ValidationMessage(localized("%1$@ is missing.").filled(with: title), kind: .error)
    }
    guard let limit = limit?(model), limit > 0, let text = text(model) else { return nil }
    // A character has a byte at least, and bytes need not be counted.
    return text.utf8.count > limit && text.count > limit ? TextCell.tooLong : nil
  }

  /// Limits the length of the text.
  ///
  /// Users can't type beyond the limit unless the cell accepts longer texts. A longer text is invalid, whether or not a
  /// cell displays it. The limit has no effect if the value is not a `String`.
  ///
  /// - Parameter limit: The maximum number of characters; 0 for no limit. It may read observable properties of the model.
  /// - Returns: The field with the limit.
  public func limited(to limit: @escaping (Model) -> Int) -> Self { with { $0.limit = limit } }

  /// Limits the length of the text, in characters; 0 for no limit.
  public func limited(to limit: Int) -> Self { limited { _ in limit } }

  /// The field as one that is there only while a condition holds, such as the follow-up to a switch.
  ///
  /// What is not there is not checked.
  ///
  /// - Parameter condition: Whether the field is there; it may read observable properties of the model.
  /// - Returns: The field with the condition.
  public func shown(_ condition: @escaping (Model) -> Bool) -> Self { with { $0.isShown = condition } }

  /// The field as one that is shown as text, not as a control, unless a condition holds.
  ///
  /// - Parameter condition: Whether people may change the value, as long as they may change the form; it may read observable
  ///   properties of the model.
  /// - Returns: The field with the condition.
  public func editable(_ condition: @escaping (Model) -> Bool) -> Self { with { $0.isEditable = condition } }

  /// The field as one that is greyed unless a condition holds.
  ///
  /// - Parameter condition: Whether the field is in use, as long as the form is; it may read observable properties of the
  ///   model.
  /// - Returns: The field with the condition.
  public func enabled(_ condition: @escaping (Model) -> Bool) -> Self { with { $0.isEnabled = condition } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var field = self
    change(&field)
    return field
  }
}

/// A value that may be left out, so that a required field can miss it.
public protocol OmittableValue {
  /// Whether there is nothing in it.
  var isOmitted: Bool { get }
}

extension String: OmittableValue {
  /// Whether there is nothing but white space in it.
  public var isOmitted: Bool { allSatisfy(\.isWhitespace) }
}

extension Optional: OmittableValue {
  /// Whether it is nil, or what it holds is left out.
  public var isOmitted: Bool { map { ($0 as? any OmittableValue)?.isOmitted ?? false } ?? true }
}

extension Array: OmittableValue {
  /// Whether it is empty.
  public var isOmitted: Bool { isEmpty }
}

extension Set: OmittableValue {
  /// Whether it is empty.
  public var isOmitted: Bool { isEmpty }
}
