public import CGTK
public import FloorplanLayout
public import FloorplanTheme
public import GTKBridge

/// The picture of an object or a person (seeds/000, FUIDetailImageViewComponent).
///
///     let view = DetailImageView(ComponentParts.ObjectCell.detailImageView)
///     view.image = .file("/usr/share/pixmaps/debian-logo.png")
///     view.placeholderText = "Debian"
///     view.isCircular = true
///
/// Its size is known before the picture is: a picture covers ``imageSize``, cut to the shape, and until it is loaded, or
/// where it can't be, the placeholder is shown.  An icon is drawn in the part's tint colour, as large as fits.
///
/// ## CSS nodes
///
///     detailimage.[classes of the part]
///     ├── backdrop[.gradient]
///     ├── label.[classes of the placeholder]
///     ╰── image
///
/// What is not shown has no widget, and a picture needs none: the view draws it itself.
///
/// ## Accessibility
///
/// Left out of the tree, since what stands beside a picture says what it shows.  Give one that stands alone an
/// ``accessibilityLabel`` before it is shown.
@MainActor
open class DetailImageView: CustomWidget, ThemeFollower {
  private var named: ImageSource?
  private var cornerRadius = 0.0
  private let part: ComponentPart
  private let placeholderPart: ComponentPart?
  private let standardSize: Size
  private var backdrop: Backdrop?
  private var placeholder: Label?
  private var icon: SourceImage?
  private lazy var load = PictureLoad { [unowned self] in
    arrange()
    onLoad?()
  }
  private var followsScale = false
  /// What loads the pictures.
  final var loader: ImageLoader {
    get { load.loader }
    set { load.loader = newValue }
  }

  /// `detailimage`.
  open override class var cssName: String { "detailimage" }

  /// Makes a view that shows nothing yet.
  ///
  /// - Parameters:
  ///   - part: The part of a component that the view is: its size, its corners, its colours.
  ///   - placeholder: The part that the text of the placeholder is, if the component has one.
  public init(_ part: ComponentPart, placeholder: ComponentPart? = nil) {
    self.part = part
    placeholderPart = placeholder
    standardSize = Size(width: part.metric(.imageWidth), height: part.metric(.imageHeight))
    imageSize = standardSize
    super.init()
    become(part)
    setAccessibleRole(.presentation)
    readTheme()
    ShownTheme.add(self)
  }

  isolated deinit { ShownTheme.remove(self) }

  final func themeDidChange() {
    let old = shownImage
    readTheme()
    if shownImage != old { showImage() }
    queueDraw()
  }

  final func imagesDidChange() { themeDidChange() }

  private func readTheme() {
    named = ShownTheme.image(of: part, on: self)
    cornerRadius = part.metric(.cornerRadius)
    if case .length(let points) = ShownTheme.saidValue(of: .cornerRadius, of: part, on: self) { cornerRadius = points }
  }

  // MARK: What it shows

  /// What the view shows; nil for the placeholder.
  ///
  /// Where the theme names an image for the part, that is shown in place of every other.
  public final var image: ImageSource? { didSet { if image != oldValue { showImage() } } }
  /// What is shown where there is an image.
  final var shownImage: ImageSource? { image == nil ? nil : named ?? image }
  /// Whom or what the placeholder stands for; nil for no text.
  ///
  /// At most two characters of it are shown: the initials of several words, or the first two of one.
  public final var placeholderText: String? { didSet { if placeholderText != oldValue { arrange() } } }
  /// Whether a gradient is drawn behind the placeholder, in place of the plain colour.
  public final var isGradientLayerEnabled = false {
    didSet { if isGradientLayerEnabled != oldValue { arrange() } }
  }
  /// Whether the picture and the placeholder are cut to a circle, or an ellipse where they are no squares; else the
  /// corners are rounded as the part's are.
  public final var isCircular = false { didSet { if isCircular != oldValue { queueDraw() } } }
  /// How large the picture is, in points.
  ///
  /// By default as the part's table says.  Kept within the part's limits, and a size that is none counts as 0.
  public final var imageSize: Size {
    didSet {
      imageSize = Size(width: allowed(imageSize.width), height: allowed(imageSize.height))
      guard imageSize != oldValue else { return }
      icon?.size = iconSize
      loadPicture()
      queueResize()
    }
  }
  /// Why the picture is missing; nil while all is well.
  public final var error: ImageError? {
    if case .icon(let name) = shownImage, !hasIcon(name) { return ImageError(address: name, reason: .noSuchIcon) }
    return load.error
  }
  private func hasIcon(_ name: String) -> Bool { IconTheme.of(display).contains(name) }
  /// Called when a picture has been loaded, or could not be; then ``error`` says why.
  ///
  /// A picture that is kept in memory is there, and this called, when ``image`` is set.
  public final var onLoad: (() -> Void)?
  /// What the picture shows, for assistive technology; empty where the texts beside it say it.
  public final var accessibilityLabel = "" {
    didSet {
      guard accessibilityLabel != oldValue else { return }
      // Later the role is fixed.
      if oldValue.isEmpty, window == nil { setAccessibleRole(.img) }
      setAccessibleLabel(accessibilityLabel)
    }
  }

  /// Whether there is anything to show.
  final var hasContent: Bool { image != nil || placeholderText != nil || isGradientLayerEnabled }
  /// Whether the view is hidden while there is nothing to show.
  final var hidesWithoutContent = false { didSet { arrange() } }

