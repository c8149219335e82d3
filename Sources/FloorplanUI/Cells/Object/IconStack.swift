import FloorplanTheme
import GTKBridge

/// The icons at the leading edge of an object, next to its first lines.
@MainActor
final class IconStack {
  private typealias Parts = ComponentParts.ObjectCell
  /// The maximum number of icons.
  static let limit = 3

  private var glyphs: [StatusPart] = []
  private(set) var shown: [GlyphImage] = []

  /// Displays at most one icon for each line.
  func show(_ images: [GlyphImage], lineCount: Int, in host: CustomWidget) {
    shown = Array(images.prefix(min(Self.limit, lineCount)))
    while glyphs.count < shown.count { glyphs.append(StatusPart(Parts.iconLabel, Parts.iconImage)) }
    for (index, glyph) in glyphs.enumerated() {
      let image = shown.indices.contains(index) ? shown[index] : nil
      glyph.show(image?.text, image?.image, .both, image?.meaning, in: host)
    }
  }

  /// The widgets of the icons, from the first line on.
  var widgets: [Widget] { glyphs.prefix(shown.count).compactMap { $0.icon.shownImage ?? $0.label.visibleLabel } }
}
