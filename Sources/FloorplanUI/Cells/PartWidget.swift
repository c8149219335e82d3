import CGTK
public import FloorplanTheme
public import GTKBridge

extension Widget {
  /// Makes this widget a part of a component: themes reach it by the part's class path.
  public func become(_ part: ComponentPart) {
    for name in part.cssClasses { addStyleClass(name) }
  }
}

extension ComponentPart {
  /// A label in the part's look; what CSS can't say (lines, alignment) is set on the widget.
  @MainActor
  public func makeLabel() -> Label {
    let label = Label()
    let style = Theme.standard.resolve(self, appearance: .light)
    label.become(self)
    label.numberOfLines = style.lineLimit ?? 0
    let (alignment, justification) = (style.textAlignment ?? .leading).onLabel(isMirrored: label.direction == .rtl)
    label.alignment = alignment
    label.justification = justification
    return label
  }
}

extension TextAlignment {
  /// Where GtkLabel puts the text in spare width, and how it aligns the lines of one paragraph.
  ///
  /// GtkLabel mirrors both by itself, so that only the absolute sides have to be turned round.
  func onLabel(isMirrored: Bool) -> (alignment: Double, justification: GtkJustification) {
    switch self {
    case .leading: (0, .left)
    case .center: (0.5, .center)
    case .trailing: (1, .right)
    case .left: isMirrored ? (1, .right) : (0, .left)
    case .right: isMirrored ? (0, .left) : (1, .right)
    case .justified: (0, .fill)
    }
  }
}
