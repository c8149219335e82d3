public import CGTK
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
/// Parts that aren't set have no widgets. The texts wrap, so put the view into a scrolled window if it may not be high
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
/// A group labeled by its title and described by its text. The title is a heading, so that screen readers find it with
/// their heading commands; they ignore the illustration.
@MainActor
public final class EmptyStateView: CustomWidget, BuildableWidget {
  private typealias Parts = ComponentParts.EmptyStateView
  private let picture = DetailImagePart(Parts.illustration)
  private let titleText = LabelPart(Parts.titleLabel)
  private let body = LabelPart(Parts.bodyLabel)
  private var buttons: [ActionButton?] = [nil, nil]

  public override class var cssName: String { "emptystate" }

  /// Creates an empty view.
  public override init() {
    super.init()
    become(Parts.view)
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
  public var title: String? {
    didSet {
      guard title != oldValue else { return }
      // GTK doesn't allow changing the role of a displayed label.
      if titleText.widget == nil, title?.isEmpty == false {
        titleText.label(in: self).setAccessibleRole(.heading)
      }
      setText(title?.wrappable, of: titleText)
    }
  }
  /// The explanation and instructions; an empty string counts as nil.
  public var bodyText: String? {
    didSet {
      guard bodyText != oldValue else { return }
      setText(bodyText?.wrappable, of: body)
    }
  }

  private func setText(_ given: String?, of part: LabelPart) {
    let text = given?.isEmpty == true ? nil : given
    guard part.text != text else { return }
    part.setText(text, in: self)
    sortChildren()
    let texts = [title, bodyText].compactMap { $0?.isEmpty == true ? nil : $0 }
    setAccessibleLabel(texts.first ?? "")
    setAccessibleDescription(texts.dropFirst().joined())
  }

  /// The button of the main action, created on demand and visible if it has a title or an icon.
  public var primaryButton: ActionButton { button(0, .primary, Parts.primaryButton) }
  /// The button of an alternative action, created on demand and visible if it has a title or an icon.
  public var secondaryButton: ActionButton { button(1, .secondary, Parts.secondaryButton) }

  private func button(_ index: Int, _ style: ActionButton.Style, _ part: ComponentPart) -> ActionButton {
    if let made = buttons[index] { return made }
    let made = ActionButton()
    made.style = style
    made.cellPart = part
    made.onContentChange = { [weak self, weak made] in
      guard let self, let made, made.isVisible != made.hasContent else { return }
      if made.hasContent { made.isVisible = true } else { made.hide(givingFocusTo: self) }
    }
    made.isVisible = false
    made.setParent(self)
    buttons[index] = made
    sortChildren()
    return made
  }

  /// Sorts the children in reading order, which is also the focus order, independent of their creation.
  private func sortChildren() {
    let parts: [Widget?] = [picture.widget, titleText.widget, body.widget] + buttons
    var previous: Widget?
    for part in parts.compactMap(\.self) {
      part.insert(in: self, after: previous)
      previous = part
    }
  }

  // MARK: Arrangement

  private static let widest = Int(Parts.view.metric(.maximumWidth))
  private static let imageGap = Int(Parts.view.metric(.imageGap))
  private static let lineGap = Int(Parts.view.metric(.lineGap))
  private static let controlGap = Int(Parts.view.metric(.controlGap))
  private static let columnGap = Int(Parts.view.metric(.columnGap))

  private struct Frame {
    let part: Widget
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    var scale = 1.0
  }

  private var lines: [Label] { [titleText, body].compactMap(\.visibleLabel) }
  private var visibleButtons: [ActionButton] { buttons.compactMap(\.self).filter(\.isVisible) }

  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let texts = lines.map { $0.measured(.horizontal) }
      let buttons = visibleButtons.map { $0.measured(.horizontal) }
      let line = buttons.reduce(Self.columnGap * max(0, buttons.count - 1)) { $0 + $1.natural }
      let natural = texts.map(\.natural) + [line, picture.visibleView?.measured(.horizontal).natural ?? 0]
      // The illustration is scaled down if necessary.
      return Measurement(
        minimum: (texts + buttons).map(\.minimum).max() ?? 0, natural: min(natural.max() ?? 0, Self.widest))
    case .vertical:
      return Measurement(frames(width: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize).height)
    }
  }

  public override func sizeAllocate(width: Int, height: Int) {
    let (frames, needed) = frames(width: width)
    let top = max(0, height - needed) / 2
    let isMirrored = direction == .rtl
    for frame in frames {
      let shownWidth = Int(Double(frame.width) * frame.scale)
      frame.part.allocate(
        x: Double(isMirrored ? width - frame.x - shownWidth : frame.x), y: Double(top + frame.y), width: frame.width,
        height: frame.height, scale: frame.scale)
    }
  }

  private func frames(width: Int) -> (frames: [Frame], height: Int) {
    var frames: [Frame] = []
    var bottom = 0
    if let view = picture.visibleView {
      let wide = view.measured(.horizontal).natural
      let high = view.measured(.vertical, forSize: wide).natural
      let scale = wide > width ? Double(max(1, width)) / Double(wide) : 1
      let shownWidth = Int(Double(wide) * scale)
      frames.append(Frame(part: view, x: (width - shownWidth) / 2, y: 0, width: wide, height: high, scale: scale))
      bottom = Int((Double(high) * scale).rounded(.up))
    }
    var gap = Self.imageGap
    for label in lines {
      let room = max(min(width, Self.widest), label.measured(.horizontal).minimum)
      let height = label.measured(.vertical, forSize: room).natural
      let y = bottom + (bottom > 0 ? gap : 0)
      frames.append(Frame(part: label, x: (width - room) / 2, y: y, width: room, height: height))
      bottom = y + height
      gap = Self.lineGap
    }
    let buttons = buttonFrames(width: width, y: bottom + (bottom > 0 ? Self.controlGap : 0))
    return (frames + buttons, buttons.map { $0.y + $0.height }.max() ?? bottom)
  }

  /// Returns the frames of the buttons, side by side or, if their titles don't fit, stacked.
  private func buttonFrames(width: Int, y: Int) -> [Frame] {
    let shown = visibleButtons
    let wanted = shown.map { $0.measured(.horizontal) }
    let line = wanted.reduce(Self.columnGap * max(0, shown.count - 1)) { $0 + $1.natural }
    let isLine = line <= width
    var (x, top) = ((width - line) / 2, y)
    var frames: [Frame] = []
    for (button, size) in zip(shown, wanted) {
      let wide = max(size.minimum, min(size.natural, width))
      let height = button.measured(.vertical, forSize: wide).natural
      frames.append(Frame(part: button, x: isLine ? x : (width - wide) / 2, y: top, width: wide, height: height))
      if isLine { x += wide + Self.columnGap } else { top += height + Self.columnGap }
    }
    return frames
  }
}
