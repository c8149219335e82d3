public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// The base class of all form cells, with a title, a state and a message below.
///
/// Except for the cell of attachments, all form cells also conform to ``FormCell``, which adds the value.
///
/// A subclass arranges its title and its control in ``contentWidth`` and ``contentArrangement(width:height:)``;
/// this class arranges the message. Derive cells with a value from ``ValueCell``.
///
/// ## CSS nodes
///
///     cell
///     ├── …                                  title and control
///     ├── changemark.fdlFUIChangeMark        if the cell is marked as changed
///     ╰── inlinevalidation                   if there is a message
///
/// ## Accessibility
///
/// A group named after the title and described by the first sentence of the message, after “Changed” if the cell is
/// marked as changed. The control has the same name and description, and also reports that it is required or invalid.
open class TitledCell: CollectionCell, TintAttributesProvider {
  private var messageView: InlineValidationView?
  @Pending private var messageTimer: LoopSource?
  private var changeMark: ChangeMark?
  @Setting private final var configuration: Observer?
  /// The live region that announces changes to assistive technology, or nil for none.
  final var announcement: Announcement? { didSet { announcement?.setParent(self) } }

  // The title names the control inside the group.
  open override class var accessibleRole: AccessibleRole { .group }
  // The control is either next to the title or below it.
  public final override class var hasSeveralArrangements: Bool { true }

  /// Creates a cell without a title.
  public required init() {
    super.init()
    // Form cells are not highlighted as rows, since the control inside takes the focus.
    isFocusable = false
  }

  // MARK: Subclassing

  /// Displays `displayedTitle`.
  open func showTitle() {}
  /// Styles the control as editable, read-only or disabled.
  open func showState() {}
  /// The control for the value, which the message describes; nil if there is none.
  open var control: Widget? { nil }
  /// The widgets that are described by the message: the control, unless a widget inside takes the focus.
  open var describedWidgets: [Widget] { control.map { [$0] } ?? [] }
  /// The widgets among ``describedWidgets`` that are marked as invalid if there is an error; all of them by default.
  var invalidWidgets: [Widget] { describedWidgets }
  /// The text fields; call ``observe(_:)`` for each of them.
  var inputFields: [any InputField] { [] }
  /// The part of the help below the control, if it has a class path; nil for the part of all messages.
  open var hintPart: ComponentPart? { nil }
  /// The help below the control if ``hintText`` is nil.
  open var defaultHint: String? { nil }
  /// The cell's own message about the user's input, such as an invalid number; nil for none.
  ///
  /// An error of the caller precedes it; it precedes all other messages. It is removed when the value changes.
  public final var inputMessage: ValidationMessage? { didSet { if inputMessage != oldValue { showMessage() } } }
  /// The nodes that display the value; empty by default.
  open var valueNodes: [AttributedNode] { [] }
  /// The label of the title, which has the color of errors if the value is invalid; nil for none.
  open var titleView: Widget? { nil }
  /// Updates the style of the control for a valid or invalid value.
  open func showValidity(isInvalid: Bool) { for field in inputFields { field.isInvalid = isInvalid } }
  /// Commits the input, as when the focus leaves the cell.
  ///
  /// A subclass with input outside its fields commits that, and returns the result of its superclass.
  ///
  /// A refused text stays in its field, and is refused by each call.
  ///
  /// - Returns: Whether no input is refused.
  @discardableResult
  open func commit() -> Bool {
    let fields = inputFields.filter { $0.isVisible }
    for field in fields { field.commit() }
    restoreHiddenError()
    // Users can't correct the input of a disabled cell.
    return !isEnabled || fields.allSatisfy { $0.problem == nil }
  }
  /// Discards the input and displays the value.
  open func cancelEditing() { for field in inputFields { field.cancelEditing() } }
  /// The refused texts and their message, from which another cell of the class can continue.
  final var refusal: Refusal? {
    get { inputMessage.map { Refusal(message: $0, texts: inputFields.map { $0.refusedText }) } }
    set {
      inputMessage = newValue?.message
      guard isEditable, let newValue, newValue.blocksSaving else { return }
      makeFields()
      for (field, text) in zip(inputFields, newValue.texts) { if let text { field.enter(text) } }
    }
  }
  /// The refused text of each field; nil if no text is refused.
  final var refusedTexts: [String?]? {
    let texts = inputFields.map { $0.refusedText }
    return texts.contains { $0 != nil } ? texts : nil
  }
  /// Discards the input and the undo history of the fields.
  final func resetInput() {
    cancelEditing()
    for field in inputFields { field.reset() }
  }
  /// Creates ``inputFields`` if they don't exist.
  func makeFields() {}
  /// Called before reuse, with the refusal of the cell.
  @Setting final var onRecycledRefusal: ((Refusal) -> Void)?
  /// Called when input is refused after reuse, with the refusal.
  @Setting final var onLateRefusal: ((Refusal) -> Void)?
  /// Called when the text of a field changes, or is committed or refused.
  @Setting final var onInput: (() -> Void)?
  /// Called when the focus leaves the cell.
  @Setting final var onLeave: (() -> Void)?
  /// The additional menu of the text fields; nil for none.
  @Setting final var extraMenu: Menu? {
    didSet { if extraMenu !== oldValue { for field in inputFields { field.setExtraMenu(extraMenu) } } }
  }
  /// Performs a change of the model by the user; nil performs it directly.
  @Setting final var performChange: ((_ change: () -> Void) -> Void)?

