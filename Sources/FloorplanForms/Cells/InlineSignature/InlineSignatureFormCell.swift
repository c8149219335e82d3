import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and a canvas for a signature (FUIInlineSignatureCollectionViewCell and FUIInlineSignatureFormView in the SAP
/// Fiori for iOS documentation).
///
///     cell.title = "Signature"
///     cell.value = order.signature
///     cell.onChangeHandler = { signature in
///       order.signature = signature
///       if let signature { upload(signature.png) }
///     }
///
/// A press on the canvas starts signing. The user then draws with a pen, a finger or the pointer; pens with pressure
/// draw lines of variable width. A user who can't draw attaches an image with a dialog, drag and drop or the clipboard.
/// The signature becomes the value only when the user presses Save. Another button removes a saved signature.
///
/// Unsaved strokes are the ``draft``. It is discarded when the cell gets another value, is reused or becomes
/// read-only. A collection keeps the cell of an item with a draft even if it is scrolled out of the viewport.
///
/// ## CSS nodes
///
///     cell.fdlFUIInlineSignatureFormCell
///     ├── label.fdlFUIInlineSignatureFormCell_title                absent if empty
///     ├── button.fdlFUIInlineSignatureFormCell_cancelButton        while signing
///     ├── canvas.fdlFUIInlineSignatureFormCell_canvas              see SignatureCanvas
///     ├── label.fdlFUIInlineSignatureFormCell_valueLabel           if read-only and not signed
///     ├── label.fdlFUIInlineSignatureFormCell_statusLabel          if the content isn't saved
///     ├── wrappingbox
///     │   ├── button.fdlFUIInlineSignatureFormCell_attachButton    while signing
///     │   ├── button.fdlFUIInlineSignatureFormCell_clearButton     while signing
///     │   ├── button.fdlFUIInlineSignatureFormCell_saveButton      while signing
///     │   ╰── button.fdlFUIInlineSignatureFormCell_reenterButton   if saved
///     ╰── announcement
///
/// ## Accessibility
///
/// A group with an image that is labeled by the title and the progress, such as “Signature, not signed”. On the image,
/// Enter and Space start signing, Escape cancels, Ctrl+Z removes the last stroke, and Ctrl+V pastes an image. Assistive
/// technology has actions for all of these. Each step is announced.
open class InlineSignatureFormCell: ControlCell<SavedSignature?> {
  /// The progress of signing.
  public nonisolated enum State: String, Hashable, Sendable, CaseIterable {
    /// Signing hasn't started; a press on the canvas starts it.
    case inactive
    /// The canvas is empty and accepts strokes.
    case active
    /// The canvas has content that isn't saved.
    case signed
    /// The value is displayed.
    case saved
  }

  private typealias Parts = ComponentParts.InlineSignatureFormCell
  final let canvas = SignatureCanvas()
  final let statusLabel = Parts.statusLabel.makeLabel()
  final let cancelButton = ActionButton(nil, .tertiary, part: Parts.cancelButton)
  final let attachButton = ActionButton(nil, .tertiary, part: Parts.attachButton)
  final let clearButton = ActionButton(nil, .tertiary, part: Parts.clearButton)
  final let saveButton = ActionButton(nil, .tertiary, part: Parts.saveButton)
  final let reenterButton = ActionButton(nil, .tertiary, part: Parts.reenterButton)
  private let footer = WrappingBox(spacing: .controlGap, of: Parts.cell, alignment: .trailing)
  /// The unsaved image in place of strokes, and its PNG data.
  final var attached: (texture: Texture, png: [UInt8])?
  @Pending final var reading: ImageLoadHandle?

  /// Creates a cell without a signature.
  public required init() {
    super.init(Parts.cell, title: Parts.title, valueLabel: Parts.valueLabel, control: canvas)
    insertChildren([titleLabel, cancelButton, canvas, valueLabel, statusLabel, footer])
    announcement = Announcement()
    for button in [attachButton, clearButton, saveButton, reenterButton] { footer.append(button) }
    listen()
    showTexts()
  }

  private func listen() {
    canvas.onCommand = { [weak self] in self?.perform($0) }
    canvas.onStroke = { [weak self] in self?.strokeDidEnd() }
    canvas.picture.onLoad = { [weak self] in
      guard let self, canvas.picture.error != nil else { return }
      inputMessage = ValidationMessage(localized("The saved signature isn’t a supported image."))
    }
    canvas.addStyleClass(UtilityClass.dropTarget.rawValue)
    canvas.addContentDropTarget(limit: ImageLoader.shared.maximumByteCount) { [weak self] in
      self?.canAttach == true
    } onDrop: { [weak self] in
      self?.receive($0)
    }
    cancelButton.didSelectHandler = { [weak self] _ in self?.cancel() }
    attachButton.didSelectHandler = { [weak self] _ in self?.chooseImage() }
    clearButton.didSelectHandler = { [weak self] _ in self?.clear() }
    saveButton.didSelectHandler = { [weak self] _ in self?.save() }
    reenterButton.didSelectHandler = { [weak self] _ in self?.reenter() }
  }

  /// Whether there are unsaved strokes or an unsaved image, or an image is loading.
  open override var hasUnfinishedInput: Bool { state == .signed || reading != nil }

  /// No signature.
  open override var defaultValue: SavedSignature? { nil }

  // MARK: Properties

  /// The progress of signing.
  public internal(set) final var state: State = .inactive
  /// Called with the new state after the user has changed it, and after ``ValueCell/onChangeHandler``.
  @Setting public final var onStateChangeHandler: ((State) -> Void)?

  /// The unsaved strokes, or nil if there are none.
  ///
  /// Setting it displays the strokes as if the user had drawn them, without calling handlers; nil clears the canvas. It
  /// has no effect if a signature is saved.
  public final var draft: Signature? {
    get { state == .signed ? canvas.ink.signature : nil }
    set {
      guard isEditable, state != .saved else { return }
      removeContent()
      let strokes = newValue.flatMap { $0.isEmpty ? nil : $0 }
      if let strokes { canvas.show(strokes) }
      state = strokes != nil ? .signed : state == .signed ? .active : state
      showStep()
    }
  }

  /// Starts signing, like a press on the canvas, without calling handlers.
  ///
  /// It has no effect if signing has started or a signature is saved.
  public final func beginSigning() {
    guard state == .inactive, canChange else { return }
    enter(.active, isProgrammatic: true)
  }

  /// The texts of the cell.
  @Setting public final var texts = SignatureTexts() { didSet { if texts != oldValue { showTexts() } } }
  /// The style of the image of a saved signature, and the width of the lines; the default width is 3 points.
  @Setting public final var imageStyle = SignatureImageStyle() {
    didSet {
      canvas.ink.strokeWidth = SignatureImageStyle.clamped(imageStyle.strokeWidth, SignatureImageStyle.strokeWidths)
    }
  }
  /// The text in the lower left corner of the image, and below the signature line; nil, the default, for none.
  @Setting public final var watermarkText: String? { didSet { if watermarkText != oldValue { showStep() } } }
  /// Whether the image contains the time of saving; the default is false.
  @Setting public final var addsTimestampInImage = false
  /// The function that formats the time; the default format is “03/31/2026 02:05PM CET”.
  @Setting public final var timestampFormatter: (DateTime) -> String = { $0.timestampText }
  /// Whether the cross at the start of the signature line is hidden; the default is false.
  @Setting public final var hidesXmark = false { didSet { if hidesXmark != oldValue { showStep() } } }
  /// Whether the signature line is hidden; the default is false.
  @Setting public final var hidesSignatureLine = false { didSet { if hidesSignatureLine != oldValue { showStep() } } }

  /// The clock, which tests replace.
  final var now: () -> DateTime = { .now() }

  // MARK: Steps

  /// Finishes the current stroke; only Save makes the strokes the value.
  ///
  /// - Returns: False if there is unsaved content, because saving a form without it would lose it.
  @discardableResult
  open override func commit() -> Bool {
    canvas.end()
    // A rejected image doesn't matter: the content of the canvas is valid.
    guard state == .signed else { return true }
    inputMessage = unsavedMessage
    return false
  }

  private var unsavedMessage: ValidationMessage { ValidationMessage(texts.unsaved) }

  /// Discards unsaved content.
  open override func cancelEditing() {
    guard state == .active || state == .signed else { return }
    inputMessage = nil
    showValue()
  }

  // MARK: Display

  /// Displays the value and discards unsaved content, without calling handlers.
  open override func showValue() {
    reading = nil
    attached = nil
    state = value == nil ? .inactive : .saved
    showContent()
    showStep()
  }

  final func showContent() { canvas.show(value?.strokes, png: value?.strokes == nil ? value?.png : nil) }

  private func showTexts() {
    canvas.prompt.text = texts.prompt
    canvas.xmark.text = texts.xmark
    valueLabel.text = texts.notSigned
    statusLabel.text = texts.notSaved
    cancelButton.setTitle(texts.cancel, for: .normal)
    attachButton.setTitle(texts.attach, for: .normal)
    clearButton.setTitle(texts.clear, for: .normal)
    saveButton.setTitle(texts.save, for: .normal)
    reenterButton.setTitle(texts.reenter, for: .normal)
    queueResize()
  }

  /// Updates the label, which also labels the canvas for assistive technology.
  open override func showTitle() {
    super.showTitle()
    showStep()
  }

  final var accessibleName: String {
    let words =
      switch state {
      case .inactive: localized("not signed")
      case .active: localized("ready to sign")
      case .signed: localized("signed, not saved")
      case .saved: isEditable ? localized("saved") : localized("signed")
      }
    return [title.isEmpty ? localized("Signature") : title, words].localizedList
  }

  /// Displays a canvas for signing, or the saved signature.
  open override func showState() {
    if !isEditable, state == .active || state == .signed { showValue() }
    showStep()
  }

  /// None; the attributes of the cell don't apply to the text of an unsigned cell.
  open override var valueNodes: [AttributedNode] { [] }

  final func showStep() {
    let isSigning = isEditable && (state == .active || state == .signed)
    let isSaved = state == .saved
    if state != .signed, inputMessage == unsavedMessage { inputMessage = nil }
    // A read-only cell doesn't keep the focus.
    if !isEditable, canvas.containsFocus { window?.clearFocus() }
    canvas.state = isEditable ? state : nil
    canvas.isVisible = isEditable || isSaved
    valueLabel.isVisible = !canvas.isVisible
    canvas.setAccessibleLabel(accessibleName)
    canvas.prompt.isVisible = isEditable && state == .inactive
    canvas.signatureLine.isVisible = isEditable && !isSaved && !hidesSignatureLine
    canvas.xmark.isVisible = isEditable && !isSaved && !hidesXmark
    // An image contains the texts.
    let saved = value?.strokes == nil ? nil : value
    show(isSaved ? saved?.watermark : watermarkText, in: canvas.watermark)
    show(isSaved ? saved?.timestamp : nil, in: canvas.timestamp)
    statusLabel.isVisible = isEditable && state == .signed
    for button in [cancelButton, attachButton, clearButton, saveButton] {
      button.setVisible(isSigning, movingFocusTo: self)
    }
    reenterButton.setVisible(isEditable && isSaved, movingFocusTo: self)
    for button in [clearButton, saveButton] { button.isEnabled = state == .signed }
    footer.isVisible = isSigning || reenterButton.isVisible
    queueResize()
  }

  private func show(_ text: String?, in label: PartLabel) {
    label.text = text ?? ""
    label.isVisible = text?.isEmpty == false
  }

  /// The title, and whether there is a signature.
  open override var copyableText: String? { copyText(value == nil ? texts.notSigned : localized("Signed")) }

  /// Resets the cell for reuse, and discards unsaved content.
  open override func prepareForReuse() {
    // Remove the handlers before the settings are reset, because resetting must not call them.
    onStateChangeHandler = nil
    // Discard unsaved content, so the cell doesn't ask to save it.
    if state == .signed { showValue() }
    super.prepareForReuse()
    // The superclass displays the default value only if the value differs from it.
    showValue()
  }

  // MARK: Arrangement

  override func layout(in width: Int) -> (any CellLayout)? {
    TitledColumn(
      title: titleLabel, trailing: cancelButton, lines: [canvas, valueLabel, statusLabel, footer],
      gap: Parts.cell[.controlGap], lineGap: Parts.cell[.lineGap], titleColumn: titleColumn)
  }
}
