public import CGTK
public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// The base class of all form cells: title, state, and the message below, also without a value.
///
/// All cells but that of attachments are a ``FormCell`` too, which has the value.
///
/// A subclass arranges its title and its control in ``measureContent(_:forSize:)`` and ``allocateContent(width:height:)``;
/// what is said below is not its business. Where there is a value, ``ValueCell`` is what to begin with.
///
/// ## CSS nodes
///
///     cell
///     ├── …                                  title and control
///     ╰── inlinevalidation                   absent where nothing is said
///
/// ## Accessibility
///
/// A group, named by the title and described by the message.  So is the control in it, which also tells that it is
/// required or that its value can't be taken.
@MainActor
open class TitledCell: CollectionCell, TintAttributesProvider {
  private var messageView: InlineValidationView?
  private var messageTimer: LoopSource?

  /// A group: the title names the control inside.
  open override class var accessibleRole: GtkAccessibleRole { .group }
  /// The control may be beside the title or below it.
  public final override class var arrangesByWidth: Bool { true }

  /// Makes a cell without a title.
  public required init() {
    super.init()
    // Form cells are not highlighted as rows: the control inside takes the focus.
    isFocusable = false
  }

  // MARK: For subclasses

  /// Makes ``shownTitle`` visible.
  open func showTitle() {}
  /// Makes the control look editable, read-only or disabled.
  open func showState() {}
  /// What people change the value with, which the message is about; nil where it isn't there.
  open var control: Widget? { nil }
  /// The widgets that assistive technology is told the message of: the control, unless its focus is on a node inside.
  open var describedWidgets: [Widget] { control.map { [$0] } ?? [] }
  /// Those of ``describedWidgets`` whose value can't be taken where one is wrong; all of them by itself.
  var invalidWidgets: [Widget] { describedWidgets }
  /// The fields that users type in; ``follow(_:)`` is to be called for each.
  var typedFields: [any TypedField] { [] }
  /// What the theme knows the help below the control as, where that has a class path of its own; nil for any message's.
  open var hintPart: ComponentPart? { nil }
  /// Help that stands below the control where there is none of the caller's.
  open var standardHint: String? { nil }
  /// What the cell itself has to say of what a person does, such as that a text means no number; nil for nothing.
  ///
  /// A caller's error goes before it, everything else behind.  It goes when the value becomes another.
  public final var ownMessage: ValidationMessage? { didSet { if ownMessage != oldValue { showMessage() } } }
  /// The nodes that show the value; none by itself.
  open var valueNodes: [AttributedNode] { [] }
  /// The label of the title, which is in the colour of errors where the value can't be taken; nil for none.
  open var titleView: Widget? { nil }
  /// What is said of the value is shown: a control may look otherwise where its value can't be taken.
  open func showValidity(isInvalid: Bool) { for field in typedFields { field.isInvalid = isInvalid } }
  /// Takes what a person has begun to type or to choose for the value, as when the focus leaves the cell.
  ///
  /// A subclass that has input other than in its fields takes it, and answers with what its super class does.
  ///
  /// A text that is refused stays in its field, and is refused each time.
  ///
  /// - Returns: Whether nothing is refused.
  @discardableResult
  open func commit() -> Bool {
    let fields = typedFields.filter { $0.isVisible }
    for field in fields { field.commit() }
    typingMayHaveEnded()
    // What is disabled nobody can mend.
    return !isEnabled || fields.allSatisfy { $0.problem == nil }
  }
  /// Forgets what a person has begun to type or to choose, and shows the value again.
  open func cancelEditing() { for field in typedFields { field.cancelEditing() } }
  /// The refused texts and their message, from which another cell of the class can continue.
  final var refusal: Refusal? {
    get { ownMessage.map { Refusal(message: $0, texts: typedFields.map { $0.refusedText }) } }
    set {
      ownMessage = newValue?.message
      guard isEditable, let newValue, newValue.blocksSaving else { return }
      makeFields()
      for (field, text) in zip(typedFields, newValue.texts) { if let text { field.refuse(text) } }
    }
  }
  /// Makes ``typedFields`` where there are none yet.
  func makeFields() {}
  /// Called before reuse, with the refusal that the cell shows.
  @Setting final var onRecycledRefusal: ((Refusal) -> Void)?
  /// Called when input is refused after reuse, with the refusal.
  @Setting final var onLateRefusal: ((Refusal) -> Void)?

  /// The title, with the mark of what is required.
  public final var shownTitle: String { marked(title) }
  /// A text that says what the value is for, with the mark of what is required.
  final func marked(_ text: String) -> String { isRequired && !requiredMark.isEmpty ? "\(text) \(requiredMark)" : text }

  /// Whether a person is typing what will be the value.
  private var isTyping: Bool { typedFields.contains { $0.isTyping } }
  /// The message about the first text that a field refused.
  var fieldProblem: ValidationMessage? { typedFields.lazy.compactMap { $0.problem }.first }

