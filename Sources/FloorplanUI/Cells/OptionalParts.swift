import FloorplanTheme
import GTKBridge

/// An optional text of a cell, with a label created on demand.
@MainActor
final class LabelPart {
  private let part: ComponentPart
  private let isReadOnly: Bool
  private(set) var widget: PartLabel?
  /// The text, or nil if it is absent.
  private(set) var text: String?

  /// - Parameters:
  ///   - part: The part of the label in style sheets.
  ///   - isReadOnly: Whether it is the text of a read-only field.
  init(_ part: ComponentPart, isReadOnly: Bool = false) {
    self.part = part
    self.isReadOnly = isReadOnly
  }

  /// Whether the text is hidden because another part replaces it.
  var isHidden = false { didSet { if isHidden != oldValue { widget?.isVisible = visibleLabel != nil } } }

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

  /// Resets the maximum number of lines to its default.
  func resetNumberOfLines() { widget?.resetNumberOfLines() }

  /// Sets the text.
  ///
  /// - Parameters:
  ///   - newText: The text, or nil if it is absent.
  ///   - host: The parent widget.
  ///   - keepsVisible: Whether a label without text stays visible until ``settle()``: most labels get another text
  ///     immediately, and hiding and showing a widget costs more than setting its text.
  func setText(_ newText: String?, in host: CustomWidget, keepsVisible: Bool = false) {
    text = newText
    // An empty label would take the space of a line: an absent text has no label, or a hidden one for reuse.
    guard let newText else {
      if !keepsVisible { widget?.isVisible = false }
      return
    }
    let label = label(in: host)
    label.text = newText
    label.isVisible = !isHidden
  }

  /// Hides the label if it has no text.
  func settle() { if text == nil { widget?.isVisible = false } }

  /// The semantic, which determines the color.
  var meaning: StatusMeaning? { didSet { widget?.change(oldValue, to: meaning) } }

  /// The label, or nil if there is no text to display.
  var visibleLabel: PartLabel? { text == nil || isHidden ? nil : widget }
}

/// An optional icon or small picture of a cell, with a widget created on demand.
@MainActor
final class ImagePart {
  private let part: ComponentPart
  private var image: SourceImage?
  private var source: ImageSource?

  init(_ part: ComponentPart) { self.part = part }

  var widget: Image? { image?.widget }

  /// Whether the image is hidden because another part replaces it.
  var isHidden = false { didSet { widget?.isVisible = shownImage != nil } }

  /// Sets the image.
  ///
  /// - Parameters:
  ///   - newSource: The source of the image, or nil if it is absent.
  ///   - host: The parent widget.
  ///   - keepsVisible: Whether a widget without an icon stays visible until ``settle()``.
  func setImage(_ newSource: ImageSource?, in host: CustomWidget, keepsVisible: Bool = false) {
    guard newSource != source else { return }
    let isStale = newSource == nil && keepsVisible && source?.needsLoading == false
    source = newSource
    if isStale { return }
    if newSource != nil {
      let image = image(in: host)
      image.show(newSource)
      image.widget.isVisible = !isHidden
    } else {
      image?.stop()
      widget?.isVisible = false
    }
  }

  /// Hides the widget if it has no image.
  func settle() { if source == nil { widget?.isVisible = false } }

  /// The semantic, which determines the color of an icon.
  var meaning: StatusMeaning? { didSet { widget?.change(oldValue, to: meaning) } }

  /// Returns the node of the image, created on demand.
  func attributedNode(in host: CustomWidget) -> AttributedNode { AttributedNode(image(in: host).widget, as: part) }

  private func image(in host: CustomWidget) -> SourceImage {
    if let image { return image }
    let made = SourceImage(of: part)
    made.widget.change(nil, to: meaning)
    made.widget.isVisible = shownImage != nil
    // The cell's label and description cover the image.
    made.widget.setAccessibleRole(.presentation)
    made.widget.setParent(host)
    image = made
    return made
  }

  /// The image, or nil if there is nothing to display.
  var shownImage: Image? { source == nil || isHidden ? nil : widget }
}

/// The optional image of an object, with a view created on demand.
@MainActor
final class DetailImagePart {
  private let part: ComponentPart
  private let placeholder: ComponentPart?
  private(set) var widget: DetailImageView?

  init(_ part: ComponentPart, placeholder: ComponentPart? = nil) {
    self.part = part
    self.placeholder = placeholder
  }

  /// Whether the view still displays an icon of the old content.
  private var isStale = false

  func view(in host: CustomWidget) -> DetailImageView {
    // The caller may set other content of the view.
    settle()
    if let widget { return widget }
    let view = DetailImageView(part, placeholder: placeholder)
    view.hidesWithoutContent = true
    view.setParent(host)
    widget = view
    return view
  }

  var image: ImageSource? { isStale ? nil : widget?.image }

  func setImage(_ image: ImageSource?, in host: CustomWidget) {
    if image != nil { isStale = false }
    if image != nil { view(in: host).image = image } else { widget?.image = nil }
  }

  /// Removes an icon left over from the old content.
  func settle() {
    guard isStale else { return }
    isStale = false
    widget?.image = nil
  }

  /// Centers the view in its host's content box.
  func center(in width: Int, _ height: Int) {
    guard let visibleView else { return }
    let wide = visibleView.measured(.horizontal).natural
    let high = visibleView.measured(.vertical, forSize: wide).natural
    visibleView.allocate(x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high)
  }

  /// Resets the view and cancels loading.
  ///
  /// - Parameter keepsVisible: Whether an icon stays until ``settle()``.
  func reset(keepsVisible: Bool = false) {
    isStale = keepsVisible && widget?.image?.needsLoading == false
    widget?.reset(keepsImage: isStale)
  }

  /// The view, or nil if there is nothing to display.
  var visibleView: DetailImageView? { widget?.hasContent == true && !isStale ? widget : nil }
}
