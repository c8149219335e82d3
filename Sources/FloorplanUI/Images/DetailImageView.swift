public import FloorplanLayout
public import FloorplanTheme
public import GTKBridge

/// The image of an object or a person (FUIDetailImageViewComponent in the SAP Fiori for iOS documentation).
///
///     let view = DetailImageView(ComponentParts.ObjectCell.detailImageView)
///     view.image = .file("/usr/share/pixmaps/debian-logo.png")
///     view.placeholderText = "Debian"
///     view.isCircular = true
///
/// The size doesn't depend on the picture: a picture fills ``imageSize`` and is clipped to the shape. The placeholder
/// is displayed until the picture is loaded. If loading fails, the icon of a broken picture replaces its text. An icon
/// has the part's tint color and the largest size that fits.
///
/// ## CSS nodes
///
///     detailimage.[classes of the part]
///     ├── backdrop[.gradient]
///     ├── label.[classes of the placeholder]
///     ╰── image
///
/// Parts that aren't displayed have no widgets. A picture has none either, because the view draws it.
///
/// ## Accessibility
///
/// Not in the accessible tree, because the surrounding texts describe the image. For an image without texts, set
/// ``accessibilityLabel`` before it is displayed.
@MainActor
open class DetailImageView: CustomWidget, ThemeFollower {
  private var themeImage: ImageSource?
  private var cornerRadius = 0.0
  private let part: ComponentPart
  private let placeholderPart: ComponentPart?
  private let defaultSize: Size
  private var backdrop: Backdrop?
  private var placeholder: Label?
  private var icon: SourceImage?
  private lazy var load = addCancellable(
    PictureLoad { [unowned self] in
      arrange()
      onLoad?()
    })
  /// The loader of pictures.
  final var loader: ImageLoader {
    get { load.loader }
    set { load.loader = newValue }
  }

  open override class var cssName: String { "detailimage" }

  /// Creates an empty view.
  ///
  /// - Parameters:
  ///   - part: The part of the view, which determines its size, corners and colors.
  ///   - placeholder: The part of the placeholder text, if the component has one.
  public init(_ part: ComponentPart, placeholder: ComponentPart? = nil) {
    self.part = part
    placeholderPart = placeholder
    defaultSize = Size(width: part.metric(.imageWidth), height: part.metric(.imageHeight))
    imageSize = defaultSize
    super.init()
    addStyleClasses(of: part)
    setAccessibleRole(.presentation)
    readTheme()
    DisplayedTheme.add(self)
  }

  isolated deinit { DisplayedTheme.remove(self) }

  final func imagesDidChange() { themeDidChange() }
  final func themeDidChange() {
    let old = displayedImage
    readTheme()
    if displayedImage != old { showImage() }
    queueDraw()
  }

  private func readTheme() {
    themeImage = DisplayedTheme.image(of: part, on: self)
    cornerRadius = cornerRadius(of: part)
  }

  // MARK: Content

  /// The image, or nil for the placeholder.
  ///
  /// An image that the theme sets for the part replaces any other.
  public final var image: ImageSource? { didSet { if image != oldValue { showImage() } } }
  /// The displayed image.
  final var displayedImage: ImageSource? { image == nil ? nil : themeImage ?? image }
  /// The text of the placeholder, or nil for none.
  ///
  /// At most two characters are displayed: the initials of several words, or the first two characters of a single word.
  public final var placeholderText: String? { didSet { if placeholderText != oldValue { arrange() } } }
  /// The icon of the placeholder if it has no text, or nil for none.
  public final var placeholderImage: ImageSource? { didSet { if placeholderImage != oldValue { arrange() } } }
  /// The parts of the view and of the placeholder in the colors of each accent pair; empty if there are none.
  final var accents: (views: [ComponentPart], placeholders: [ComponentPart]) = ([], [])
  /// The accent pair of the placeholder, or nil for the colors of the part.
  final var accent: AccentPair? {
    didSet {
      guard accent != oldValue else { return }
      for (pair, isOn) in [(oldValue, false), (accent, true)] {
        guard let index = pair.map({ $0.rawValue - 1 }), accents.views.indices.contains(index) else { continue }
        setStyleClass(accents.views[index].classPath, isOn)
        placeholderLabel.setStyleClass(accents.placeholders[index].classPath, isOn)
      }
    }
  }
  /// Whether the placeholder has a gradient in place of a plain background color.
  public final var isGradientLayerEnabled = false {
    didSet { if isGradientLayerEnabled != oldValue { arrange() } }
  }
  /// Whether the image and the placeholder are clipped to a circle, or to an ellipse if they aren't square; if false,
  /// they have the part's corner radius.
  public final var isCircular = false { didSet { if isCircular != oldValue { queueDraw() } } }
  /// The size of the image, in points.
  ///
  /// The default is the size in the parts table. A new value is clamped to the part's limits; invalid numbers become 0.
  /// The image of a person or an item is displayed larger with larger text.
  public final var imageSize: Size {
    didSet {
      imageSize = Size(width: allowed(imageSize.width), height: allowed(imageSize.height))
      guard imageSize != oldValue else { return }
      icon?.size = iconSize
      loadPicture()
      queueResize()
    }
  }
  /// The size of the displayed image at the text scale, in pixels.
  final var displayedSize: Size {
    return Size(width: imageSize.width * scale, height: imageSize.height * scale)
  }
  /// The reason why the picture couldn't be displayed, or nil if there is no error.
  public final var error: ImageError? {
    if case .icon(let name) = displayedImage, !hasIcon(name) { return ImageError(address: name, reason: .noSuchIcon) }
    return load.error
  }
  private func hasIcon(_ name: String) -> Bool { IconTheme.of(display).contains(name) }
  /// Called when a picture has been loaded or loading has failed; see ``error``.
  ///
  /// For a cached picture, it is called when ``image`` is set.
  @Callback public final var onLoad: (() -> Void)?
  /// The accessible label of the image; empty if the surrounding texts describe it.
  public final var accessibilityLabel = "" {
    didSet {
      guard accessibilityLabel != oldValue else { return }
      // GTK doesn't allow changing the role later.
      if oldValue.isEmpty, window == nil { setAccessibleRole(.img) }
      setAccessibleLabel(accessibilityLabel)
      describe()
    }
  }

