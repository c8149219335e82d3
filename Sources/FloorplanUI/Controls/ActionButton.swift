public import FloorplanTheme
public import GTKBridge

/// The button of a cell (FUIButton in the SAP Fiori for iOS documentation).
///
///     let button = ActionButton()
///     button.setTitle("Follow", for: .normal)
///     button.setTitle("Unfollow", for: .selected)
///     button.isPersistentSelection = true
///     button.preferredMaxLayoutWidth = 75
///     button.isPreservingPreferredMaxLayoutWidth = true
///     button.didSelectHandler = { button in follow(button.isSelected) }
///
/// It is a GtkButton: it is focusable, responds to Enter and Space, and has the same style in all cells. A title wraps
/// to at most two lines and is then truncated.
///
/// ## CSS nodes
///
///     button.fdlFUIActionButton.fdlFUIActionButton_primary[.negative …]
///     ╰── actionbutton
///         ├── image.fdlFUIActionButton_image
///         ╰── label
///
/// The last class is that of ``style``, one of `_primary`, `_secondary` and `_tertiary`; cells add the class path of
/// their button from the SAP Fiori for iOS documentation.
///
/// ## Accessibility
///
/// A push button labeled by its title or its ``accessibilityLabel``. A button with only an icon is labeled by the name
/// of the icon by default; its label is also the tooltip. A persistent selection with the same title in both states is
/// reported as pressed.
@MainActor
public final class ActionButton: Button {
  /// The emphasis of a button.
  public enum Style: String, CaseIterable, Sendable {
    /// The single most important action.
    case primary
    /// A regular action.
    case secondary
    /// An action of low emphasis, without a background.
    case tertiary

    var part: ComponentPart {
      switch self {
      case .primary: ComponentParts.ActionButton.primary
      case .secondary: ComponentParts.ActionButton.secondary
      case .tertiary: ComponentParts.ActionButton.tertiary
      }
    }
  }

  /// The state to which a title or an image applies.
  public enum State: String, CaseIterable, Sendable {
    /// The default state, also used for the other state if that has no value.
    case normal
    /// The state while the button ``ActionButton/isSelected``.
    case selected
  }

  private typealias Parts = ComponentParts.ActionButton
  private let content = ActionButtonContent()
  private var titles: [State: String] = [:]
  private var images: [State: ImageSource] = [:]
  private var isReportedAsPressed = false

  /// Creates a button without a title.
  public override init() {
    super.init()
    addStyleClasses(of: Parts.button)
    addStyleClass(style.part.classPath)
    content.additionalPart = part
    child = content
    onClick { [weak self] in self?.press() }
    update()
  }

  // MARK: Content

  /// Returns the title set for a state, or nil if there is none.
  public func title(for state: State) -> String? { titles[state] }

  /// Sets the title for a state, or removes it if it is nil.
  public func setTitle(_ title: String?, for state: State) {
    guard titles[state] != title else { return }
    titles[state] = title
    update()
  }

  /// Returns the icon set for a state, or nil if there is none.
  public func image(for state: State) -> ImageSource? { images[state] }

  /// Sets the icon before the title for a state, or removes it if it is nil.
  public func setImage(_ image: ImageSource?, for state: State) {
    guard images[state] != image else { return }
    images[state] = image
    update()
  }

  /// The title for the current state.
  public var currentTitle: String? { displayedValue(in: titles) }
  /// The icon for the current state.
  public var currentImage: ImageSource? { displayedValue(in: images) }

  private func displayedValue<Value>(in values: [State: Value]) -> Value? {
    isSelected ? values[.selected] ?? values[.normal] : values[.normal]
  }

