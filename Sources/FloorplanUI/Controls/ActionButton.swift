public import FloorplanTheme
public import GTKBridge

/// The button of a cell (seeds/000 and seeds/001, FUIButton).
///
///     let button = ActionButton()
///     button.setTitle("Follow", for: .normal)
///     button.setTitle("Unfollow", for: .selected)
///     button.isPersistentSelection = true
///     button.preferredMaxLayoutWidth = 75
///     button.isPreservingPreferredMaxLayoutWidth = true
///     button.didSelectHandler = { button in follow(button.isSelected) }
///
/// A real GtkButton: it takes the focus, is pressed by Enter and Space, and looks the same in every kind of cell.  A title
/// that is too wide goes on in a second line, and then ends in an ellipsis.
///
/// ## CSS nodes
///
///     button.fdlFUIActionButton.fdlFUIActionButton_primary[.negative …]
///     ╰── actionbutton
///         ├── image.fdlFUIActionButton_image
///         ╰── label
///
/// The last class is that of ``style``, one of `_primary`, `_secondary` and `_tertiary`; cells add the class
/// path that the seeds give their button.
///
/// ## Accessibility
///
/// A push button named by its title, or by ``accessibilityLabel``.  One that shows an icon alone is named after its icon
/// unless it is given a name, which is its tooltip too.  A button that stays chosen and has one title for both states is
/// told as pressed.
@MainActor
public final class ActionButton: Button {
  /// How much a button stands out.
  public enum Style: String, CaseIterable, Sendable {
    /// The most important action, of which there is one.
    case primary
    /// Another action.
    case secondary
    /// An action among others, without a surface.
    case tertiary

    var part: ComponentPart {
      switch self {
      case .primary: ComponentParts.ActionButton.primary
      case .secondary: ComponentParts.ActionButton.secondary
      case .tertiary: ComponentParts.ActionButton.tertiary
      }
    }
  }

  /// What a title or an image is for.
  public enum State: String, CaseIterable, Sendable {
    /// The button as it is by itself, and what the other state shows where it was given nothing.
    case normal
    /// The button while it ``ActionButton/isSelected``.
    case selected
  }

  private typealias Parts = ComponentParts.ActionButton
  private let content = ActionButtonContent()
  private var titles: [State: String] = [:]
  private var images: [State: ImageSource] = [:]
  private var isToldAsPressed = false

  /// Makes a button without a title.
  public override init() {
    super.init()
    become(Parts.button)
    addStyleClass(style.part.classPath)
    content.specialPart = part
    child = content
    onClick { [weak self] in self?.press() }
    update()
  }

  // MARK: What it shows

  /// The title in a state; nil for none of its own.
  public func title(for state: State) -> String? { titles[state] }

  /// Gives the button a title in a state; nil takes it back.
  public func setTitle(_ title: String?, for state: State) {
    guard titles[state] != title else { return }
    titles[state] = title
    update()
  }

  /// The icon in a state; nil for none of its own.
  public func image(for state: State) -> ImageSource? { images[state] }

  /// Gives the button an icon before its title in a state; nil takes it back.
  public func setImage(_ image: ImageSource?, for state: State) {
    guard images[state] != image else { return }
    images[state] = image
    update()
  }

  /// The title that is shown now.
  public var currentTitle: String? { shown(titles) }
  /// The icon that is shown now.
  public var currentImage: ImageSource? { shown(images) }

  private func shown<Value>(_ values: [State: Value]) -> Value? {
    isSelected ? values[.selected] ?? values[.normal] : values[.normal]
  }