  /// The title, with a mark if the cell is required.
  public final var displayedTitle: String { marked(title) }
  /// Returns a title with a mark if the cell is required.
  final func marked(_ text: String) -> String { Self.title(text, mark: isRequired ? requiredMark : "") }

  /// Returns a title with the mark of required cells.
  static func title(_ title: String, mark: String = defaultRequiredMark) -> String {
    [title, mark].filter { !$0.isEmpty }.joined(separator: " ")
  }
  private static var defaultRequiredMark: String { "*" }

  /// Whether the user is typing in a field.
  final var isTyping: Bool { inputFields.contains { $0.isTyping } }
  /// The message about the first refused text.
  var fieldProblem: ValidationMessage? { inputFields.lazy.compactMap { $0.problem }.first }

  /// Displays the reports of a field in the cell.
  final func observe(_ field: any InputField) {
    field.onEdit = { [weak self] in
      self?.userDidType()
      self?.onInput?()
    }
    field.onReport = { [weak self] in
      guard let self else { return }
      inputMessage = fieldProblem
      showMessage()
      onInput?()
    }
    field.onOverflow = { [weak self] in self?.reportOverflow($0) }
    if let extraMenu { field.setExtraMenu(extraMenu) }
  }
  /// Handles a change of a field's text by the user.
  func userDidType() { userDidBeginEditing() }

  /// Removes an error; subclasses call it when the user begins to change the value.
  ///
  /// If the message is kept, it is only hidden until the input is committed.
  public final func userDidBeginEditing() {
    inputMessage = fieldProblem
    guard validationMessage?.kind == .error else { return }
    if !keepsValidationMessage {
      validationMessage = nil
    } else if isTyping {
      showMessage()
    } else {
      restoreHiddenError()
    }
  }

  /// Displays a kept error again, unless the user continues to type.
  private func restoreHiddenError() {
    guard keepsValidationMessage, validationMessage?.kind == .error else { return }
    // After the observers of the new value, so outdated errors aren't announced.
    MainLoop.idle(priority: .beforeLayout) { [weak self] in
      if let self, !isDisposed { showMessage() }
    }
  }

  // When the focus has left, the input is committed.
  open override func stateDidChange(from old: StateFlags) {
    super.stateDidChange(from: old)
    guard old.contains(.focusWithin), !isFocusWithin else { return }
    restoreHiddenError()
    onLeave?()
  }

  /// Shows that a text was not inserted, with the maximum length.
  func reportOverflow(_ limit: Int) {
    let text = localized(
      "The text wasn’t inserted: the maximum is %1$@ character.",
      "The text wasn’t inserted: the maximum is %1$@ characters.", count: limit)
    inputMessage = ValidationMessage(text, kind: .warning, style: .hint)
  }

  /// Updates the message; subclasses call it when ``defaultHint`` or ``describedWidgets`` change.
  public final func defaultHintDidChange() { showMessage() }

  // The form may place the title above the control or beside it.
  open override func sizeClassDidChange() {
    super.sizeClassDidChange()
    queueResize()
  }

