import FloorplanTheme
import GTKBridge

/// The small icons before a footnote.
final class FootnoteIconRow: PictureRow {
  private typealias Parts = ComponentParts.ObjectCell
  private var images: [SourceImage] = []

  override class var cssName: String { "footnoteicons" }
  // The cell's description covers the icons.
  override class var accessibleRole: AccessibleRole { .presentation }

  init() { super.init(Parts.footnoteIcon) }

  func show(_ sources: [ImageSource]) {
    while images.count < sources.count {
      let icon = SourceImage(of: Parts.footnoteIcon)
      icon.widget.setAccessibleRole(.presentation)
      icon.widget.setParent(self)
      images.append(icon)
    }
    for (index, image) in images.enumerated() {
      image.show(sources.indices.contains(index) ? sources[index] : nil)
      image.widget.isVisible = index < sources.count
    }
    pictures = images.prefix(sources.count).map(\.widget)
    isVisible = !sources.isEmpty
  }
}