  /// How much the button stands out.
  public var style = Style.secondary {
    didSet {
      guard style != oldValue, ownPart == nil else { return }
      removeStyleClass(oldValue.part.classPath)
      addStyleClass(style.part.classPath)
      content.specialPart = part
    }
  }
  /// The part of a cell that the button is, which comes before what all buttons are.
  package var cellPart: ComponentPart? {
    didSet {
      oldValue?.cssClasses.forEach(removeStyleClass)
      cellPart.map(become)
      content.specialPart = part
    }
  }
  /// The part that the button is in place of a button in a ``style``; nil for none.
  package var ownPart: ComponentPart? {
    didSet {
      guard ownPart != oldValue else { return }
      (oldValue?.cssClasses ?? standardClasses).forEach(removeStyleClass)
      (ownPart?.cssClasses ?? standardClasses).forEach(addStyleClass)
      content.specialPart = part
    }
  }
  private var standardClasses: [String] { Parts.button.cssClasses + style.part.cssClasses }
  /// All that the button is: a part of a cell, in its style, or what takes the place of both.
  private var part: ComponentPart { ownPart ?? cellPart?.refining(style.part) ?? style.part }
  /// A judgement of what the button does, such as `StatusMeaning.negative` for what destroys; nil for the tint.
  ///
  /// Primary buttons show none.
  public var meaning: StatusMeaning? { didSet { change(oldValue, to: meaning) } }

  /// The most width that the title takes, in points; 0 is no limit.
  ///
  /// Numbers below 0 mean 0.
  public var preferredMaxLayoutWidth: Double {
    get { Double(content.widthLimit) }
    set { content.widthLimit = newValue.isFinite ? Int(clamping: Int64(max(0, min(newValue, 100_000)))) : 0 }
  }
  /// Whether the title keeps the width of the wider of both titles, so that nothing moves when the state changes.
  public var isPreservingPreferredMaxLayoutWidth: Bool {
    get { content.keepsWidth }
    set { content.keepsWidth = newValue }
  }

  /// Whether an icon stands alone where there isn't room for the whole title.
  package var titleGivesWay: Bool {
    get { content.titleGivesWay }
    set { content.titleGivesWay = newValue }
  }

  // MARK: What it does

  /// Whether the button is chosen.
  public var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setState(.selected, isSelected)
      update()
    }
  }
  /// Whether each press turns ``isSelected`` over.
  public var isPersistentSelection = false { didSet { if isPersistentSelection != oldValue { describe() } } }
  /// Whether people can press the button.
  public var isEnabled: Bool {
    get { isSensitive }
    set { isSensitive = newValue }
  }
  /// Called when a person has pressed the button, after ``isSelected`` has changed.
  public var didSelectHandler: ((ActionButton) -> Void)?
  /// What the button does, for assistive technology; nil for its title or what its icon is called.
  public var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { describe() } } }

  /// What the action is about, which follows the button's name where several buttons have the same one.
  var subject: String? { didSet { if subject != oldValue { describe() } } }
  /// Called when there is another title or image to show.
  var onContentChange: (() -> Void)?
  /// Whether there is a title or an image to show.
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
    let name = accessibilityLabel ?? currentTitle ?? currentImage?.spokenName ?? localized("Button")
    setAccessibleLabel(subject.map { [name, $0].asList } ?? name)
    let hint = currentTitle == nil && (accessibilityLabel != nil || currentImage != nil) ? name : nil
    if tooltip != hint { tooltip = hint }
    // Where the title changes, that says it already.
    let isPressed = isPersistentSelection && titles[.selected] == nil
    if isPressed || isToldAsPressed { setAccessiblePressed(isPressed ? isSelected : nil) }
    isToldAsPressed = isPressed
  }

  /// Takes back all that was set, for another use.
  public func prepareForReuse() {
    didSelectHandler = nil
    isSelected = false
    titles = [:]
    images = [:]
    style = .secondary
    meaning = nil
    preferredMaxLayoutWidth = 0
    isPreservingPreferredMaxLayoutWidth = false
    isPersistentSelection = false
    accessibilityLabel = nil
    isEnabled = true
    update()
  }

  /// Lets go of the handler.
  public override func dispose() {
    didSelectHandler = nil
    onContentChange = nil
    super.dispose()
  }
}
