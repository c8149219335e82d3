public import CGTK
public import FloorplanTheme
public import GTKBridge

/// A message below a control: help, or what is wrong with the value (FUIInlineValidationView).
///
/// ## CSS nodes
///
///     inlinevalidation[.fdlFUIInlineValidationView]        the class only as a banner; .negative, .critical, …
///     ├── image.fdlFUIInlineValidationView_iconView        absent without a meaning
///     ╰── label.fdlFUIInlineValidationView_messageLabel   and the class path of the help of some cells
///
/// ## Accessibility
///
/// The text is a status: screen readers tell when it changes.
@MainActor
public final class InlineValidationView: CustomWidget {
  private typealias Parts = ComponentParts.InlineValidationView
  private let icon = SourceImage(of: Parts.iconView)
  private let label = Parts.messageLabel.makeLabel()
  private var isBanner = false
  private var meaning: StatusMeaning?

  /// `inlinevalidation`.
  public override class var cssName: String { "inlinevalidation" }

  /// A view that says nothing yet.
  public override init() {
    super.init()
    icon.widget.setAccessibleRole(.presentation)
    icon.widget.isVisible = false
    label.setAccessibleRole(.status)
    icon.widget.setParent(self)
    label.setParent(self)
  }

  /// What is said.
  public var message = ValidationMessage("", kind: .none, style: .hint) {
    didSet { if message != oldValue { show() } }
  }

  /// What the theme knows the text as where it is help without a meaning, beside what it knows every message as; nil
  /// for nothing else.
  public var hintPart: ComponentPart? {
    didSet {
      guard hintPart != oldValue else { return }
      oldValue?.cssClasses.forEach(label.removeStyleClass)
      showHintPart()
    }
  }
  /// The text as a node of ``hintPart``.
  public var hintNode: AttributedNode? { hintPart.map { AttributedNode(label, as: $0) } }

  private func showHintPart() {
    guard let hintPart else { return label.specialPart = nil }
    let isHint = message.kind == .none
    for name in hintPart.cssClasses { label.setStyleClass(name, isHint) }
    label.specialPart = isHint ? hintPart : nil
  }

  private func show() {
    showHintPart()
    label.text = message.text
    // A status is announced when its name changes.
    label.setAccessibleLabel(message.text)
    let look = Self.looks[message.kind]
    icon.show(look.map { .indicator($0.indicator) })
    icon.widget.isVisible = look != nil
    for part in [self, icon.widget, label] as [Widget] { part.change(meaning, to: look?.meaning) }
    meaning = look?.meaning
    guard (message.style == .banner) != isBanner else { return }
    isBanner.toggle()
    for name in Parts.view.cssClasses { if isBanner { addStyleClass(name) } else { removeStyleClass(name) } }
  }

  private static let looks: [ValidationMessage.Kind: (meaning: StatusMeaning, indicator: Indicator)] = [
    .information: (.informative, .informative), .success: (.positive, .positive), .warning: (.critical, .critical),
    .error: (.negative, .negative),
  ]

  // MARK: Arrangement

  private static let gap = Int(Parts.view.metric(.iconGap))
  private var shownIcon: Image? { icon.widget.isVisible ? icon.widget : nil }
  private var indent: Int { shownIcon.map { $0.measured(.horizontal).natural + Self.gap } ?? 0 }

  /// The icon before the text, which wraps.
  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let indent = indent
    switch orientation {
    case .horizontal:
      let text = label.measured(.horizontal)
      return Measurement(minimum: text.minimum + indent, natural: text.natural + indent)
    case .vertical:
      let width = forSize < 0 ? -1 : max(label.measured(.horizontal).minimum, forSize - indent)
      let height = label.measured(.vertical, forSize: width).natural
      return Measurement(max(height, shownIcon?.measured(.vertical).natural ?? 0))
    }
  }

  /// Places the icon beside the first line of the text.
  public override func sizeAllocate(width: Int, height: Int) {
    let indent = indent
    let isMirrored = direction == .rtl
    if let shownIcon {
      let side = shownIcon.measured(.horizontal).natural
      let iconHeight = shownIcon.measured(.vertical).natural
      shownIcon.allocate(
        x: isMirrored ? width - side : 0, y: max(0, (min(label.lineHeight, height) - iconHeight) / 2), width: side,
        height: iconHeight)
    }
    label.allocate(x: isMirrored ? 0 : indent, y: 0, width: max(0, width - indent), height: height)
  }
}
