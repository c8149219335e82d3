import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A field in place of the label with an attachment's name, in which the user changes the name.
///
/// Enter applies a valid name, as does leaving the field, and Escape keeps the old one. An invalid name stays in the
/// field with a message below it, until the user leaves the field.
///
/// ## CSS nodes
///
///     box
///     ├── field.fdlFUITitleFormCell_valueTextField
///     ╰── inlinevalidation                              for an invalid name
final class AttachmentNameField {
  let field: ValueField<String>
  let message = InlineValidationView()
  private let root = Box(.vertical, spacing: .lineGap, of: ComponentParts.InlineValidationView.view)
  private weak var label: Label?
  private var onEnd: ((_ name: String?, _ hadFocus: Bool) -> Void)?

  /// Replaces a label in a box, and moves the keyboard focus into the field.
  ///
  /// - Parameters:
  ///   - label: The label with the name.
  ///   - attachment: The attachment.
  ///   - preview: The preview; the new name must differ from those of its other attachments.
  ///   - onEnd: Called once with the new name, or nil if it stays the same; the owner then removes the field.
  init(
    inPlaceOf label: Label, of attachment: Attachment, in preview: PreviewWindow,
    onEnd: @escaping (_ name: String?, _ hadFocus: Bool) -> Void
  ) {
    self.label = label
    self.onEnd = onEnd
    // A name is edited in full, although its label may be shortened.
    let format = TextFormat<String>(write: { $0 }) { [weak preview] text in
      Result { () throws(AttachmentNameError) in try attachment.newName(text, among: preview?.items ?? []) }
        .mapError { ValidationMessage($0.message, style: .hint) }
    }
    field = ValueField(ComponentParts.titleFormCell.field, attachment.name, format)
    field.setName(localized("File name"))
    field.entry.maximumWidthInCharacters = Self.characterCount
    field.onChange = { [weak self] in self?.end($0) }
    field.onReport = { [weak self] in self?.showProblem() }
    field.onFocusChange = { [weak self] isInside in
      if !isInside { self?.end(nil) }
    }
    message.isVisible = false
    root.horizontalAlignment = .center
    root.append(field)
    root.append(message)
    // Enter also ends an unchanged name.
    field.entry.connect("activate") { [weak self] in
      if let self, !field.isComposing, field.problem == nil { end(nil) }
    }
    // Before a window or a form handles the key.
    root.onEscape(phase: .capture) { [weak self] in
      guard let self, !field.isComposing else { return false }
      end(nil)
      return true
    }
    if let box = label.parent { root.insert(in: box, after: label) }
    label.isVisible = false
    field.grabFocus()
    field.entry.select(0..<attachment.stemLength)
  }

  /// The number of characters that the field has space for in a wide view.
  private static let characterCount = 32

  private func showProblem() {
    let problem = field.problem
    field.markProblem()
    // Without a message in between, the same one isn't announced again.
    message.message = problem ?? ValidationMessage("", kind: .none, style: .hint)
    message.isVisible = problem != nil
  }

  private func end(_ name: String?) {
    guard let onEnd else { return }
    self.onEnd = nil
    let hadFocus = field.containsFocus
    // The field is still handling the event.
    MainLoop.idle(priority: .input) { onEnd(name, hadFocus) }
  }

  /// Displays the label again.
  func remove() {
    onEnd = nil
    label?.isVisible = true
    root.removePermanently()
  }
}

/// A view of an attachment in which the user can change its name.
protocol AttachmentNaming: AnyObject {
  /// The displayed attachment.
  var attachment: Attachment? { get }
  /// The label with the name.
  var nameLabel: PartLabel { get }
  /// The field in place of the label while the user changes the name.
  var nameField: AttachmentNameField? { get set }
}

extension AttachmentNaming {
  /// Lets the user change the name.
  ///
  /// - Parameters:
  ///   - preview: The preview that renames the attachment.
  ///   - restoreFocus: Called if the field had the focus at the end.
  func rename(in preview: PreviewWindow, restoreFocus: @escaping () -> Void) {
    guard let attachment, nameField == nil else { return }
    nameField = AttachmentNameField(inPlaceOf: nameLabel, of: attachment, in: preview) {
      [weak self, weak preview] name, hadFocus in
      self?.removeNameField()
      if hadFocus { restoreFocus() }
      if let name { preview?.rename(attachment.id, to: name) }
    }
  }

  /// Displays the label again.
  func removeNameField() {
    nameField?.remove()
    nameField = nil
  }
}
