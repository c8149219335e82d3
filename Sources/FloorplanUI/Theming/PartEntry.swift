import CGTK
public import FloorplanTheme
public import GTKBridge

/// What people type in a field of a component: an entry without a look of its own, in the node that is the part.
///
/// CSS gives that node its surface, font and colours; the entry itself reads the alignment.
@MainActor
public final class PartEntry: Entry, ThemeFollower {
  /// What the theme knows the field as.
  public let part: ComponentPart

  /// An empty entry.
  ///
  /// - Parameter part: What the theme knows the field as.
  public init(_ part: ComponentPart) {
    self.part = part
    super.init()
    readTheme()
    ShownTheme.add(self)
    connect("direction-changed") { [unowned self] (_: GtkTextDirection) in readTheme() }
  }

  isolated deinit { ShownTheme.remove(self) }

  func themeDidChange() { readTheme() }

  private func readTheme() {
    let shown = ShownTheme.theme(for: self).resolve(part, appearance: .light).textAlignment ?? .leading
    textAlignment = shown.onLabel(isMirrored: direction == .rtl).alignment
  }
}
