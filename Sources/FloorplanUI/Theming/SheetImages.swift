import FloorplanTheme
import GTKBridge

/// The resolution of image names in style sheets to a picture next to the sheet, an icon of the icon theme, or an
/// indicator.
///
/// Pictures are read and decoded on another thread before a widget displays them, so a broken or oversized picture
/// doesn't replace anything. They are watched and reloaded when they are saved, as is the icon theme.
@MainActor
package enum SheetImages {
  /// The result of resolving a name.
  private enum Resolution: Equatable {
    case found(ImageSource)
    /// A file that is being read for the first time.
    case loading
    case broken(ImageError)
    case notFound
    /// A location that isn't searched.
    case rejected(SheetImageLocation)

    var source: ImageSource? {
      if case .found(let source) = self { source } else { nil }
    }
  }

  private struct Owner {
    let images: [SheetImage]
    let display: Display
    /// The handler for changes of the icon theme.
    let icons: SignalHandle
    let didChange: () -> Void
  }

  private static var owners: [ObjectIdentifier: Owner] = [:]
  private static var resolutions: [SheetImage: Resolution] = [:]
  private static var watcher: FileWatcher?
  private static var timer: LoopSource?
  /// The time without changes before a file is read, in milliseconds, as for style sheets.
  private static let debounceDelay: UInt32 = 20

  /// Whether pictures are being read.
  package static var isLoading: Bool { !waiting.isEmpty || isBusy || timer != nil }

  // MARK: Owners

  /// Resolves the images of a theme, in place of those of the owner's previous theme.
  ///
  /// - Parameters:
  ///   - theme: The theme to display next.
  ///   - owner: The object that displays the theme, until ``leave(_:)``.
  ///   - display: The display.
  ///   - didChange: Called when an image changes.
  static func follow(_ theme: Theme, for owner: AnyObject, on display: Display, didChange: @escaping () -> Void) {
    let images = theme.sheetImages
    let id = ObjectIdentifier(owner)
    guard !images.isEmpty || owners[id] != nil else { return }
    owners.removeValue(forKey: id)?.icons.cancel()
    if !images.isEmpty {
      let icons = IconTheme.of(display).connect("changed") { refresh() }
      owners[id] = Owner(images: images, display: display, icons: icons, didChange: didChange)
    }
    resolutions = currentResolutions()
    watch()
  }

  /// Releases the images of an owner.
  static func unfollow(_ owner: AnyObject) {
    guard let known = owners.removeValue(forKey: ObjectIdentifier(owner)) else { return }
    known.icons.cancel()
    resolutions = currentResolutions()
    watch()
  }

  /// Returns the image that replaces that of a part, or nil if it isn't available.
  static func source(of image: SheetImage, on display: Display) -> ImageSource? {
    // A name set in code isn't a file, and is requested too rarely to be cached.
    guard image.range != nil else { return icon(image.name, on: display) }
    return resolutions[image]?.source
  }

  private static func icon(_ name: String, on display: Display) -> ImageSource? {
    let stem = SheetImageLocation.stem(of: name)
    let icons = IconTheme.of(display)
    if let known = [name, stem].first(where: icons.contains) { return .icon(known) }
    return Indicator(rawValue: stem).map { .indicator($0) }
  }

  // MARK: Resolution

  private static func currentResolutions() -> [SheetImage: Resolution] {
    var found: [SheetImage: Resolution] = [:]
    var paths: Set<String> = []
    for owner in owners.values {
      for image in owner.images where found[image] == nil { found[image] = resolve(image, owner.display, &paths) }
    }
    watched = paths
    for path in files.keys where !paths.contains(path) { files[path] = nil }
    waiting.removeAll { files[$0] == nil }
    return found
  }

  private static func resolve(_ image: SheetImage, _ display: Display, _ allPaths: inout Set<String>) -> Resolution {
    let location = SheetImageLocation(image)
    guard case .files(let paths) = location else { return .rejected(location) }
    allPaths.formUnion(paths)
    for path in paths {
      guard let stamp = FileStamp(path: path) else { continue }
      return resolveFile(path, stamp, asSurface: image.isSurface)
    }
    if image.isSurface { return .notFound }
    return icon(image.name, on: display).map { .found($0) } ?? .notFound
  }

  /// Resolves all names again and reports changes.
  private static func refresh() {
    let new = currentResolutions()
    watch()
    guard new != resolutions else { return }
    resolutions = new
    DisplayedTheme.imagesDidChange()
    for owner in owners.values { owner.didChange() }
  }

  // MARK: Files

  private struct File {
    /// The state of the file at the last request.
    var stamp: FileStamp
    /// The result of the last read.
    var result: Result<EncodedImage, ImageError>?
    /// Whether the picture is also a background image.
    var isSurface = false
    /// The background image with its URL for CSS.
    var surface: (texture: Texture, address: String)?
    /// The URLs of the requested centers, by the edges around them.
    var centers: [EdgeLengths: String] = [:]
  }

  private static var files: [String: File] = [:]
  private static var waiting: [String] = []
  private static var isBusy = false
  private static var readCount = 0
  private static var watched: Set<String> = []

  private static func resolveFile(_ path: String, _ stamp: FileStamp, asSurface isSurface: Bool) -> Resolution {
    if files[path]?.stamp != stamp || isSurface && files[path]?.isSurface == false {
      files[path, default: File(stamp: stamp)].stamp = stamp
      if isSurface { files[path]?.isSurface = true }
      if !waiting.contains(path) { waiting.append(path) }
      readNext()
    }
    switch files[path]?.result {
    case nil: return .loading
    case .success(let picture): return .found(.encoded(picture))
    case .failure(let error): return .broken(error)
    }
  }

  /// Reads one picture at a time, because each may use as much memory as the limit allows.
  private static func readNext() {
    guard !isBusy, let path = waiting.first, let file = files[path] else { return }
    let (stamp, isSurface) = (file.stamp, file.isSurface)
    waiting.removeFirst()
    isBusy = true
    Background.run {
      SheetPicture.read(path, asSurface: isSurface)
    } completion: { result in
      isBusy = false
      finish(path, stamp, result)
      readNext()
      // Apply pictures that were saved together at the same time.
      if !isBusy { refresh() }
    }
  }

  private static func finish(_ path: String, _ stamp: FileStamp, _ result: Result<SheetPicture, ImageError>) {
    // The file changed in the meantime; it is read again.
    guard files[path]?.stamp == stamp else { return }
    readCount += 1
    files[path]?.result = result.map { EncodedImage(id: "\(path) (\(readCount))", bytes: $0.bytes) }
    files[path]?.surface = try? result.get().surface
    files[path]?.centers = [:]
  }

  private static func watch() {
    guard !watched.isEmpty else {
      watcher?.cancel()
      watcher = nil
      timer?.cancel()
      timer = nil
      return
    }
    if let watcher { return watcher.paths = watched }
    watcher = FileWatcher(watched) {
      timer?.cancel()
      timer = MainLoop.after(milliseconds: debounceDelay) {
        timer = nil
        refresh()
      }
    }
  }

  /// Returns the loaded background images of a theme, as URLs for CSS.
  static func pictures(of theme: Theme) -> [SheetImage: SurfacePicture] {
    var pictures: [SheetImage: SurfacePicture] = [:]
    let edges = theme.pictureEdges
    for image in theme.sheetImages where image.isSurface {
      guard case .found(.encoded) = resolutions[image],
        case .files(let paths) = SheetImageLocation(image),
        let path = paths.first(where: { files[$0]?.surface != nil }), let surface = files[path]?.surface
      else { continue }
      let centers = (edges[image] ?? []).compactMap { edges in
        center(of: surface.texture, at: path, between: edges).map { (edges, $0) }
      }
      pictures[image] = SurfacePicture(
        url: surface.address, centers: Dictionary(uniqueKeysWithValues: centers))
    }
    return pictures
  }

  /// Returns the URL of the center of a picture between edges, or nil if it is empty.
  private static func center(of texture: Texture, at path: String, between edges: EdgeLengths) -> String? {
    if let known = files[path]?.centers[edges] { return known }
    // Cut as GTK does.
    let center = texture.cropped(
      top: Int(edges.top), right: Int(edges.right), bottom: Int(edges.bottom), left: Int(edges.left))
    let address = center?.dataURL
    files[path]?.centers[edges] = address
    return address
  }

  // MARK: Diagnostics

  /// The maximum number of names for which to search similar ones, because icon themes have thousands.
  private static let searchLimit = 20

  /// Returns diagnostics for missing and broken images of a displayed theme.
  static func diagnostics(of theme: Theme, on display: Display) -> [StyleSheetDiagnostic] {
    let images = theme.sheetImages
    guard !images.isEmpty else { return [] }
    var searches = 0
    var names: [String] = []
    return images.compactMap { image in
      switch resolutions[image] {
      case .found, .loading, nil: return nil
      case .broken(let error):
        let effect = image.isSurface ? "the background image isn't drawn" : "the part keeps its default image"
        return theme.diagnostic(
          of: image, .brokenImage, .error, "\(error.withoutFolder); \(effect)",
          remedy: "save the image again, or use another one")
      case .rejected(let location):
        return location.rejection(of: image.name).flatMap { rejection in
          theme.diagnostic(of: image, .imageNotFound, .warning, rejection.message, remedy: rejection.remedy)
        }
      case .notFound where image.isSurface:
        return theme.diagnostic(
          of: image, .imageNotFound, .warning,
          "no image “\(image.name)” next to the sheet; the background image isn't drawn",
          remedy: "put the image next to the sheet")
      case .notFound:
        searches += 1
        if names.isEmpty { names = IconTheme.of(display).iconNames + Indicator.allCases.map(\.rawValue) }
        let near =
          searches > searchLimit
          ? nil : nearestNames(to: SheetImageLocation.stem(of: image.name), in: names, limit: 1).first
        return theme.diagnostic(
          of: image, .imageNotFound, .warning,
          "no image or icon “\(image.name)” found; the part keeps its default image",
          suggestion: near, remedy: "put the image next to the sheet, or use an icon of the icon theme")
      }
    }
  }
}

