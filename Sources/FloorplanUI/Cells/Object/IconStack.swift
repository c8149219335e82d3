import FloorplanTheme
import GTKBridge

/// The icons at the leading edge of an object, one beside each of its first lines.
@MainActor
final class IconStack {
  /// An icon, whose widgets are made when they are first needed.
  @MainActor
  final class Glyph {
    private let image = ImagePart(ComponentParts.ObjectCell.iconImage)
    private let label = LabelPart(ComponentParts.ObjectCell.iconLabel)

    /// What shows the icon; nil where there is none.
    var widget: Widget? { image.shownImage ?? label.shownLabel }

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

  /// The most icons.
  static let limit = 3

  private var glyphs: [Glyph] = []
  private(set) var shown: [GlyphImage] = []

  /// Shows as many of the icons as there are lines.
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

  /// What shows the icons, from the first line on.
  var widgets: [Widget] { glyphs.prefix(shown.count).compactMap(\.widget) }
}
