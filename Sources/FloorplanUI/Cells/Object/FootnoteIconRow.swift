import FloorplanTheme
import GTKBridge

/// The small icons before a footnote.
@MainActor
final class FootnoteIconRow: PictureRow {
  private typealias Parts = ComponentParts.ObjectCell
  private var images: [SourceImage] = []

  override class var cssName: String { "footnoteicons" }

  init() { super.init(Parts.footnoteIcon) }

  func show(_ sources: [ImageSource]) {
    while images.count < sources.count {
      let made = SourceImage(of: Parts.footnoteIcon)
      made.widget.setAccessibleRole(.presentation)
      made.widget.setParent(self)
      images.append(made)
    }
    for (index, image) in images.enumerated() {
      image.show(sources.indices.contains(index) ? sources[index] : nil)
      image.widget.isVisible = index < sources.count
    }
    pictures = images.prefix(sources.count).map(\.widget)
    isVisible = !sources.isEmpty
  }
}