/// The contents of a picture next to a style sheet.
private nonisolated struct SheetPicture: Sendable {
  let bytes: [UInt8]
  /// The decoded background image, with its URL for CSS.
  let surface: (texture: Texture, address: String)?

  /// The maximum size of a file in bytes, because it is kept while the theme is displayed.
  static let byteLimit = 8 << 20
  /// The maximum number of pixels, for which some decoders need four bytes each.
  static let pixelLimit = 1 << 24
  /// The size for a test decoding.
  static let box = PictureBox(width: 64, height: 64, fit: .contain)
  /// The maximum size of a background image; a larger one is scaled down.
  static let surfaceBox = PictureBox(width: 512, height: 512, fit: .contain)

  /// Reads a picture on a background thread.
  static func read(_ path: String, asSurface isSurface: Bool) -> Result<SheetPicture, ImageError> {
    Result { () throws(PictureLoadError) in
      let bytes = try FileLocation.path(path).contents(limit: byteLimit, cancellation: Cancellation())
      let decoded = try decodePicture(bytes, for: isSurface ? surfaceBox : box, pixelLimit: pixelLimit)
      return SheetPicture(bytes: bytes, surface: isSurface ? (texture: decoded, address: decoded.dataURL) : nil)
    }.mapError { ImageError($0, address: path, bytes: byteLimit, pixels: pixelLimit) }
  }
}

nonisolated extension ImageError {
  /// The description with only the file name, because the folder is known from the context.
  fileprivate var withoutFolder: String {
    let name = address.split(separator: "/").last.map { String($0) } ?? address
    return ImageError(address: name, reason: reason).description
  }
}

extension SheetImageLocation {
  /// Creates the location of an image.
  fileprivate init(_ image: SheetImage) {
    self.init(of: image.name, in: image.source, isFile: { FileStamp(path: $0) != nil })
  }
}
