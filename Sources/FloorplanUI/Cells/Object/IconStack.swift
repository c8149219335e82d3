import FloorplanTheme
import GTKBridge

/// The icons at the leading edge of an object, next to its first lines.
final class IconStack {
  private typealias Parts = ComponentParts.ObjectCell
  /// The maximum number of icons.
  static let limit = 3

  private var glyphs: [StatusPart] = []
  private(set) var displayed: [GlyphImage] = []

  /// Displays at most one icon for each line.
  func show(_ images: [GlyphImage], lineCount: Int, in host: CustomWidget) {
    displayed = Array(images.prefix(min(Self.limit, lineCount)))
    while glyphs.count < displayed.count { glyphs.append(StatusPart(Parts.iconLabel, Parts.iconImage)) }
    for (index, glyph) in glyphs.enumerated() {
      let image = displayed.indices.contains(index) ? displayed[index] : nil
      glyph.show(image?.text, image?.image, .both, image?.semanticStatus, in: host)
    }
  }

  /// The widgets of the icons, from the first line on.
  var widgets: [Widget] {
    glyphs.prefix(displayed.count).compactMap { $0.icon.displayedImage ?? $0.label.visibleLabel }
  }
}
