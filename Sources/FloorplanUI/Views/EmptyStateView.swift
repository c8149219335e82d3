public import FloorplanLayout
import FloorplanTheme
public import GTKBridge

/// A placeholder for missing content: nothing yet, no search results, or an error with an action.
///
///     let view = EmptyStateView()
///     view.illustration = .icon("edit-find-symbolic")
///     view.title = "No Orders Found"
///     view.bodyText = "No order contains “valve”."
///     view.primaryButton.setTitle("Clear Search", for: .normal)
///     view.primaryButton.didSelectHandler = { _ in clearSearch() }
///
/// The parts are stacked and centered with a limited width for readability; the buttons are side by side if they fit.
/// Parts that aren't set have no widgets. The texts wrap, so put the view into a scrolled window if it may not be tall
/// enough.
///
/// ## CSS nodes
///
///     emptystate.fdlFUIEmptyStateView
///     ├── detailimage.fdlFUIEmptyStateView_illustration
///     ├── label.fdlFUIEmptyStateView_titleLabel
///     ├── label.fdlFUIEmptyStateView_bodyLabel
///     ├── button.fdlFUIActionButton.fdlFUIEmptyStateView_primaryButton
///     ╰── button.fdlFUIActionButton.fdlFUIEmptyStateView_secondaryButton
///
/// ## Accessibility
///
/// A group labeled by its title and described by the first sentence of its text. The title is a heading, so screen
/// readers find it with their heading commands; they ignore the illustration.
public final class EmptyStateView: CustomWidget, BuildableWidget {
  private typealias Parts = ComponentParts.EmptyStateView
  private let picture = DetailImagePart(Parts.illustration)
  private let titleText = LabelPart(Parts.titleLabel, isHeading: true)
  private let body = LabelPart(Parts.bodyLabel)
  private var buttons: [ActionButton?] = [nil, nil]

  public override class var cssName: String { "emptystate" }

  /// Creates an empty view.
  public override init() {
    super.init()
    addStyleClasses(of: Parts.view)
  }

  // MARK: Content

  /// The icon or picture above the texts, or nil for none.
  public var illustration: ImageSource? {
    get { picture.image }
    set {
      picture.setImage(newValue, in: self)
      sortChildren()
    }
  }
  /// The size of the illustration in points: 64 by 64 by default, at most 320 by 320.
  ///
  /// It is scaled down in a narrower view.
  public var illustrationSize: Size {
    get { picture.view(in: self).imageSize }
    set {
      picture.view(in: self).imageSize = newValue
      sortChildren()
    }
  }
  /// The title; an empty string counts as nil.
  @NonemptyText public var title: String? { didSet { if title != oldValue { showTexts() } } }
  /// The explanation and instructions; an empty string counts as nil.
  @NonemptyText public var bodyText: String? { didSet { if bodyText != oldValue { showTexts() } } }

  /// Displays an icon and texts, and a primary button titled `action` unless that is nil.
  package func show(
    icon: String, _ title: String?, _ bodyText: String? = nil, action: String? = nil,
    _ perform: @escaping () -> Void = {}
  ) {
    illustration = .icon(icon)
    show(title, bodyText, action, perform)
  }

  /// Displays a drawing and texts, and a primary button titled `action` unless that is nil.
  package func show(
    _ drawing: Illustration, _ title: String?, _ bodyText: String? = nil, action: String? = nil,
    _ perform: @escaping () -> Void = {}
  ) {
    illustration = drawing.image
    illustrationSize = Illustration.size
    show(title, bodyText, action, perform)
  }

  private func show(_ title: String?, _ bodyText: String?, _ action: String?, _ perform: @escaping () -> Void) {
    self.title = title
    self.bodyText = bodyText
    guard action != nil || buttons[0] != nil else { return }
    primaryButton.setTitle(action, for: .normal)
    primaryButton.didSelectHandler = { _ in perform() }
  }

  private func showTexts() {
    titleText.setText(title?.wrappable(), in: self)
    body.setText(bodyText?.wrappable(), in: self)
    sortChildren()
    let texts = [title, bodyText].compactMap(\.self)
    setAccessibleLabel(texts.first ?? "")
    setAccessibleDescription(texts.dropFirst().accessibleSummary())
  }

  /// The button of the main action, created on demand and visible if it has a title or an icon.
  public var primaryButton: ActionButton { button(0, .primary, Parts.primaryButton) }
  /// The button of an alternative action, created on demand and visible if it has a title or an icon.
  public var secondaryButton: ActionButton { button(1, .secondary, Parts.secondaryButton) }

  private func button(_ index: Int, _ style: ActionButton.Style, _ part: ComponentPart) -> ActionButton {
    if let button = buttons[index] { return button }
    let button = ActionButton(nil, style, part: part)
    button.onValuesChange = { [weak self, weak button] in
      guard let self, let button, button.isVisible != button.hasContent else { return }
      button.setVisible(button.hasContent, movingFocusTo: self)
    }
    button.isVisible = false
    button.setParent(self)
    buttons[index] = button
    sortChildren()
    return button
  }

  private func sortChildren() { insertChildren([picture.widget, titleText.widget, body.widget] + buttons) }

  // MARK: Arrangement

  private var lines: [Label] { [titleText, body].compactMap(\.visibleLabel) }
  private var visibleButtons: [ActionButton] { buttons.compactMap(\.self).filter(\.isVisible) }

  public override var requestedWidth: Measurement? {
    let texts = lines.map { $0.measured(.horizontal) }
    let buttons = visibleButtons.map { $0.measured(.horizontal) }
    let line = Measurement.sum(of: buttons, gap: Parts.view[.columnGap]).natural
    let natural = texts.map(\.natural) + [line, picture.visibleView?.measured(.horizontal).natural ?? 0]
    // The illustration is scaled down if necessary.
    return Measurement(
      minimum: Measurement.maximum(of: texts + buttons).minimum,
      natural: min(natural.max() ?? 0, Parts.view[.maximumWidth]))
  }

  public override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    arrangement.isCentered = true
    if let view = picture.visibleView {
      let wide = view.measured(.horizontal).natural
      let high = view.measured(.vertical, forSize: wide).natural
      let scale = wide > width ? Double(max(1, width)) / Double(wide) : 1
      let x = (width - Int(Double(wide) * scale)) / 2
      arrangement.add(view, x: x, y: 0, width: wide, height: high, scale: scale)
    }
    let textWidth = min(width, Parts.view[.maximumWidth])
    var gap = Parts.view[.imageGap]
    for label in lines {
      arrangement.addCentered(label, y: arrangement.top(after: gap), width: textWidth, in: width)
      gap = Parts.view[.lineGap]
    }
    // Side by side or, if their titles don't fit, stacked.
    let (buttons, buttonGap) = (visibleButtons, Parts.view[.columnGap])
    if arrangement.height > 0, !buttons.isEmpty { arrangement.height += Parts.view[.controlGap] - buttonGap }
    arrangement.wrap(buttons, width: width, gap: buttonGap, lineGap: buttonGap, alignment: .center)
    return arrangement
  }
}
