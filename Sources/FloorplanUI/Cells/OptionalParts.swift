import FloorplanTheme
import GTKBridge

/// A text of a cell that may be absent: its label is made when it is first needed.
@MainActor
final class LabelPart {
  private let part: ComponentPart
  private(set) var widget: PartLabel?
  /// The text, nil for absent.
  private(set) var text: String?

  init(_ part: ComponentPart) { self.part = part }

  /// Hides the text while something else takes its place.
  var isHidden = false { didSet { if isHidden != oldValue { widget?.isVisible = shownLabel != nil } } }

  func label(in host: CustomWidget) -> PartLabel {
    if let widget { return widget }
    let label = part.makeLabel()
    label.isVisible = text != nil && !isHidden
    label.setParent(host)
    widget = label
    return label
  }

  /// Takes back how many lines a caller allowed.
  func resetNumberOfLines() { widget?.ownLineLimit = nil }

  func setText(_ newText: String?, in host: CustomWidget) {
    text = newText
    // Empty labels take a line's room: an absent text has no label, or a hidden one kept for the next item.
    guard let newText else {
      widget?.isVisible = false
      return
    }
    let label = label(in: host)
    label.text = newText
    label.isVisible = !isHidden
  }

  /// The label, where there is a text to show.
  var shownLabel: PartLabel? { text == nil || isHidden ? nil : widget }
}

/// An icon or a small picture of a cell that may be absent.
@MainActor
final class ImagePart {
  private let part: ComponentPart
  private var image: SourceImage?
  private var source: ImageSource?

  init(_ part: ComponentPart) { self.part = part }

  var widget: Image? { image?.widget }

  /// Hides the picture while something else takes its place.
  var isHidden = false { didSet { widget?.isVisible = shownImage != nil } }

  func setImage(_ newSource: ImageSource?, in host: CustomWidget) {
    guard newSource != source else { return }
    source = newSource
    if newSource != nil {
      let image = image(in: host)
      image.show(newSource)
      image.widget.isVisible = !isHidden
    } else {
      image?.stop()
      widget?.isVisible = false
    }
  }

  private func image(in host: CustomWidget) -> SourceImage {
    if let image { return image }
    let made = SourceImage(of: part)
    // The cell's name says what it shows.
    made.widget.setAccessibleRole(.presentation)
    made.widget.setParent(host)
    image = made
    return made
  }

  /// The image, where there is a picture to show.
  var shownImage: Image? { source == nil || isHidden ? nil : widget }
}

/// The picture of an object, which may be absent: its view is made when it is first needed.
@MainActor
final class DetailImagePart {
  private let part: ComponentPart
  private let placeholder: ComponentPart?
  private(set) var widget: DetailImageView?

  init(_ part: ComponentPart, placeholder: ComponentPart? = nil) {
    self.part = part
    self.placeholder = placeholder
  }

  func view(in host: CustomWidget) -> DetailImageView {
    if let widget { return widget }
    let view = DetailImageView(part, placeholder: placeholder)
    view.hidesWithoutContent = true
    view.setParent(host)
    widget = view
    return view
  }

  var image: ImageSource? { widget?.image }

  func setImage(_ image: ImageSource?, in host: CustomWidget) {
    if image != nil { view(in: host).image = image } else { widget?.image = nil }
  }

  /// Places the view in the middle of its host's box.
  func centre(in width: Int, _ height: Int) {
    guard let shownView else { return }
    let wide = shownView.measured(.horizontal).natural
    let high = shownView.measured(.vertical, forSize: wide).natural
    shownView.allocate(x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high)
  }

  /// Shows nothing and waits for nothing.
  func reset() { widget?.reset() }

  /// The view, where there is something to show.
  var shownView: DetailImageView? { widget?.hasContent == true ? widget : nil }
}
