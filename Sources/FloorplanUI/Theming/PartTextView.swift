public import FloorplanTheme
public import GTKBridge

/// The multiline text view of a component, styled by the node of its part.
///
/// CSS sets background, font and colors of that node; the text view applies the alignment and the line height.
@MainActor
public final class PartTextView: TextView, ThemeFollower {
  /// The part in style sheets.
  public let part: ComponentPart
  private var style: ResolvedStyle?

  /// Creates an empty text view.
  ///
  /// - Parameter part: The part in style sheets.
  public init(_ part: ComponentPart) {
    self.part = part
    super.init()
    readTheme()
    DisplayedTheme.add(self)
    connect("direction-changed") { [unowned self] (_: TextDirection) in readTheme() }
  }

  isolated deinit { DisplayedTheme.remove(self) }

  func themeDidChange() { readTheme() }

  public override var lineHeight: Double? { DisplayedTheme.isOnDisplay ? style?.lineHeight : nil }
  public override var letterSpacing: Double { DisplayedTheme.isOnDisplay ? style?.letterSpacing ?? 0 : 0 }

  private func readTheme() {
    let style = DisplayedTheme.theme(for: self).resolve(part, appearance: .light)
    self.style = style
    let displayed = style.textAlignment ?? .leading
    justification = displayed.labelAlignment(isMirrored: direction == .rtl).justification
  }
}
