package import FloorplanTheme
package import GTKBridge

/// An image widget of the size of an icon that shows what a source names: icons and indicators in the colour of its
/// part, pictures in their own, all of them within the square.
@MainActor
package final class SourceImage: ThemeFollower {
  /// The image widget.
  package let widget = Image()
  private let part: ComponentPart?
  private var given: ImageSource?
  private var named: ImageSource?
  private var source: ImageSource?
  private var request: ImageRequest?
  private var ticket: ImageTicket?
  private var followsScale = false
  /// The side of the square in points.
  var size: Int {
    didSet {
      guard size != oldValue else { return }
      widget.pixelSize = size
      showAtSize()
    }
  }
  var loader = ImageLoader.shared

  /// An image of its own size.
  init(size: Int) {
    part = nil
    self.size = size
    widget.pixelSize = size
  }

  /// An image that is a part: as large as the part's icons or pictures.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - hasOwnNode: Whether the part is this image; one inside of a part, as that of a button, is reached by the part's
  ///     own node.
  package init(of part: ComponentPart, hasOwnNode: Bool = true) {
    self.part = part
    if hasOwnNode { widget.become(part) }
    size = Int(part.metric(.iconSize))
    // An icon's size is in the style sheet, where themes reach it.
    if size == 0 {
      size = Int(part.metric(.imageHeight))
      widget.pixelSize = size
    }
    named = ShownTheme.image(of: part, on: widget)
    ShownTheme.add(self)
  }

  isolated deinit { ShownTheme.remove(self) }

  var followingWidget: Widget { widget }

  func themeDidChange() {
    guard let part else { return }
    named = ShownTheme.image(of: part, on: widget)
    showShown()
  }

  func imagesDidChange() { themeDidChange() }

  /// Shows what a source names, or in its place what the theme does; nothing where the source is nil.
  package func show(_ newSource: ImageSource?) {
    given = newSource
    showShown()
  }

  private func showShown() {
    let newSource = given == nil ? nil : named ?? given
    guard source != newSource else { return }
    source = newSource
    request = nil
    ticket = nil
    switch newSource {
    case .icon(let name): widget.iconName = name
    case .indicator: showAtSize()
    case .file, .address, .encoded:
      // Until a picture is there, the last one must not be shown.
      widget.iconName = nil
      showAtSize()
    case nil: widget.iconName = nil
    }
  }

  /// Waits for nothing any more, because the widget is hidden.
  ///
  /// An icon stays, since the next item often has the same one.
  func stop() {
    if source?.needsLoading == true { show(nil) }
  }

  private func showAtSize() {
    guard let source else { return }
    if case .icon = source { return }
    followScale()
    let scale = widget.scaleFactor
    if case .indicator(let indicator) = source { return widget.show(indicator.picture(scale: scale)) }
    let box = PictureBox(width: size * scale, height: size * scale, fit: .within)
    guard let wanted = ImageRequest(source, box: box), wanted != request else { return }
    request = wanted
    ticket = nil
    if let known = loader.cache[wanted] {
      widget.show(known)
    } else {
      ticket = loader.load(wanted) { [weak self] in self?.finish($0) }
    }
  }

  private func finish(_ result: Result<Texture, ImageError>) {
    ticket = nil
    switch result {
    case .success(let texture): widget.show(texture)
    case .failure: widget.iconName = Self.missingIconName
    }
  }

  /// What GTK shows for an icon that its theme lacks.
  private static let missingIconName = "image-missing"

  private func followScale() {
    guard !followsScale else { return }
    followsScale = true
    widget.connect("notify::scale-factor") { [weak self] in self?.showAtSize() }
  }
}
