package import FloorplanTheme
package import GTKBridge

/// An optional text of a cell, with a label created on demand.
@MainActor
package final class LabelPart {
  private let part: ComponentPart
  private let isReadOnly: Bool
  private let isHeading: Bool
  /// The label, or nil if it hasn't been created yet.
  package private(set) var widget: PartLabel?
  /// The text, or nil if it is absent.
  private(set) var text: String?

  /// - Parameters:
  ///   - part: The part of the label in style sheets.
  ///   - isReadOnly: Whether it is the text of a read-only field.
  ///   - isHeading: Whether it is a heading for assistive technology.
  package init(_ part: ComponentPart, isReadOnly: Bool = false, isHeading: Bool = false) {
    self.part = part
    self.isReadOnly = isReadOnly
    self.isHeading = isHeading
  }

  func label(in host: CustomWidget) -> PartLabel {
    if let widget { return widget }
    let label = part.makeLabel()
    label.isVisible = text != nil
    if isReadOnly { label.addStyleClass(StyleState.readonly.rawValue) }
    // GTK doesn't allow changing the role of a displayed label.
    if isHeading { label.setAccessibleRole(.heading) }
    label.replaceSemanticStatus(nil, with: semanticStatus)
    label.setParent(host)
    widget = label
    return label
  }

  /// Sets the text, or removes it if it is nil.
  package func setText(_ newText: String?, in host: CustomWidget) {
    guard newText != text else { return }
    text = newText
    // An empty label would take the space of a line: an absent text has no label, or a hidden one for reuse.
    guard let newText else {
      widget?.isVisible = false
      return
    }
    let label = label(in: host)
    label.text = newText
    label.isVisible = true
  }

  /// The semantic status, which determines the color.
  var semanticStatus: SemanticStatus? { didSet { widget?.replaceSemanticStatus(oldValue, with: semanticStatus) } }

  /// The label, or nil if there is no text to display.
  package var visibleLabel: PartLabel? { text == nil ? nil : widget }
}

/// An optional icon or small picture of a cell, with a widget created on demand.
final class ImagePart {
  private let part: ComponentPart
  private var image: SourceImage?
  private var source: ImageSource?

  init(_ part: ComponentPart) { self.part = part }

  var widget: Image? { image?.widget }

  /// Sets the image, or removes it if it is nil.
  func setImage(_ newSource: ImageSource?, in host: CustomWidget) {
    guard newSource != source else { return }
    source = newSource
    if newSource != nil {
      let image = image(in: host)
      image.show(newSource)
      image.widget.isVisible = true
    } else {
      image?.stop()
      widget?.isVisible = false
    }
  }

  /// The semantic status, which determines the color of an icon.
  var semanticStatus: SemanticStatus? { didSet { widget?.replaceSemanticStatus(oldValue, with: semanticStatus) } }

  /// Returns the node of the image, created on demand.
  func attributedNode(in host: CustomWidget) -> AttributedNode { AttributedNode(image(in: host).widget, part: part) }

  private func image(in host: CustomWidget) -> SourceImage {
    if let image { return image }
    let newImage = SourceImage(of: part)
    newImage.widget.replaceSemanticStatus(nil, with: semanticStatus)
    newImage.widget.isVisible = displayedImage != nil
    // The cell's label and description cover the image.
    newImage.widget.setAccessibleRole(.presentation)
    newImage.widget.setParent(host)
    image = newImage
    return newImage
  }

  /// The image, or nil if there is nothing to display.
  var displayedImage: Image? { source == nil ? nil : widget }
}

/// The optional image of an object, with a view created on demand.
final class DetailImagePart {
  private let part: ComponentPart
  private let placeholder: ComponentPart?
  /// The alignment in the host, if that allocates its children the default way.
  private let alignment: Alignment
  private(set) var widget: DetailImageView?

  init(_ part: ComponentPart, placeholder: ComponentPart? = nil, alignment: Alignment = .fill) {
    self.part = part
    self.placeholder = placeholder
    self.alignment = alignment
  }

  /// Whether the view still displays an icon of the old content.
  private var isStale = false

  func view(in host: CustomWidget) -> DetailImageView {
    // The caller may set other content of the view.
    settle()
    if let widget { return widget }
    let view = DetailImageView(part, placeholder: placeholder)
    view.hidesWithoutContent = true
    view.horizontalAlignment = alignment
    view.verticalAlignment = alignment
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