  /// Whether there is anything to display.
  final var hasContent: Bool {
    image != nil || placeholderText != nil || placeholderImage != nil || isGradientLayerEnabled
  }
  /// Whether the view is hidden if there is nothing to display.
  final var hidesWithoutContent = false { didSet { arrange() } }

  /// Resets the view, except for its image if requested.
  final func reset(keepsImage: Bool = false) {
    placeholderText = nil
    placeholderImage = nil
    isGradientLayerEnabled = false
    // Reset the image after the placeholder, so none is created, and before the size, so nothing is loaded.
    if !keepsImage { image = nil }
    isCircular = false
    imageSize = defaultSize
    accessibilityLabel = ""
    onLoad = nil
  }

  private func allowed(_ length: Double) -> Double {
    guard length.isFinite else { return 0 }
    let limit = part.metrics[.maximumImageSize] ?? Self.maximumSize
    return min(max(length, part.metric(.minimumImageSize)), limit)
  }
  /// The maximum length in points, larger than any screen; GTK's arithmetic would overflow beyond it.
  private static let maximumSize = 16_384.0

  private func showImage() {
    load.reset()
    if !showsIcon { loadPicture() }
    arrange()
  }

  // MARK: Loading

  /// Loads the picture in the displayed size; a picture in a different size stays until then.
  private func loadPicture() {
    guard let image = displayedImage, image.needsLoading, displayedSize.hasExtent else { return }
    load.followScaleFactor(of: self) { [unowned self] in loadPicture() }
    let scale = Double(scaleFactor)
    let box = PictureBox(
      width: Int((displayedSize.width * scale).rounded(.up)), height: Int((displayedSize.height * scale).rounded(.up)),
      fit: .cover)
    load.load(image, for: box)
  }

  // MARK: Parts

  private var showsIcon: Bool {
    switch displayedImage {
    case .icon(let name): hasIcon(name)
    case .indicator: true
    case .file, .address, .encoded, .drawn, nil: false
    }
  }

  // Whether the icon exists depends on the icon theme, and the displayed size on the text scale.
  open override func systemSettingDidChange() {
    super.systemSettingDidChange()
    if case .icon = displayedImage { showImage() } else { loadPicture() }
    icon?.size = iconSize
  }

  private func arrange() {
    if let displayedIcon {
      iconWidget.show(displayedIcon)
      iconWidget.size = iconSize
    }
    icon?.widget.isChildVisible = displayedIcon != nil
    describe()
    let text = showsPlaceholder && !isBroken ? placeholderText.map(placeholderCharacters) : nil
    if showsPlaceholder {
      backdropWidget.setStyleClass("gradient", isGradientLayerEnabled)
      if let text { placeholderLabel.text = text }
    }
    backdrop?.isChildVisible = showsPlaceholder
    placeholder?.isChildVisible = text != nil
    if hidesWithoutContent, isVisible != hasContent { isVisible = hasContent }
    queueAllocate()
    queueDraw()
  }