  /// Shows nothing, or what it shows and nothing else, in the part's own size and shape.
  final func reset(keepsImage: Bool = false) {
    placeholderText = nil
    isGradientLayerEnabled = false
    // Behind these, so that no placeholder is made for what goes, and before the size, so that nothing is loaded.
    if !keepsImage { image = nil }
    isCircular = false
    imageSize = standardSize
    accessibilityLabel = ""
    onLoad = nil
  }

  private func allowed(_ length: Double) -> Double {
    guard length.isFinite else { return 0 }
    let limit = part.metrics[.maximumImageSize] ?? Self.largestSize
    return min(max(length, part.metric(.minimumImageSize)), limit)
  }
  /// Beyond what any screen shows, GTK's arithmetic would overflow.
  private static let largestSize = 16_384.0

  private func showImage() {
    load.reset()
    if showsIcon {
      iconWidget.show(shownImage)
    } else {
      loadPicture()
    }
    arrange()
  }

  // MARK: Loading

  /// Sees to it that the picture is there in the size at which it is shown; the one in another size stays until then.
  private func loadPicture() {
    guard let image = shownImage, image.needsLoading, imageSize.width > 0, imageSize.height > 0 else { return }
    followScale()
    let scale = Double(scaleFactor)
    let box = PictureBox(
      width: Int((imageSize.width * scale).rounded(.up)), height: Int((imageSize.height * scale).rounded(.up)),
      fit: .covering)
    load.load(image, for: box)
  }

  private func followScale() {
    guard !followsScale else { return }
    followsScale = true
    connect("notify::scale-factor") { [unowned self] in loadPicture() }
  }

  // MARK: Its parts

  private var showsIcon: Bool {
    switch shownImage {
    case .icon(let name): hasIcon(name)
    case .indicator: true
    case .file, .address, .encoded, nil: false
    }
  }

  /// Another icon theme may have the icon, or lack it.
  open override func systemSettingDidChange() {
    super.systemSettingDidChange()
    if case .icon = shownImage { showImage() }
  }

  private func arrange() {
    let showsPlaceholder = hasContent && !showsIcon && load.picture == nil
    icon?.widget.isChildVisible = showsIcon
    let text = showsPlaceholder ? placeholderText.map(placeholderCharacters) : nil
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

  private var iconSize: Int { Int(min(imageSize.width, imageSize.height)) }
  private var iconWidget: SourceImage {
    if let icon { return icon }
    let made = SourceImage(size: iconSize)
    made.widget.setAccessibleRole(.presentation)
    made.widget.setParent(self)
    icon = made
    return made
  }
  private var backdropWidget: Backdrop {
    if let backdrop { return backdrop }
    let made = Backdrop()
    made.setAccessibleRole(.presentation)
    made.insert(in: self, after: nil)
    backdrop = made
    return made
  }
  private var placeholderLabel: Label {
    if let placeholder { return placeholder }
    let made = placeholderPart?.makeLabel() ?? Label()
    made.setAccessibleRole(.presentation)
    made.insert(in: self, after: backdrop)
    placeholder = made
    return made
  }

  // MARK: Layout and drawing

  /// ``imageSize``, whatever is shown.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    Measurement(Int((orientation == .horizontal ? imageSize.width : imageSize.height).rounded(.up)))
  }

  /// Places the parts in the middle.
  open override func sizeAllocate(width: Int, height: Int) {
    let (wide, high) = (Int(imageSize.width.rounded(.up)), Int(imageSize.height.rounded(.up)))
    backdrop?.allocate(x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high)
    icon.map { centre($0.widget, in: (width, height), within: nil) }
    placeholder.map { centre($0, in: (width, height), within: Self.largestShareOfText) }
  }

  /// The text leaves some room to the edge, which a circle needs at its corners.
  private static let largestShareOfText = 0.8

  private func centre(_ child: Widget, in room: (width: Int, height: Int), within share: Double?) {
    let width = child.measured(.horizontal).natural
    let height = child.measured(.vertical, forSize: width).natural
    var scale = 1.0
    if let share {
      scale = min(1, imageSize.width * share / Double(max(1, width)), imageSize.height * share / Double(max(1, height)))
    }
    child.allocate(
      x: (Double(room.width) - Double(width) * scale) / 2, y: (Double(room.height) - Double(height) * scale) / 2,
      width: width, height: height, scale: scale)
  }

  /// Draws the icon, or the picture or the placeholder in its shape.
  open override func snapshot(_ snapshot: Snapshot) {
    guard hasContent, imageSize.width > 0, imageSize.height > 0 else { return }
    if showsIcon {
      // Not clipped: a circle would cut off the corners of an icon.
      icon.map { snapshot.draw($0.widget, of: self) }
      return
    }
    let (width, height) = (imageSize.width, imageSize.height)
    let (x, y) = ((Double(self.width) - width) / 2, (Double(self.height) - height) / 2)
    let radius = isCircular ? nil : min(cornerRadius, width / 2, height / 2)
    snapshot.clipped(x: x, y: y, width: width, height: height, radius: radius) {
      if let picture = load.picture {
        snapshot.draw(picture, coveringX: x, y: y, width: width, height: height)
      } else {
        backdrop.map { snapshot.draw($0, of: self) }
        placeholder.map { snapshot.draw($0, of: self) }
      }
    }
  }

  /// Lets go of the closure and of what is still being loaded.
  open override func dispose() {
    super.dispose()
    onLoad = nil
    load.cancel()
  }
}

/// What stands behind a placeholder; the theme gives it its colour.
@MainActor
private final class Backdrop: CustomWidget {
  override class var cssName: String { "backdrop" }
}