  /// Returns the column of the title for a width of the cell; nil if the title isn't in a column.
  func titleColumn(in width: Int) -> TitleColumn? { titleColumn }
  /// Returns the layout of the title and the control for a width; nil if the cell arranges them itself.
  func layout(in width: Int) -> (any CellLayout)? { nil }
  /// The requested width of the title and the control.
  open var contentWidth: Measurement { layout(in: .max)?.requestedWidth ?? Measurement(0) }
  /// Returns the frames of the title and the control for a width and the remaining height, which is nil while the cell
  /// is measured.
  open func contentArrangement(width: Int, height: Int?) -> Arrangement {
    layout(in: width)?.arrangement(width: width, height: height) ?? Arrangement()
  }
  /// The extent of the control below its allocation, in pixels, which moves the message down.
  var bottomOverhang: Int { 0 }

  // MARK: Content

  /// The title of the value.
  @Setting public final var title: String = "" {
    didSet {
      guard title != oldValue else { return }
      setAccessibleLabel(title)
      showTitle()
    }
  }

  /// Whether users can change the value; the default is true.
  ///
  /// A read-only value is displayed as text instead of a control.
  public final var isEditable: Bool = true {
    willSet {
      guard !newValue else { return }
      commit()
      // The text in place of the fields displays the value.
      for field in inputFields where field.problem != nil { field.cancelEditing() }
    }
    didSet {
      guard isEditable != oldValue else { return }
      showState()
      showMessage()
    }
  }
  /// Whether the cell is enabled; the default is true.
  ///
  /// A disabled cell is dimmed.
  public final var isEnabled: Bool = true {
    willSet {
      guard !newValue else { return }
      commit()
      // GTK doesn't report a loss of focus to a text that is disabled.
      if containsFocus { window?.clearFocus() }
    }
    didSet {
      guard isEnabled != oldValue else { return }
      isSensitive = isEnabled
      showState()
    }
  }
  /// Whether a value is required; the default is false.
  ///
  /// A required cell has a mark after its title.
  @Setting public final var isRequired: Bool = false {
    didSet {
      guard isRequired != oldValue else { return }
      showTitle()
      describeControl()
    }
  }
  /// The mark after the title of a required cell; "*" by default, empty for none.
  @Setting public final var requiredMark: String = defaultRequiredMark {
    didSet { if requiredMark != oldValue, isRequired { showTitle() } }
  }
  /// The permanent help below the control; nil, the default, for none.
  @Setting public final var hintText: String? { didSet { if hintText != oldValue { showMessage() } } }
  /// The message about the value, in place of ``hintText``; nil, the default, for none.
  ///
  /// An error is removed when the user changes the value, a success or warning after
  /// `ValidationMessage.temporaryDuration`.
  @Setting public final var validationMessage: ValidationMessage? {
    didSet {
      guard validationMessage != oldValue else { return }
      messageTimer = nil
      if validationMessage?.isTemporary == true, !keepsValidationMessage {
        messageTimer = MainLoop.after(milliseconds: UInt32(ValidationMessage.temporaryDuration * 1000)) { [weak self] in
          self?.validationMessage = nil
        }
      }
      showMessage()
    }
  }
  /// Whether ``validationMessage`` stays until it is removed explicitly, as a form does; the default is false.
  ///
  /// An error is hidden while the user types.
  @Setting public final var keepsValidationMessage: Bool = false

  /// Whether the cell has a mark at its leading edge, because its value was changed; the default is false.
  ///
  /// A form sets it if `Form.marksChanges` is true.
  @Setting public final var isMarkedAsChanged: Bool = false {
    didSet {
      guard isMarkedAsChanged != oldValue else { return }
      if isMarkedAsChanged, changeMark == nil {
        changeMark = ChangeMark()
        changeMark?.setParent(self)
      }
      changeMark?.isVisible = isMarkedAsChanged
      describeControl()
    }
  }

  // MARK: Configuration

  /// Sets properties of the cell now, and again after an observable property that the closure read has changed, until
  /// the cell is reused.
  ///
  /// - Parameter apply: Sets the properties; it must not retain the cell.
  final func configure(_ apply: @escaping () -> Void) { configuration = GTKBridge.observe(apply) }

  // MARK: Message

  private var displayedMessage: ValidationMessage? {
    let hidesError = keepsValidationMessage && isTyping
    if let validationMessage, validationMessage.kind == .error ? !hidesError : inputMessage == nil {
      return validationMessage
    }
    return inputMessage ?? (hintText ?? defaultHint).map { ValidationMessage($0, kind: .none, style: .hint) }
  }

