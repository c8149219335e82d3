import FloorplanTheme
import GTKBridge

/// What the images lead to that style sheets name: a picture beside the sheet, an icon of the icon theme, or one that was
/// drawn for Floorplan.
///
/// A picture is read and decoded on another thread before any widget shows it, so that one that is broken or far too large
/// takes nothing away.  It is watched, and read again when it is saved; so is the icon theme.
@MainActor
package enum SheetImages {
  /// What a name leads to.
  private enum Answer: Equatable {
    case found(ImageSource)
    /// A file that is being read for the first time.
    case unread
    case broken(ImageError)
    case nowhere
    /// A place where nothing is looked for.
    case refused(SheetImagePlace)

    var source: ImageSource? {
      if case .found(let source) = self { source } else { nil }
    }
  }

  private struct Owner {
    let images: [SheetImage]
    let display: Display
    /// Follows the icon theme.
    let icons: SignalHandle
    let didChange: () -> Void
  }

  private static var owners: [ObjectIdentifier: Owner] = [:]
  private static var answers: [SheetImage: Answer] = [:]
  private static var watcher: FileWatcher?
  private static var timer: LoopSource?
  /// How long nothing must have changed before a file is read, as with the sheet itself.
  private static let rest: UInt32 = 20

  /// Whether pictures are being read that may be shown next.
  package static var isReading: Bool { !waiting.isEmpty || isBusy || timer != nil }

  // MARK: Who shows them

  /// Looks for the images of a theme, in place of those that the same owner's theme had.
  ///
  /// - Parameters:
  ///   - theme: The theme that is shown next.
  ///   - owner: Who shows it, until ``leave(_:)``.
  ///   - display: Where.
  ///   - didChange: Is called when an image has become another one.
  static func follow(_ theme: Theme, for owner: AnyObject, on display: Display, didChange: @escaping () -> Void) {
    let images = theme.sheetImages
    let id = ObjectIdentifier(owner)
    guard !images.isEmpty || owners[id] != nil else { return }
    owners.removeValue(forKey: id)?.icons.cancel()
    if !images.isEmpty {
      let icons = IconTheme.of(display).connect("changed") { refresh() }
      owners[id] = Owner(images: images, display: display, icons: icons, didChange: didChange)
    }
    answers = currentAnswers()
    watch()
  }

  /// An owner shows nothing any more.
  static func leave(_ owner: AnyObject) { leave(ObjectIdentifier(owner)) }

  private static func leave(_ id: ObjectIdentifier) {
    guard let owner = owners.removeValue(forKey: id) else { return }
    owner.icons.cancel()
    answers = currentAnswers()
    watch()
  }

  /// The image to show in place of a part's own; nil while there is none.
  static func source(of image: SheetImage, on display: Display) -> ImageSource? {
    // What code names is no file, and asked for too seldom to be remembered.
    guard image.range != nil else { return icon(image.name, on: display) }
    return answers[image]?.source
  }

  private static func icon(_ name: String, on display: Display) -> ImageSource? {
    let stem = SheetImagePlace.stem(of: name)
    let icons = IconTheme.of(display)
    if let known = [name, stem].first(where: icons.contains) { return .icon(known) }
    return Indicator(rawValue: stem).map { .indicator($0) }
  }

  // MARK: Answers

  private static func currentAnswers() -> [SheetImage: Answer] {
    var found: [SheetImage: Answer] = [:]
    var places: Set<String> = []
    for owner in owners.values {
      for image in owner.images where found[image] == nil { found[image] = answer(to: image, owner.display, &places) }
    }
    watched = places
    for path in files.keys where !places.contains(path) { files[path] = nil }
    waiting.removeAll { files[$0] == nil }
    return found
  }

  private static func answer(to image: SheetImage, _ display: Display, _ places: inout Set<String>) -> Answer {
    let place = SheetImagePlace(image)
    guard case .files(let paths) = place else { return .refused(place) }
    places.formUnion(paths)
    for path in paths {
      guard let stamp = FileStamp(path: path) else { continue }
      return answer(toFile: path, stamp, asSurface: image.isSurface)
    }
    if image.isSurface { return .nowhere }
    return icon(image.name, on: display).map { .found($0) } ?? .nowhere
  }

  /// The images may be others than before.
  private static func refresh() {
    let new = currentAnswers()
    watch()
    guard new != answers else { return }
    answers = new
    ShownTheme.imagesDidChange()
    for owner in owners.values { owner.didChange() }
  }

  // MARK: Files

  private struct File {
    /// The state of the file that was asked for last.
    var stamp: FileStamp
    /// What the last state was that was read.
    var result: Result<EncodedImage, ImageError>?
    /// Whether it is the picture of a surface, too.
    var isSurface = false
    /// The picture of a surface, and its address for CSS, where it is one.
    var surface: (texture: Texture, address: String)?
    /// The addresses of what is between edges of it, as far as anybody asked.
    var centers: [EdgeLengths: String] = [:]
  }

  private static var files: [String: File] = [:]
  private static var waiting: [String] = []
  private static var isBusy = false
  private static var readCount = 0
  private static var watched: Set<String> = []

  private static func answer(toFile path: String, _ stamp: FileStamp, asSurface isSurface: Bool) -> Answer {
    if files[path]?.stamp != stamp || isSurface && files[path]?.isSurface == false {
      files[path, default: File(stamp: stamp)].stamp = stamp
      if isSurface { files[path]?.isSurface = true }
      if !waiting.contains(path) { waiting.append(path) }
      readNext()
    }
    switch files[path]?.result {
    case nil: return .unread
    case .success(let picture): return .found(.encoded(picture))
    case .failure(let error): return .broken(error)
    }
  }

  /// One at a time: each may take as much memory as a picture is allowed to.
  private static func readNext() {
    guard !isBusy, let path = waiting.first, let file = files[path] else { return }
    let (stamp, isSurface) = (file.stamp, file.isSurface)
    waiting.removeFirst()
    isBusy = true
    Background.run {
      SheetPicture.read(path, asSurface: isSurface)
    } then: { result in
      isBusy = false
      finish(path, stamp, result)
      readNext()
      // All that was saved together is shown together.
      if !isBusy { refresh() }
    }
  }

  private static func finish(_ path: String, _ stamp: FileStamp, _ result: Result<SheetPicture, ImageError>) {
    // What was saved in the meantime is read next.
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
      timer = MainLoop.after(milliseconds: rest) {
        timer = nil
        refresh()
      }
    }
  }

  /// The pictures of a theme's surfaces, as far as they have been read, as addresses for CSS.
  static func pictures(of theme: Theme) -> [SheetImage: SurfacePicture] {
    var pictures: [SheetImage: SurfacePicture] = [:]
    let edges = theme.pictureEdges
    for image in theme.sheetImages where image.isSurface {
      guard case .found(.encoded) = answers[image],
        case .files(let paths) = SheetImagePlace(image),
        let path = paths.first(where: { files[$0]?.surface != nil }), let surface = files[path]?.surface
      else { continue }
      let centers = (edges[image] ?? []).compactMap { edges in
        center(of: surface.texture, at: path, between: edges).map { (edges, $0) }
      }
      pictures[image] = SurfacePicture(
        address: surface.address, centers: Dictionary(uniqueKeysWithValues: centers))
    }
    return pictures
  }

  /// The address of what is between edges of a picture; nil where nothing is.
  private static func center(of texture: Texture, at path: String, between edges: EdgeLengths) -> String? {
    if let known = files[path]?.centers[edges] { return known }
    // As GTK cuts it.
    let center = texture.without(
      top: Int(edges.top), right: Int(edges.right), bottom: Int(edges.bottom), left: Int(edges.left))
    let address = center?.dataAddress
    files[path]?.centers[edges] = address
    return address
  }

  // MARK: What is wrong

  /// The most names that nearer ones are looked for: icon themes have thousands.
  private static let searchLimit = 20

  /// What there is to know about the images of a theme that is followed: those that lead nowhere, and broken ones.
  static func diagnostics(of theme: Theme, on display: Display) -> [StyleSheetDiagnostic] {
    let images = theme.sheetImages
    guard !images.isEmpty else { return [] }
    var searches = 0
    var names: [String] = []
    return images.compactMap { image in
      switch answers[image] {
      case .found, .unread, nil: return nil
      case .broken(let error):
        return theme.diagnostic(
          of: image, .brokenImage, .error, "\(error.withoutFolder); the part keeps what it shows by itself.",
          remedy: "Save the picture anew, or name another one.")
      case .refused(let place):
        return place.refusal(of: image.name).flatMap { refusal in
          theme.diagnostic(of: image, .imageNotFound, .warning, refusal.message, remedy: refusal.remedy)
        }
      case .nowhere:
        searches += 1
        if names.isEmpty { names = IconTheme.of(display).iconNames + Indicator.allCases.map(\.rawValue) }
        let near =
          searches > searchLimit
          ? nil : nearestNames(to: SheetImagePlace.stem(of: image.name), in: names, limit: 1).first
        return theme.diagnostic(
          of: image, .imageNotFound, .warning,
          "There is no picture “\(image.name)” beside the sheet, and no such icon; the part keeps what it shows by itself.",
          meant: near, remedy: "Put the picture beside the sheet, or name an icon of the icon theme.")
      }
    }
  }
}

