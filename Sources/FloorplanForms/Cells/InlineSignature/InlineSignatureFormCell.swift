import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and a canvas that people sign on (seeds/000, FUIInlineSignatureCollectionViewCell and FUIInlineSignatureFormView).
///
///     cell.title = "Signature"
///     cell.value = self.signature
///     cell.onChangeHandler = { [unowned self] newValue in
///       signature = newValue
///       if let newValue { save(newValue.png) }
///     }
///
/// A press on the canvas begins; then it is drawn on with a pen, a finger or the pointer, and a button saves: only then it is
/// the value.  A pen that tells how strongly it is pressed makes wider and narrower lines.  Who can't draw
/// attaches a picture, by a dialog, by dropping or pasting it.  What is saved is taken back by a button of its own.
///
/// What is written and not saved is ``draft``: it goes when the cell is given another value, is used for another item or can't
/// be changed any more.  A collection keeps the cell for its item while there is a draft, also where that is scrolled away.
///
/// ## CSS nodes
///
///     cell.fdlFUIInlineSignatureFormCell
///     ├── label.fdlFUIInlineSignatureFormCell_title
///     ├── button.fdlFUIInlineSignatureFormCell_cancelButton        while somebody signs
///     ├── canvas.fdlFUIInlineSignatureFormCell_canvas              what is in it: see SignatureCanvas
///     ├── label.fdlFUIInlineSignatureFormCell_valueLabel           read-only, where nobody has signed
///     ├── label.fdlFUIInlineSignatureFormCell_statusLabel          while something isn't saved
///     ├── wrappingbox
///     │   ├── button.fdlFUIInlineSignatureFormCell_attachButton    while somebody signs
///     │   ├── button.fdlFUIInlineSignatureFormCell_clearButton     while somebody signs
///     │   ├── button.fdlFUIInlineSignatureFormCell_saveButton      while somebody signs
///     │   ╰── button.fdlFUIInlineSignatureFormCell_reenterButton   saved
///     ╰── announcement
///
/// ## Accessibility
///
/// A group with a picture that is named by the title and how far one has come, as "Signature, not signed".  On it Enter and
/// Space begin, Escape gives up, Control and Z take the last stroke back, Control and V paste a picture; assistive
/// technology has actions for all of these.  Each step is announced.
@MainActor
open class InlineSignatureFormCell: ValueCell<SavedSignature?> {
  private typealias Parts = ComponentParts.InlineSignatureFormCell
  /// The label of the title, for its font, colour and number of lines.
  public final let titleLabel: PartLabel = Parts.title.makeLabel()
  final let canvas = SignatureCanvas()
  private let valueLabel = Parts.valueLabel.makeLabel()
  final let statusLabel = Parts.statusLabel.makeLabel()
  final let cancelButton = InlineSignatureFormCell.button(Parts.cancelButton)
  final let attachButton = InlineSignatureFormCell.button(Parts.attachButton)
  final let clearButton = InlineSignatureFormCell.button(Parts.clearButton)
  final let saveButton = InlineSignatureFormCell.button(Parts.saveButton)
  final let reenterButton = InlineSignatureFormCell.button(Parts.reenterButton)
  private let footer = WrappingBox(
    spacing: InlineSignatureFormCell.gap, lineSpacing: InlineSignatureFormCell.gap, isTrailing: true)
  final let announcement = Announcement()
  /// The picture in place of strokes that isn't saved, and its PNG file.
  final var attached: (texture: Texture, png: [UInt8])?
  final var reading: ImageTicket?

  /// Makes a cell that nobody has signed in.
  public required init() {
    super.init()
    become(Parts.cell)
    for part in [titleLabel, cancelButton, canvas, valueLabel, statusLabel, footer, announcement] as [Widget] {
      part.setParent(self)
    }
    for button in [attachButton, clearButton, saveButton, reenterButton] { footer.append(button) }
    listen()
    showTexts()
    showTitle()
  }

  private static func button(_ part: ComponentPart) -> ActionButton {
    let button = ActionButton()
    button.style = .tertiary
    button.cellPart = part
    return button
  }

