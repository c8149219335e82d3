public import FloorplanTheme
public import GTKBridge

/// The button of a cell (FUIButton in the SAP Fiori for iOS documentation).
///
///     let button = ActionButton()
///     button.setTitle("Follow", for: .normal)
///     button.setTitle("Unfollow", for: .selected)
///     button.togglesSelection = true
///     button.preferredMaxLayoutWidth = 75
///     button.preservesPreferredMaxLayoutWidth = true
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
/// The last class is that of `style`, one of `_primary`, `_secondary` and `_tertiary`; cells add the class path of
/// their button from the SAP Fiori for iOS documentation.
///
/// ## Accessibility
///
/// A push button labeled by its title or its `accessibilityLabel`. A button with only an icon is labeled by the name
/// of the icon by default; its label is also the tooltip. A persistent selection with the same title in both states is
/// reported as pressed.
public final class ActionButton: Button, ValuePresenting {
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
    /// The state while the button is selected.
    case selected
  }

  private typealias Parts = ComponentParts.ActionButton
  private let content = ActionButtonContent()
  private var displayedClasses: [String] = []
  private var isReportedAsPressed = false

  /// Creates a button without a title.
  public override init() {
    super.init()
    child = content
    onClick { [weak self] in self?.press() }
    showPart()
    show(insteadOf: values)
  }

  /// Creates a button with a title, a style, the part of a cell, and a handler.
  package convenience init(
    _ title: String? = nil, _ style: Style = .secondary, part: ComponentPart? = nil, _ press: (() -> Void)? = nil
  ) {
    self.init()
    self.style = style
    cellPart = part
    // The observer of `cellPart` doesn't run in an initializer.
    showPart()
    setTitle(title, for: .normal)
    if let press { didSelectHandler = { _ in press() } }
  }

  /// Creates a tertiary button with an icon; the accessible label defaults to the name of the icon.
  package convenience init(icon: String, _ name: String?, _ press: (() -> Void)? = nil) {
    self.init(nil, .tertiary, press)
    setImage(.icon(icon), for: .normal)
    self.accessibilityLabel = name
    setSizeRequest(width: Self.minimumIconWidth)
  }
  // A button with only an icon would be too narrow to press easily.
  private static let minimumIconWidth = 56

  // MARK: Content

  /// The content, the style and the state of a button.
  public struct Values: Equatable {
    /// Creates the default values.
    public init() {}

    fileprivate var titles: [State: String] = [:]
    fileprivate var images: [State: ImageSource] = [:]

    /// The emphasis of the button.
    public var style = Style.secondary
    /// The semantic status of the action, or nil for the tint color.
    ///
    /// A destructive action has `SemanticStatus.negative`. The status doesn't apply to primary buttons.
    public var semanticStatus: SemanticStatus?
    /// The maximum width of the title in points; 0 for no limit.
    ///
    /// The title is wider if one of its words is. Negative numbers count as 0.
    public var preferredMaxLayoutWidth = 0.0 {
      didSet {
        let width = preferredMaxLayoutWidth
        preferredMaxLayoutWidth = width.isFinite ? min(max(width, 0), 100_000).rounded(.down) : 0
      }
    }
    /// Whether the title always has the width of the wider title, so the layout doesn't change with the state.
    public var preservesPreferredMaxLayoutWidth = false
    /// Whether the button is selected.
    public var isSelected = false
    /// Whether each click toggles ``isSelected``.
    public var togglesSelection = false
    /// The accessible label, or nil for the title or the name of the icon.
    public var accessibilityLabel: String?

    fileprivate func displayed<Value>(_ values: [State: Value]) -> Value? {
      isSelected ? values[.selected] ?? values[.normal] : values[.normal]
    }
  }

  /// The displayed values.
  public var values = Values() { didSet { if values != oldValue { show(insteadOf: oldValue) } } }

  /// Returns the title set for a state, or nil if there is none.
  public func title(for state: State) -> String? { values.titles[state] }

  /// Sets the title for a state, or removes it if it is nil.
  public func setTitle(_ title: String?, for state: State) { values.titles[state] = title }

  /// Returns the icon set for a state, or nil if there is none.
  public func image(for state: State) -> ImageSource? { values.images[state] }

  /// Sets the icon before the title for a state, or removes it if it is nil.
  public func setImage(_ image: ImageSource?, for state: State) { values.images[state] = image }

  /// The title for the current state.
  public var currentTitle: String? { values.displayed(values.titles) }
  /// The icon for the current state.
  public var currentImage: ImageSource? { values.displayed(values.images) }

  /// The part of a cell, which takes precedence over those of all buttons.
  package var cellPart: ComponentPart? { didSet { showPart() } }
  /// The part in place of those of an action button with a style, or nil for none.
  package var replacementPart: ComponentPart? { didSet { showPart() } }
  /// The effective part: the cell's part in its style, or the replacement of both.
  private var part: ComponentPart {
    replacementPart ?? cellPart?.specializing(values.style.part) ?? values.style.part
  }

  private func showPart() {
    let standardClasses = Parts.button.cssClasses + values.style.part.cssClasses
    let classes = (replacementPart?.cssClasses ?? standardClasses) + (cellPart?.cssClasses ?? [])
    for name in displayedClasses where !classes.contains(name) { removeStyleClass(name) }
    for name in classes where !displayedClasses.contains(name) { addStyleClass(name) }
    displayedClasses = classes
    content.additionalPart = part
  }

  /// Whether the title is hidden if it doesn't fit next to the icon.
  package var hidesTitleIfNarrow: Bool {
    get { content.hidesTitleIfNarrow }
    set { content.hidesTitleIfNarrow = newValue }
  }

  // MARK: Behavior

  /// Whether the button is enabled.
  public var isEnabled: Bool {
    get { isSensitive }
    set { isSensitive = newValue }
  }
  /// Called when the user clicks the button, after the selection has changed.
  @Callback public var didSelectHandler: ((ActionButton) -> Void)?

  /// The object of the action, appended to the accessible label to distinguish buttons with the same label.
  var subject: String? { didSet { if subject != oldValue { describe() } } }
  /// Called when the values change.
  @Callback var onValuesChange: (() -> Void)?
  /// Whether there is a title or an image to display.
  var hasContent: Bool { currentTitle != nil || currentImage != nil }

  private func press() {
    if values.togglesSelection { values.isSelected.toggle() }
    didSelectHandler?(self)
  }

  private func show(insteadOf old: Values) {
    if values.style != old.style { showPart() }
    replaceSemanticStatus(old.semanticStatus, with: values.semanticStatus)
    setState(.selected, values.isSelected)
    content.widthLimit = Int(values.preferredMaxLayoutWidth)
    content.usesWidestTitleWidth = values.preservesPreferredMaxLayoutWidth
    content.show(currentTitle, currentImage, among: State.allCases.compactMap { values.titles[$0] })
    describe()
    onValuesChange?()
  }

  private func describe() {
    let label = values.accessibilityLabel
    let name = label ?? currentTitle ?? currentImage?.accessibleName ?? localized("Button")
    setAccessibleLabel(subject.map { [name, $0].localizedList } ?? name)
    let hint = currentTitle == nil && (label != nil || currentImage != nil) ? name : nil
    if tooltip != hint { tooltip = hint }
    // A changing title already describes the state.
    let isPressed = values.togglesSelection && values.titles[.selected] == nil
    if isPressed || isReportedAsPressed { setAccessiblePressed(isPressed ? values.isSelected : nil) }
    isReportedAsPressed = isPressed
  }

  /// Resets all properties for reuse.
  public func prepareForReuse() {
    didSelectHandler = nil
    values = Values()
    isEnabled = true
  }
}
