import FloorplanTheme
import GTKBridge

/// A text of a cell that may be absent: its label is made when it is first needed.
@MainActor
final class LabelPart {
  private let part: ComponentPart
  private let isReadOnly: Bool
  private(set) var widget: PartLabel?
  /// The text, nil for absent.
  private(set) var text: String?

  /// - Parameters:
  ///   - part: What the theme knows the text as.
  ///   - isReadOnly: Whether it is the text of a field in which nobody types.
  init(_ part: ComponentPart, isReadOnly: Bool = false) {
    self.part = part
    self.isReadOnly = isReadOnly
  }

  /// Hides the text while something else takes its place.
  var isHidden = false { didSet { if isHidden != oldValue { widget?.isVisible = shownLabel != nil } } }

  func label(in host: CustomWidget) -> PartLabel {
    if let widget { return widget }
    let label = part.makeLabel()
    label.isVisible = text != nil && !isHidden
    if isReadOnly { label.addStyleClass(StyleState.readonly.rawValue) }
    label.change(nil, to: meaning)
    label.setParent(host)
    widget = label
    return label
  }

  /// Takes back how many lines a caller allowed.
  func resetNumberOfLines() { widget?.resetNumberOfLines() }

  /// Sets the text.
  ///
  /// - Parameters:
  ///   - newText: The text; nil for absent.
  ///   - host: The widget that it stands in.
  ///   - staysShown: Whether a label that has lost its text is hidden later, by ``settle()``: most get another one at
  ///     once, and to hide and show a widget costs more than to set its text.
  func setText(_ newText: String?, in host: CustomWidget, staysShown: Bool = false) {
    text = newText
    // Empty labels take a line's room: an absent text has no label, or a hidden one kept for the next item.
    guard let newText else {
      if !staysShown { widget?.isVisible = false }
      return
    }
    let label = label(in: host)
    label.text = newText
    label.isVisible = !isHidden
  }

  /// Hides the label, where there is no text by now.
  func settle() { if text == nil { widget?.isVisible = false } }

  /// What the text says, which gives it its colour.
  var meaning: StatusMeaning? { didSet { widget?.change(oldValue, to: meaning) } }

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

  /// Sets the picture.
  ///
  /// - Parameters:
  ///   - newSource: Where it comes from; nil for absent.
  ///   - host: The widget that it stands in.
  ///   - staysShown: Whether a widget that has lost its icon is hidden later, by ``settle()``.
  func setImage(_ newSource: ImageSource?, in host: CustomWidget, staysShown: Bool = false) {
    guard newSource != source else { return }
    let isLeftOver = newSource == nil && staysShown && source?.needsLoading == false
    source = newSource
    if isLeftOver { return }
    if newSource != nil {
      let image = image(in: host)
      image.show(newSource)
      image.widget.isVisible = !isHidden
    } else {
      image?.stop()
      widget?.isVisible = false
    }
  }

  /// Hides the widget, where there is no picture by now.
  func settle() { if source == nil { widget?.isVisible = false } }

  /// What the picture says, which gives an icon its colour.
  var meaning: StatusMeaning? { didSet { widget?.change(oldValue, to: meaning) } }

  /// The image as a node of its part, made if need be.
  func attributedNode(in host: CustomWidget) -> AttributedNode { AttributedNode(image(in: host).widget, as: part) }

  private func image(in host: CustomWidget) -> SourceImage {
    if let image { return image }
    let made = SourceImage(of: part)
    made.widget.change(nil, to: meaning)
    made.widget.isVisible = shownImage != nil
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

  /// Whether the view still shows an icon that has been taken away.
  private var isLeftOver = false

  func view(in host: CustomWidget) -> DetailImageView {
    // Whoever asks for it may give it something to show by himself.
    settle()
    if let widget { return widget }
    let view = DetailImageView(part, placeholder: placeholder)
    view.hidesWithoutContent = true
    view.setParent(host)
    widget = view
    return view
  }

  var image: ImageSource? { isLeftOver ? nil : widget?.image }

  func setImage(_ image: ImageSource?, in host: CustomWidget) {
    if image != nil { isLeftOver = false }
    if image != nil { view(in: host).image = image } else { widget?.image = nil }
  }

  /// Takes the picture away, where it is left over from the last content.
  func settle() {
    guard isLeftOver else { return }
    isLeftOver = false
    widget?.image = nil
  }

  /// Places the view in the middle of its host's box.
  func centre(in width: Int, _ height: Int) {
    guard let shownView else { return }
    let wide = shownView.measured(.horizontal).natural
    let high = shownView.measured(.vertical, forSize: wide).natural
    shownView.allocate(x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high)
  }

  /// Shows nothing and waits for nothing.
  ///
  /// - Parameter staysShown: Whether an icon is only taken away by ``settle()``.
  func reset(staysShown: Bool = false) {
    isLeftOver = staysShown && widget?.image?.needsLoading == false
    widget?.reset(keepsImage: isLeftOver)
  }

  /// The view, where there is something to show.
  var shownView: DetailImageView? { widget?.hasContent == true && !isLeftOver ? widget : nil }
}