  private func listen() {
    canvas.onKey = { [weak self] in self?.press($0) }
    canvas.onStroke = { [weak self] in self?.strokeDidEnd() }
    canvas.picture.onLoad = { [weak self] in
      guard let self, canvas.picture.error != nil else { return }
      ownMessage = ValidationMessage(localized("The saved signature isn’t a supported image."))
    }
    canvas.addStyleClass(UtilityClass.dropTarget.rawValue)
    canvas.addContentDropTarget(limit: ImageLoader.shared.largestByteCount) { [weak self] in
      self?.mayAttach == true
    } onDrop: { [weak self] in
      self?.take($0)
    }
    cancelButton.didSelectHandler = { [weak self] _ in self?.cancel() }
    attachButton.didSelectHandler = { [weak self] _ in self?.chooseImage() }
    clearButton.didSelectHandler = { [weak self] _ in self?.clear() }
    saveButton.didSelectHandler = { [weak self] _ in self?.save() }
    reenterButton.didSelectHandler = { [weak self] _ in self?.reenter() }
  }

  /// The title.
  open override var titleView: Widget? { titleLabel }
  /// The canvas, while the value may be changed.
  open override var control: Widget? { isEditable ? canvas : nil }

  /// While something is written or attached that isn't saved, or is being read for that.
  open override var holdsUnfinishedInput: Bool { state == .signed || reading != nil }

  /// Nobody has signed.
  open override var defaultValue: SavedSignature? { nil }

  // MARK: What code sets

  /// How far somebody has come.
  public internal(set) final var state: State = .inactive
  /// Called with the new state when a person has come to another one, after ``ValueCell/onChangeHandler``.
  @Setting public final var onStateChangeHandler: ((State) -> Void)?

  /// What is written and not saved; nil for nothing.
  ///
  /// Set, it is shown as if a person had written it, without calling handlers; nil empties the canvas.  Where something
  /// is saved it has no effect.
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

  /// Makes the canvas one that can be written on, as a press on it does, without calling handlers.
  ///
  /// Has no effect where somebody signs already, or something is saved.
  public final func beginSigning() {
    guard state == .inactive, mayChange else { return }
    enter(.active, isByCode: true)
  }

  /// What the cell says; English by itself.
  @Setting public final var texts = SignatureTexts() { didSet { if texts != oldValue { showTexts() } } }
  /// How the picture of what is saved looks, and how wide the lines are; 3 points by itself.
  @Setting public final var imageStyle = SignatureImageStyle() {
    didSet { if imageStyle != oldValue { showStrokeWidth() } }
  }
  /// A text that gets into the picture, and is seen below the line that one signs on; nil for none, the default.
  @Setting public final var watermarkText: String? { didSet { if watermarkText != oldValue { showStep() } } }
  /// Whether the time gets into the picture when a signature is saved; the default is false.
  @Setting public final var addsTimestampInImage = false
  /// How the time is written; by itself as in "03/31/2026 02:05PM CET".
  @Setting public final var timestampFormatter: (DateTime) -> String = {
    InlineSignatureFormCell.standardTimestamp(of: $0)
  }
  /// Whether the cross where one begins is left out; the default is false.
  @Setting public final var hidesXmark = false { didSet { if hidesXmark != oldValue { showStep() } } }
  /// Whether the line that one signs on is left out; the default is false.
  @Setting public final var hidesSignatureLine = false { didSet { if hidesSignatureLine != oldValue { showStep() } } }

  /// What the clock shows.
  final var now: () -> DateTime = { .now() }