/// A picture that stands beside a style sheet, as it was read.
private nonisolated struct SheetPicture: Sendable {
  let bytes: [UInt8]
  /// The picture itself for surfaces, with an address by which CSS reads it.
  let surface: (texture: Texture, address: String)?

  /// The most bytes of the file: it is kept as long as the theme is shown.
  static let byteLimit = 8 << 20
  /// The most pixels, of which some decoders need four bytes each.
  static let pixelLimit = 1 << 24
  /// It is only decoded to see whether it can be.
  static let box = PictureBox(width: 64, height: 64, fit: .within)
  /// The largest picture of a surface: what is larger is made so small.
  static let surfaceBox = PictureBox(width: 512, height: 512, fit: .within)

  /// For another thread.
  static func read(_ path: String, asSurface isSurface: Bool) -> Result<SheetPicture, ImageError> {
    Result { () throws(PictureProblem) in
      let bytes = try FileLocation.path(path).contents(limit: byteLimit, cancellation: Cancellation())
      let decoded = try decodePicture(bytes, for: isSurface ? surfaceBox : box, pixelLimit: pixelLimit)
      return SheetPicture(bytes: bytes, surface: isSurface ? (texture: decoded, address: decoded.dataAddress) : nil)
    }.mapError { ImageError($0, address: path, bytes: byteLimit, pixels: pixelLimit) }
  }
}

nonisolated extension ImageError {
  /// The description with the name of the file alone: whoever reads it knows the folder.
  fileprivate var withoutFolder: String {
    let name = address.split(separator: "/").last.map { String($0) } ?? address
    return ImageError(address: name, reason: reason).description
  }
}

extension SheetImagePlace {
  /// Where an image is looked for.
  fileprivate init(_ image: SheetImage) {
    self.init(of: image.name, in: image.source, isFile: { FileStamp(path: $0) != nil })
  }
}
