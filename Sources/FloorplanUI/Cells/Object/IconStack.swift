import FloorplanTheme
import GTKBridge

/// The icons at the leading edge of an object, next to its first lines.
@MainActor
final class IconStack {
  /// An icon, with widgets created on demand.
  @MainActor
  final class Glyph {
    private let image = ImagePart(ComponentParts.ObjectCell.iconImage)
    private let label = LabelPart(ComponentParts.ObjectCell.iconLabel)

    /// The widget of the icon, or nil if there is none.
    var widget: Widget? { image.shownImage ?? label.visibleLabel }

    func show(_ glyph: GlyphImage?, in host: CustomWidget) {
      switch glyph?.content {
      case .image(let source):
        image.setImage(source, in: host)
        label.setText(nil, in: host)
      case .text(let text):
        image.setImage(nil, in: host)
        label.setText(text, in: host)
      case nil:
        image.setImage(nil, in: host)
        label.setText(nil, in: host)
      }
      image.meaning = glyph?.meaning
      label.meaning = glyph?.meaning
    }
  }

  /// The maximum number of icons.
  static let limit = 3

  private var glyphs: [Glyph] = []
  private(set) var shown: [GlyphImage] = []

  /// Displays at most one icon for each line.
  func show(_ images: [GlyphImage], lineCount: Int, in host: CustomWidget) {
    let wanted = Array(images.prefix(min(Self.limit, lineCount)))
    guard wanted != shown else { return }
    shown = wanted
    while glyphs.count < wanted.count { glyphs.append(Glyph()) }
    for (index, glyph) in glyphs.enumerated() {
      glyph.show(wanted.indices.contains(index) ? wanted[index] : nil, in: host)
    }
    host.queueResize()
  }

  /// The widgets of the icons, from the first line on.
  var widgets: [Widget] { glyphs.prefix(shown.count).compactMap(\.widget) }
}