  /// Makes the cell say what a field reports.
  final func follow(_ field: any TypedField) {
    field.onEdit = { [weak self] in self?.personDidType() }
    field.onReport = { [weak self] in
      guard let self else { return }
      ownMessage = fieldProblem
      showMessage()
    }
    field.onOverflow = { [weak self] in self?.tellOverflow($0) }
  }
  /// A person has changed the text in a field.
  func personDidType() { personDidBegin() }

  /// To be called by a subclass when a person has begun to change what will be the value: an error goes.
  ///
  /// One that is to stay is only out of sight, until what is typed is the value.
  public final func personDidBegin() {
    ownMessage = fieldProblem
    guard validationMessage?.kind == .error else { return }
    if !keepsValidationMessage {
      validationMessage = nil
    } else if isTyping {
      showMessage()
    } else {
      typingMayHaveEnded()
    }
  }

  /// Shows an error that still holds again, unless a person goes on typing.
  private func typingMayHaveEnded() {
    guard keepsValidationMessage, validationMessage?.kind == .error else { return }
    MainLoop.idle(priority: Self.priorityOfErrors) { [weak self] in
      if let self, !isDisposed { showMessage() }
    }
  }
  /// After those who look at the new value (100), before layout (110): nobody is told of an error that has gone.
  private static var priorityOfErrors: Int32 { 105 }

  /// What was typed is the value by the time that the focus has gone.
  open override func stateDidChange(from old: GtkStateFlags) {
    super.stateDidChange(from: old)
    if old.contains(.focusWithin), !receivesKeys { typingMayHaveEnded() }
  }

  /// Says that a text didn't get in, with the limit that it broke.
  func tellOverflow(_ limit: Int) {
    let text = localized(
      "The text wasn’t inserted: the maximum is %1$@ character",
      "The text wasn’t inserted: the maximum is %1$@ characters", count: limit)
    ownMessage = ValidationMessage(text, kind: .warning, style: .hint)
  }

  /// To be called by a subclass when ``standardHint`` or ``describedWidgets`` are others.
  public final func standardHintDidChange() { showMessage() }

  /// The arrangement of title and control; nil in a cell that measures and places them itself.
  var arrangement: (any Arrangement)? { nil }
  /// The room that title and control ask for.
  open func measureContent(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    arrangement?.measure(orientation, forSize: forSize) ?? Measurement(0)
  }
  /// Places title and control, from the cell's upper edge on.
  open func allocateContent(width: Int, height: Int) {
    arrangement?.allocate(width: width, height: height, isMirrored: direction == .rtl)
  }
  /// How far from the leading edge the control begins that help and hints stand below, in pixels.
  func hintInset(in width: Int) -> Int { 0 }
  /// How far the control goes beyond the lower edge of its place, in pixels: what is said stands below it.
  var reachBelow: Int { 0 }

  // MARK: What is shown

  /// What the value is for.
  public final var title: String = "" {
    didSet {
      guard title != oldValue else { return }
      setAccessibleLabel(title)
      showTitle()
    }
  }

  /// Whether people may change the value.
  ///
  /// If not, it is shown as text rather than as a control; the default is true.
  public final var isEditable: Bool = true {
    willSet {
      guard !newValue else { return }
      commit()
      // The text stands in the place of the fields, and is that of the value.
      for field in typedFields where field.problem != nil { field.cancelEditing() }
    }
    didSet {
      guard isEditable != oldValue else { return }
      showState()
      showMessage()
    }
  }
  /// Whether the cell is in use at all.
  ///
  /// If not, it is shown greyed; the default is true.
  public final var isEnabled: Bool = true {
    willSet {
      guard !newValue else { return }
      commit()
      // A text that is disabled with the focus in it is not told that it has lost it.
      if containsFocus { window?.clearFocus() }
    }
    didSet {
      guard isEnabled != oldValue else { return }
      isSensitive = isEnabled
      showState()
    }
  }
  /// Whether there has to be a value.
  ///
  /// A required cell has a mark behind its title; the default is false.
  public final var isRequired: Bool = false {
    didSet {
      guard isRequired != oldValue else { return }
      showTitle()
      describeControl()
    }
  }
  /// What stands behind the title of what is required; "*" by itself, and nothing where it is empty.
  @Setting public final var requiredMark: String = "*" {
    didSet { if requiredMark != oldValue, isRequired { showTitle() } }
  }
  /// Help below the control, which stays; nil for none, the default.
  public final var hintText: String? { didSet { if hintText != oldValue { showMessage() } } }
  /// The message about the value, in place of ``hintText``; nil for none, the default.
  ///
  /// An error goes when a person changes the value, a success and a warning after `ValidationMessage.temporaryDuration`.
  public final var validationMessage: ValidationMessage? {
    didSet {
      guard validationMessage != oldValue else { return }
      messageTimer?.cancel()
      messageTimer = nil
      if validationMessage?.isTemporary == true, !keepsValidationMessage {
        messageTimer = MainLoop.after(milliseconds: UInt32(ValidationMessage.temporaryDuration * 1000)) { [weak self] in
          self?.validationMessage = nil
        }
      }
      showMessage()
    }
  }
  /// Whether ``validationMessage`` stays until it is taken away, as in a form, which knows when that is; the default is
  /// false.
  ///
  /// While a person types, an error isn't shown.
  @Setting public final var keepsValidationMessage: Bool = false

