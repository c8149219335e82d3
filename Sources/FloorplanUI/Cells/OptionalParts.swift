import FloorplanTheme
import GTKBridge

/// A text of a cell that may be absent: its label is made when it is first needed.
@MainActor
final class LabelPart {
  private let part: ComponentPart
  private(set) var widget: Label?
  /// The text, nil for absent.
  private(set) var text: String?

  init(_ part: ComponentPart) { self.part = part }

  func label(in host: CustomWidget) -> Label {
    if let widget { return widget }
    let label = part.makeLabel()
    label.isVisible = text != nil
    label.setParent(host)
    widget = label
    return label
  }

  func setText(_ newText: String?, in host: CustomWidget) {
    text = newText
    // Empty labels take a line's room: an absent text has no label, or a hidden one kept for the next item.
    guard let newText else {
      widget?.isVisible = false
      return
    }
    let label = label(in: host)
    label.text = newText
    label.isVisible = true
  }

  /// The label, where there is a text to show.
  var shownLabel: Label? { text == nil ? nil : widget }
}

/// A picture of a cell that may be absent.
@MainActor
final class ImagePart {
  private let part: ComponentPart
  private(set) var widget: Image?
  private var source: ImageSource?
  /// The side of the square that the picture is shown in, in pixels; 0 for the size that the style gives icons.
  var size: Int { didSet { if size != oldValue { widget?.pixelSize = size } } }

  init(_ part: ComponentPart) {
    self.part = part
    size = Int(part.metric(.imageHeight))
  }

  /// Hides the picture while something else takes its place.
  var isHidden = false { didSet { widget?.isVisible = shownImage != nil } }

  func setImage(_ newSource: ImageSource?, in host: CustomWidget) {
    guard newSource != source else { return }
    source = newSource
    switch newSource {
    case nil: widget?.isVisible = false
    case .icon(let name):
      let image = image(in: host)
      image.iconName = name
      image.isVisible = !isHidden
    }
  }

  private func image(in host: CustomWidget) -> Image {
    if let widget { return widget }
    let image = Image()
    image.become(part)
    if size > 0 { image.pixelSize = size }
    // The cell's name says what it shows.
    image.setAccessibleRole(.presentation)
    image.setParent(host)
    widget = image
    return image
  }

  /// The image, where there is a picture to show.
  var shownImage: Image? { source == nil || isHidden ? nil : widget }
}