  /// The emphasis of the button.
  public var style = Style.secondary {
    didSet {
      guard style != oldValue, replacementPart == nil else { return }
      removeStyleClass(oldValue.part.classPath)
      addStyleClass(style.part.classPath)
      content.additionalPart = part
    }
  }
  /// The part of a cell, which takes precedence over those of all buttons.
  package var cellPart: ComponentPart? {
    didSet {
      oldValue?.cssClasses.forEach(removeStyleClass)
      if let cellPart { addStyleClasses(of: cellPart) }
      content.additionalPart = part
    }
  }
  /// The part in place of those of an action button with a ``style``, or nil for none.
  package var replacementPart: ComponentPart? {
    didSet {
      guard replacementPart != oldValue else { return }
      (oldValue?.cssClasses ?? standardClasses).forEach(removeStyleClass)
      (replacementPart?.cssClasses ?? standardClasses).forEach(addStyleClass)
      content.additionalPart = part
    }
  }
  private var standardClasses: [String] { Parts.button.cssClasses + style.part.cssClasses }
  /// The effective part: the cell's part in its style, or the replacement of both.
  private var part: ComponentPart { replacementPart ?? cellPart?.specializing(style.part) ?? style.part }
  /// The semantic status of the action, or nil for the tint color.
  ///
  /// A destructive action has `SemanticStatus.negative`. The status doesn't apply to primary buttons.
  public var semanticStatus: SemanticStatus? { didSet { replaceSemanticStatus(oldValue, with: semanticStatus) } }

  /// The maximum width of the title in points; 0 for no limit.
  ///
  /// Negative numbers count as 0.
  public var preferredMaxLayoutWidth: Double {
    get { Double(content.widthLimit) }
    set { content.widthLimit = newValue.isFinite ? Int(clamping: Int64(max(0, min(newValue, 100_000)))) : 0 }
  }
  /// Whether the title always has the width of the wider title, so the layout doesn't change with the state.
  public var isPreservingPreferredMaxLayoutWidth: Bool {
    get { content.usesWidestTitleWidth }
    set { content.usesWidestTitleWidth = newValue }
  }

  /// Whether the title is hidden if it doesn't fit next to the icon.
  package var hidesTitleIfNarrow: Bool {
    get { content.hidesTitleIfNarrow }
    set { content.hidesTitleIfNarrow = newValue }
  }

  // MARK: Behavior

  /// Whether the button is selected.
  public var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setState(.selected, isSelected)
      update()
    }
  }
  /// Whether each click toggles ``isSelected``.
  public var isPersistentSelection = false { didSet { if isPersistentSelection != oldValue { describe() } } }
  /// Whether the button is enabled.
  public var isEnabled: Bool {
    get { isSensitive }
    set { isSensitive = newValue }
  }
  /// Called when the user clicks the button, after ``isSelected`` has changed.
  @Callback public var didSelectHandler: ((ActionButton) -> Void)?
  /// The accessible label, or nil for the title or the name of the icon.
  public var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { describe() } } }

  /// The object of the action, appended to the accessible label to distinguish buttons with the same label.
  var subject: String? { didSet { if subject != oldValue { describe() } } }
  /// Called when the displayed title or image changes.
  @Callback var onContentChange: (() -> Void)?
  /// Whether there is a title or an image to display.
  var hasContent: Bool { currentTitle != nil || currentImage != nil }

  private func press() {
    if isPersistentSelection { isSelected.toggle() }
    didSelectHandler?(self)
  }

  private func update() {
    content.show(currentTitle, currentImage, among: State.allCases.compactMap { titles[$0] })
    describe()
    onContentChange?()
  }

  private func describe() {
    let name = accessibilityLabel ?? currentTitle ?? currentImage?.accessibleName ?? localized("Button")
    setAccessibleLabel(subject.map { [name, $0].localizedList } ?? name)
    let hint = currentTitle == nil && (accessibilityLabel != nil || currentImage != nil) ? name : nil
    if tooltip != hint { tooltip = hint }
    // A changing title already describes the state.
    let isPressed = isPersistentSelection && titles[.selected] == nil
    if isPressed || isReportedAsPressed { setAccessiblePressed(isPressed ? isSelected : nil) }
    isReportedAsPressed = isPressed
  }

  /// Resets all properties for reuse.
  public func prepareForReuse() {
    didSelectHandler = nil
    isSelected = false
    titles = [:]
    images = [:]
    style = .secondary
    semanticStatus = nil
    preferredMaxLayoutWidth = 0
    isPreservingPreferredMaxLayoutWidth = false
    isPersistentSelection = false
    accessibilityLabel = nil
    isEnabled = true
    update()
  }
}
