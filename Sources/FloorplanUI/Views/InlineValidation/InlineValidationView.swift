public import FloorplanTheme
public import GTKBridge

/// A message below a control, with a hint or the validation result of its value (FUIInlineValidationView in the SAP
/// Fiori for iOS documentation).
///
/// ## CSS nodes
///
///     inlinevalidation[.fdlFUIInlineValidationView]        the class only as a banner; .negative, .critical, …
///     ├── image.fdlFUIInlineValidationView_iconView        absent without a semantic
///     ╰── label.fdlFUIInlineValidationView_messageLabel   and the class path of the hint of some cells
///
/// ## Accessibility
///
/// The text is a status that screen readers announce when it changes.
public final class InlineValidationView: CustomWidget {
  private typealias Parts = ComponentParts.InlineValidationView
  private let icon = SourceImage(of: Parts.iconView)
  private let label = Parts.messageLabel.makeLabel()
  private var isBanner = false
  private var semanticStatus: SemanticStatus?

  public override class var cssName: String { "inlinevalidation" }

  /// Creates a view without a message.
  public override init() {
    super.init()
    icon.widget.setAccessibleRole(.presentation)
    icon.widget.isVisible = false
    label.announcesText = true
    icon.widget.setParent(self)
    label.setParent(self)
  }

  /// The message.
  public var message = ValidationMessage("", kind: .none, style: .hint) {
    didSet { if message != oldValue { show() } }
  }

  /// An additional part of the label for hints without a semantic, or nil for none.
  public var hintPart: ComponentPart? {
    didSet {
      guard hintPart != oldValue else { return }
      oldValue?.cssClasses.forEach(label.removeStyleClass)
      showHintPart()
    }
  }
  /// The node of the label with ``hintPart``.
  public var hintNode: AttributedNode? { hintPart.map { AttributedNode(label, part: $0) } }

  private func showHintPart() {
    guard let hintPart else { return label.additionalPart = nil }
    let isHint = message.kind == .none
    for name in hintPart.cssClasses { label.setStyleClass(name, isHint) }
    label.additionalPart = isHint ? hintPart : nil
  }

  private func show() {
    showHintPart()
    label.text = message.text
    // A status is announced when its label changes.
    label.setAccessibleLabel(message.text)
    let style = Self.styles[message.kind]
    icon.show(style.map { .indicator($0.indicator) })
    icon.widget.isVisible = style != nil
    for part in [self, icon.widget, label] as [Widget] {
      part.replaceSemanticStatus(semanticStatus, with: style?.semanticStatus)
    }
    semanticStatus = style?.semanticStatus
    guard (message.style == .banner) != isBanner else { return }
    isBanner.toggle()
    for name in Parts.view.cssClasses { if isBanner { addStyleClass(name) } else { removeStyleClass(name) } }
  }

  private static let styles: [ValidationMessage.Kind: (semanticStatus: SemanticStatus, indicator: Indicator)] = [
    .information: (.informative, .informative), .success: (.positive, .positive), .warning: (.critical, .critical),
    .error: (.negative, .negative),
  ]

  // MARK: Arrangement

  private var visibleIcon: Image? { icon.widget.isVisible ? icon.widget : nil }
  private var indent: Int { visibleIcon.map { $0.measured(.horizontal).natural + Parts.view[.iconGap] } ?? 0 }

  public override var requestedWidth: Measurement? { .sum(of: [Measurement(indent), label.measured(.horizontal)]) }

  public override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    let labelWidth = max(label.measured(.horizontal).minimum, width - indent)
    let iconHeight = visibleIcon?.measured(.vertical).natural ?? 0
    let height = max(label.measured(.vertical, forSize: labelWidth).natural, iconHeight)
    arrangement.add(label, x: indent, y: 0, width: labelWidth, height: height)
    if let visibleIcon {
      arrangement.add(
        visibleIcon, x: 0, y: max(0, (min(label.lineHeight, height) - iconHeight) / 2),
        width: visibleIcon.measured(.horizontal).natural, height: iconHeight)
    }
    return arrangement
  }
}