  private var showsPlaceholder: Bool { hasContent && !showsIcon && load.picture == nil }

  /// The image itself if it is an icon, or the icon over the background of the placeholder.
  private var displayedIcon: ImageSource? {
    if showsIcon { return displayedImage }
    if isBroken { return .icon(Self.brokenIconName) }
    return showsPlaceholder && placeholderText == nil ? placeholderImage : nil
  }

  /// Whether the picture couldn't be loaded.
  private var isBroken: Bool { load.error != nil }
  /// The icon of an image that can't be displayed.
  package nonisolated static let brokenIconName = "image-missing-symbolic"

  /// The accessible description, which names the problem.
  private var problemDescription = ""

  private func describe() {
    let new = isBroken && !accessibilityLabel.isEmpty ? localized("Image can’t be displayed") : ""
    guard new != problemDescription else { return }
    problemDescription = new
    setAccessibleDescription(new)
  }

  /// The side of the icon: all of the image, or up to a maximum over the background of the placeholder.
  private var iconSize: Int {
    let side = min(displayedSize.width, displayedSize.height)
    if showsIcon { return Int(side) }
    return Int(isBroken ? side / 2 : min(side * Self.maximumIconFraction, Self.maximumIconSize * scale))
  }
  private var scale: Double { part.scale(of: .imageWidth) }
  private static let maximumIconFraction = 0.7
  private static let maximumIconSize = 32.0
  private var iconWidget: SourceImage {
    if let icon { return icon }
    let newIcon = SourceImage(size: iconSize)
    newIcon.widget.setAccessibleRole(.presentation)
    newIcon.widget.setParent(self)
    icon = newIcon
    return newIcon
  }
  private var backdropWidget: Backdrop {
    if let backdrop { return backdrop }
    let newBackdrop = Backdrop()
    newBackdrop.setAccessibleRole(.presentation)
    newBackdrop.insert(in: self, after: nil)
    backdrop = newBackdrop
    return newBackdrop
  }
  private var placeholderLabel: Label {
    if let placeholder { return placeholder }
    let newLabel = placeholderPart?.makeLabel() ?? Label()
    newLabel.setAccessibleRole(.presentation)
    newLabel.insert(in: self, after: backdrop)
    placeholder = newLabel
    return newLabel
  }

  // MARK: Layout and drawing

  open override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    Measurement(Int((orientation == .horizontal ? displayedSize.width : displayedSize.height).rounded(.up)))
  }

  open override func sizeAllocate(width: Int, height: Int) {
    let (wide, high) = (Int(displayedSize.width.rounded(.up)), Int(displayedSize.height.rounded(.up)))
    backdrop?.allocate(x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high)
    icon.map { center($0.widget, in: (width, height), within: nil) }
    placeholder.map { center($0, in: (width, height), within: Self.maximumTextFraction) }
  }

  /// The maximum fraction of the size for the text, which must not touch a circle at its corners.
  private static let maximumTextFraction = 0.8

  private func center(_ child: Widget, in space: (width: Int, height: Int), within share: Double?) {
    let width = child.measured(.horizontal).natural
    let height = child.measured(.vertical, forSize: width).natural
    var scale = 1.0
    if let share {
      let size = displayedSize
      scale = min(1, size.width * share / Double(max(1, width)), size.height * share / Double(max(1, height)))
    }
    child.allocate(
      x: (Double(space.width) - Double(width) * scale) / 2, y: (Double(space.height) - Double(height) * scale) / 2,
      width: width, height: height, scale: scale)
  }

  open override func snapshot(_ snapshot: Snapshot) {
    guard hasContent, displayedSize.hasExtent else { return }
    if showsIcon {
      // Not clipped, because a circle would cut the corners of an icon.
      icon.map { snapshot.draw($0.widget, of: self) }
      return
    }
    let (width, height) = (displayedSize.width, displayedSize.height)
    let (x, y) = ((Double(self.width) - width) / 2, (Double(self.height) - height) / 2)
    let radius = isCircular ? nil : min(cornerRadius, width / 2, height / 2)
    snapshot.withRoundedClip(x: x, y: y, width: width, height: height, radius: radius) {
      if let picture = load.picture {
        snapshot.draw(picture, .cover, x: x, y: y, width: width, height: height)
      } else {
        backdrop.map { snapshot.draw($0, of: self) }
        placeholder.map { snapshot.draw($0, of: self) }
        if displayedIcon != nil { icon.map { snapshot.draw($0.widget, of: self) } }
      }
    }
  }
}

/// The background of a placeholder, colored by the theme.
private final class Backdrop: CustomWidget {
  override class var cssName: String { "backdrop" }
}