  private func showMessage() {
    if let displayedMessage {
      let view = messageView ?? makeMessageView()
      view.message = displayedMessage
      view.isVisible = true
    } else if let messageView {
      messageView.isVisible = false
      // Forget the text, so the same message is announced when it is displayed again.
      messageView.message = ValidationMessage("", kind: .none, style: .hint)
    }
    describeControl()
  }

  private func makeMessageView() -> InlineValidationView {
    let view = InlineValidationView()
    view.hintPart = hintPart
    view.setParent(self)
    propagateDirection()
    messageView = view
    return view
  }

  /// Returns the nodes of the title, the value, and the help below the control if that has its own part.
  open func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    switch part {
    case .title: (titleView as? PartLabel).map { [$0.attributedNode] } ?? []
    case .valueText: valueNodes
    case .subtitle where hintPart != nil: (messageView ?? makeMessageView()).hintNode.map { [$0] } ?? []
    default: []
    }
  }

  private func describeControl() {
    let displayedMessage = displayedMessage
    let isInvalid = displayedMessage?.kind == .error
    let invalidWidgets = isInvalid ? invalidWidgets : []
    let message = displayedMessage?.text ?? ""
    // GTK 4.8 doesn't pass the required property on to assistive technology.
    let needsInput = isRequired && isEditable
    let texts = [isMarkedAsChanged ? localized("Changed") : "", message].filter { !$0.isEmpty }
    let description = ((needsInput ? [localized("Required")] : []) + texts).accessibleSummary()
    setAccessibleDescription(describedWidgets.isEmpty ? description : texts.accessibleSummary())
    for widget in describedWidgets {
      widget.setAccessibleDescription(description)
      widget.setAccessibleRequired(isRequired)
      widget.setAccessibleInvalid(invalidWidgets.contains { $0 === widget })
    }
    titleView?.isInvalid = isInvalid
    showValidity(isInvalid: isInvalid)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    // After the settings are reset, so a limit of the previous item causes no message in the editable cell.
    isEditable = true
    isEnabled = true
    refusal = nil
  }

  // MARK: Arrangement

  // The children follow the direction of the cell even if only that was changed.
  open override func directionDidChange() {
    super.directionDidChange()
    propagateDirection()
  }

  private var messageGap: Int { bottomOverhang + ComponentParts.InlineValidationView.view[.lineGap] }
  private var visibleMessageView: InlineValidationView? { messageView.flatMap { $0.isVisible ? $0 : nil } }

  /// Returns the inset of the message: a hint is as wide as the control, a banner as wide as the cell.
  private func inset(of view: InlineValidationView, in width: Int) -> Int {
    guard view.message.style == .hint, titleView?.isVisible == true, let column = titleColumn(in: width) else {
      return 0
    }
    return width - column.end >= view.measured(.horizontal).minimum ? column.end : 0
  }
  /// Returns the height of the message and the gap above it.
  private func messageSpace(in width: Int) -> Int {
    visibleMessageView.map { $0.measured(.vertical, forSize: width - inset(of: $0, in: width)).natural + messageGap }
      ?? 0
  }
  /// The height of the title and the control.
  final var contentHeight: Int { max(0, height - messageSpace(in: width)) }

  /// The requested width of the title and the control, or of the message below.
  public final override var requestedWidth: Measurement? {
    guard let view = visibleMessageView else { return contentWidth }
    return .maximum(of: [contentWidth, view.measured(.horizontal)])
  }

  /// Arranges the title and the control, and the message at the lower edge.
  public final override func arrangement(width: Int, height: Int?) -> Arrangement? {
    let messageSpace = messageSpace(in: width)
    var arrangement = contentArrangement(width: width, height: height.map { max(0, $0 - messageSpace) })
    if let announcement { arrangement.overlay(announcement, width: 1, height: 1) }
    if let view = visibleMessageView {
      let bottom = max(arrangement.height, (height ?? 0) - messageSpace)
      let inset = inset(of: view, in: width)
      arrangement.add(view, x: inset, y: bottom + messageGap, width: width - inset)
    }
    if let changeMark, isMarkedAsChanged { changeMark.place(in: &arrangement, height: height) }
    return arrangement
  }

  // Tab reaches all widgets in the cell, including those before the control.
  open override var focusesFirstChildOnTab: Bool { true }
  /// The visible field with a refused text, which takes the focus; nil for none.
  var refusingField: Widget? { inputFields.first { $0.isVisible && $0.problem != nil } }
  open override func takeFocus() -> Bool { (refusingField ?? control)?.grabFocus() ?? super.takeFocus() }
}