  // MARK: The message

  private var shownMessage: ValidationMessage? {
    let hidesError = keepsValidationMessage && isTyping
    if let validationMessage, validationMessage.kind == .error ? !hidesError : ownMessage == nil {
      return validationMessage
    }
    return ownMessage ?? (hintText ?? standardHint).map { ValidationMessage($0, kind: .none, style: .hint) }
  }

  private func showMessage() {
    if let shownMessage {
      let view = messageView ?? makeMessageView()
      view.message = shownMessage
      view.isVisible = true
    } else if let messageView {
      messageView.isVisible = false
      // The same text is told again when it comes again.
      messageView.message = ValidationMessage("", kind: .none, style: .hint)
    }
    describeControl()
  }

  private func makeMessageView() -> InlineValidationView {
    let view = InlineValidationView()
    view.hintPart = hintPart
    view.setParent(self)
    passDirection()
    messageView = view
    return view
  }

  /// The title, the value, and the help below the control where that has a part of its own.
  open func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    switch part {
    case .title: (titleView as? PartLabel).map { [$0.attributedNode] } ?? []
    case .valueText: valueNodes
    case .subtitle where hintPart != nil: (messageView ?? makeMessageView()).hintNode.map { [$0] } ?? []
    default: []
    }
  }

  private func describeControl() {
    let shownMessage = shownMessage
    let isInvalid = shownMessage?.kind == .error
    let invalidWidgets = isInvalid ? invalidWidgets : []
    let message = shownMessage?.text ?? ""
    // GTK 4.8 keeps the property of what is required to itself.
    let isAsked = isRequired && isEditable
    let told = isAsked ? [localized("Required"), message].filter { !$0.isEmpty }.asList : message
    setAccessibleDescription(describedWidgets.isEmpty ? told : message)
    for widget in describedWidgets {
      widget.setAccessibleDescription(told)
      widget.setAccessibleRequired(isRequired)
      widget.setAccessibleInvalid(invalidWidgets.contains { $0 === widget })
    }
    titleView?.setStyleClass(StyleVariant.negative.rawValue, isInvalid)
    showValidity(isInvalid: isInvalid)
  }

  /// Takes back what the last item set.
  open override func prepareForReuse() {
    super.prepareForReuse()
    title = ""
    isEditable = true
    isEnabled = true
    isRequired = false
    hintText = nil
    validationMessage = nil
    refusal = nil
  }

  /// Waits for nothing any more.
  open override func dispose() {
    messageTimer?.cancel()
    messageTimer = nil
    super.dispose()
  }

  // MARK: Arrangement

  /// What is inside is read in the cell's direction, also where that was set for the cell alone.
  open override func directionDidChange() {
    super.directionDidChange()
    passDirection()
  }

  private var messageGap: Int { reachBelow + Int(ComponentParts.InlineValidationView.view.metric(.lineGap)) }
  private var shownMessageView: InlineValidationView? { messageView.flatMap { $0.isVisible ? $0 : nil } }

  /// What stands beside the message: a hint is as wide as the control above it, a banner as wide as the cell.
  private func inset(of view: InlineValidationView, in width: Int) -> Int {
    guard width >= 0, view.message.style == .hint else { return 0 }
    let inset = hintInset(in: width)
    return width - inset >= view.measured(.horizontal).minimum ? inset : 0
  }

  /// Title and control, and below them the message.
  public final override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let content = measureContent(orientation, forSize: forSize)
    guard let view = shownMessageView else { return content }
    let inset = orientation == .vertical ? inset(of: view, in: forSize) : 0
    let message = view.measured(orientation, forSize: forSize < 0 ? forSize : forSize - inset)
    var whole = content
    switch orientation {
    case .horizontal:
      whole.minimum = max(content.minimum, message.minimum)
      whole.natural = max(content.natural, message.natural)
    case .vertical:
      whole.minimum += messageGap + message.natural
      whole.natural += messageGap + message.natural
    }
    return whole
  }

  /// Places title and control, and the message at the lower edge.
  public final override func sizeAllocate(width: Int, height: Int) {
    guard let view = shownMessageView else { return allocateContent(width: width, height: height) }
    let inset = inset(of: view, in: width)
    let messageHeight = view.measured(.vertical, forSize: width - inset).natural
    allocateContent(width: width, height: max(0, height - messageHeight - messageGap))
    view.allocate(
      x: direction == .rtl ? 0 : inset, y: height - messageHeight, width: width - inset, height: messageHeight)
  }

  /// True: Tab reaches everything in the cell, also what stands before the control.
  open override var entersInOrder: Bool { true }
  /// Gives the keyboard focus to the control.
  open override func takeFocus() -> Bool { control?.grabFocus() ?? super.takeFocus() }
}