  /// A time as the reference writes it, "MM/dd/YYYY hh:mma zzz"; where the locale doesn't begin with the month, as the
  /// locale does.
  public static func standardTimestamp(of time: DateTime) -> String {
    let zone = ClockZone.local.abbreviation(at: time.secondsSince1970())
    guard LocaleDates.order == .monthDayYear else {
      return [time.dateText, time.timeText(), zone].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let date = "\(twoDigits(time.month))/\(twoDigits(time.day))/\(time.year)"
    let clock = "\(twoDigits((time.hour + 11) % 12 + 1)):\(twoDigits(time.minute))\(time.hour < 12 ? "AM" : "PM")"
    return zone.isEmpty ? "\(date) \(clock)" : "\(date) \(clock) \(zone)"
  }

  // MARK: Steps

  /// Finishes the stroke that is being drawn: only "Save" makes a signature of what is written.
  ///
  /// - Returns: False as long as something is written and neither saved nor given up: a form that is saved without it
  ///   would lose it.
  @discardableResult
  open override func commit() -> Bool {
    canvas.end()
    // A picture that was refused is none, and nothing is wrong with what is there.
    guard state == .signed else { return true }
    ownMessage = unsavedMessage
    return false
  }

  private var unsavedMessage: ValidationMessage { ValidationMessage(texts.unsaved) }

  /// Forgets what is written and not saved.
  open override func cancelEditing() {
    guard state == .active || state == .signed else { return }
    ownMessage = nil
    showValue()
  }

  // MARK: What is shown

  /// Shows the value, in place of what isn't saved, without calling handlers.
  open override func showValue() {
    stopReading()
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

  private func showStrokeWidth() {
    canvas.ink.strokeWidth = SignatureImageStyle.bounded(imageStyle.strokeWidth, SignatureImageStyle.strokeWidths)
  }

  /// Sets the label, which names the canvas for assistive technology too.
  open override func showTitle() {
    titleLabel.text = shownTitle
    titleLabel.isVisible = !shownTitle.isEmpty
    showStep()
  }

  final var spokenName: String {
    let words =
      switch state {
      case .inactive: localized("not signed")
      case .active: localized("ready to sign")
      case .signed: localized("signed, not saved")
      case .saved: isEditable ? localized("saved") : localized("signed")
      }
    return [title.isEmpty ? localized("Signature") : title, words].asList
  }

  /// Shows a canvas to sign on, or what was signed.
  open override func showState() {
    if !isEditable, state == .active || state == .signed { showValue() }
    showStep()
  }

  /// The line around the canvas is in the colour of errors where the value can't be taken.
  open override func showValidity(isInvalid: Bool) {
    canvas.setStyleClass(StyleVariant.negative.rawValue, isInvalid)
  }

  final func showStep() {
    let isSigning = isEditable && (state == .active || state == .signed)
    let isSaved = state == .saved
    if state != .signed, ownMessage == unsavedMessage { ownMessage = nil }
    // What can't be changed keeps no focus.
    if !isEditable, canvas.containsFocus { window?.clearFocus() }
    canvas.state = isEditable ? state : nil
    canvas.isVisible = isEditable || isSaved
    valueLabel.isVisible = !canvas.isVisible
    canvas.setAccessibleLabel(spokenName)
    canvas.prompt.isVisible = isEditable && state == .inactive
    canvas.signatureLine.isVisible = isEditable && !isSaved && !hidesSignatureLine
    canvas.xmark.isVisible = isEditable && !isSaved && !hidesXmark
    // A picture has the texts in it.
    let saved = value?.strokes == nil ? nil : value
    show(isSaved ? saved?.watermark : watermarkText, in: canvas.watermark)
    show(isSaved ? saved?.timestamp : nil, in: canvas.timestamp)
    statusLabel.isVisible = isEditable && state == .signed
    for button in [cancelButton, attachButton, clearButton, saveButton] { show(button, isSigning) }
    show(reenterButton, isEditable && isSaved)
    for button in [clearButton, saveButton] { button.isEnabled = state == .signed }
    footer.isVisible = isSigning || reenterButton.isVisible
    queueResize()
  }

  private func show(_ text: String?, in label: PartLabel) {
    label.text = text ?? ""
    label.isVisible = text?.isEmpty == false
  }

  private func show(_ button: ActionButton, _ isShown: Bool) {
    if isShown { button.isVisible = true } else if button.isVisible { button.hide(givingFocusTo: self) }
  }

  /// Title and whether somebody has signed.
  open override var copyableText: String? { copyText(value == nil ? texts.notSigned : localized("Signed")) }

  /// Takes back what the last item set, and what isn't saved.
  open override func prepareForReuse() {
    // Before the settings are undone: undoing them must call nobody.
    onStateChangeHandler = nil
    // Nobody is asked to save what is gone.
    if state == .signed { showValue() }
    super.prepareForReuse()
    titleLabel.resetNumberOfLines()
    // The super class shows another value only where there was one.
    showValue()
  }

  open override func dispose() {
    stopReading()
    super.dispose()
  }

  // MARK: Arrangement

  private static let lineGap = Int(Parts.cell.metric(.lineGap))
  private static let gap = Int(Parts.cell.metric(.controlGap))

  /// The title with the button, and what is below.
  override var arrangement: (any Arrangement)? {
    TitledColumn(
      title: titleLabel, trailing: cancelButton, lines: [canvas, valueLabel, statusLabel, footer], gap: Self.gap,
      lineGap: Self.lineGap)
  }

  /// Places what is spoken nowhere in sight.
  open override func allocateContent(width: Int, height: Int) {
    announcement.allocate(width: 1, height: 1)
    super.allocateContent(width: width, height: height)
  }
}
