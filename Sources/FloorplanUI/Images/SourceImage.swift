package import FloorplanTheme
package import GTKBridge

/// An icon-sized image widget: icons and indicators in the color of its part, pictures in their own colors and scaled
/// to fit the square.
@MainActor
package final class SourceImage: ThemeFollower {
  /// The image widget.
  package let widget = Image()
  private let part: ComponentPart?
  private var explicitSource: ImageSource?
  private var themeSource: ImageSource?
  private var source: ImageSource?
  private lazy var load = PictureLoad { [unowned self] in pictureDidLoad() }
  /// The side of the square, in points.
  var size: Int {
    didSet {
      guard size != oldValue else { return }
      widget.pixelSize = size
      showAtSize()
    }
  }

  /// Creates an image with an explicit size.
  init(size: Int) {
    part = nil
    self.size = size
    widget.pixelSize = size
  }

  /// Creates an image with the size of a part's icons or pictures.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - hasOwnNode: Whether the image has the CSS classes of the part; false if an ancestor has them, as for the image
  ///     of a button.
  package init(of part: ComponentPart, hasOwnNode: Bool = true) {
    self.part = part
    if hasOwnNode { widget.addStyleClasses(of: part) }
    size = part[.iconSize]
    // The icon size is set by the style sheet, so themes can change it.
    if size == 0 {
      size = part[.imageHeight]
      widget.pixelSize = size
    }
    themeSource = DisplayedTheme.image(of: part, on: widget)
    DisplayedTheme.add(self)
  }

  isolated deinit { DisplayedTheme.remove(self) }

  var followingWidget: Widget { widget }

  func imagesDidChange() { themeDidChange() }
  func themeDidChange() {
    guard let part else { return }
    themeSource = DisplayedTheme.image(of: part, on: widget)
    updateSource()
  }

  /// Displays a source, or the theme's image in its place; nothing if the source is nil.
  package func show(_ newSource: ImageSource?) {
    explicitSource = newSource
    updateSource()
  }

  private func updateSource() {
    let newSource = explicitSource == nil ? nil : themeSource ?? explicitSource
    guard source != newSource else { return }
    source = newSource
    load.reset()
    switch newSource {
    case .icon(let name): widget.iconName = name
    case .indicator: showAtSize()
    case .file, .address, .encoded, .drawn:
      // Remove the old picture while the new one is loading.
      widget.iconName = nil
      showAtSize()
    case nil: widget.iconName = nil
    }
  }

  /// Cancels loading, because the widget is hidden.
  ///
  /// An icon stays, because the next item often has the same one.
  func stop() {
    if source?.needsLoading == true { show(nil) }
  }

  private func showAtSize() {
    guard let source else { return }
    if case .icon = source { return }
    load.followScaleFactor(of: widget) { [weak self] in self?.showAtSize() }
    let scale = widget.scaleFactor
    if case .indicator(let indicator) = source { return widget.show(.resource(indicator.resourceName, scale: scale)) }
    let box = PictureBox(width: size * scale, height: size * scale, fit: .contain)
    load.load(source, for: box)
  }

  private func pictureDidLoad() {
    if let picture = load.picture { widget.show(picture) } else { widget.iconName = Self.missingIconName }
  }

  /// The icon that GTK displays for a missing one.
  private static let missingIconName = "image-missing"
}
