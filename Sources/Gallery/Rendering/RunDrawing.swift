import FloorplanProgram
import FloorplanTheme
import FloorplanThemeCheck
import GTKBridge

/// The drawing of pictures, and their comparison with a baseline.
struct RunDrawing {
  private let theme: Theme
  private let baseline: Baseline
  private let tolerance: Int
  /// The differences from the style sheets of the baseline, by the key of their origin.
  private var comparisons: [String: ThemeComparison] = [:]

  init(_ theme: Theme, _ baseline: Baseline, tolerance: Int) {
    (self.theme, self.baseline, self.tolerance) = (theme, baseline, tolerance)
  }

  /// Draws a page, compares it with the baseline, and saves a picture that isn't equal in the folder of a part.
  ///
  /// - Throws: ``RunError`` if the baseline is damaged or the picture can't be saved.
  mutating func draw(
    _ resolved: ResolvedAddress, _ mode: RunMode, _ pages: OffscreenPages, into part: RunPart
  ) throws(RunError) -> RunPart.Result {
    var result = RunPart.Result(page: resolved.address.description, mode: mode.name, outcome: .equal)
    let old = baseline.picture(result.page, mode.name)
    let found = try old.map { picture throws(RunError) in try themeComparison(from: picture) }
    let address = ResolvedAddress(address: mode.applied(to: resolved.address), entry: resolved.entry)
    pages.apply(address.address, theme: theme)
    var failure: RunError?
    do throws(RenderError) {
      try pages.layOut(address) { (_, layers) throws(RenderError) in
        guard let texture = OffscreenLayer.draw(layers) else { throw .emptyPage }
        do throws(RunError) {
          guard let old else {
            result.outcome = .added
            return try save(texture, &result, part)
          }
          let (before, after) = (try pixels(of: old), PictureComparison.Pixels(texture))
          let comparison = PictureComparison(before, after, tolerance: tolerance)
          guard !comparison.isEqual else { return }
          result.outcome = .changed
          if (before.width, before.height) != (after.width, after.height) {
            result.message = "\(before.width) × \(before.height) pixels before, now \(after.width) × \(after.height)"
          }
          let parts = ChangedParts(of: layers, found?.differences ?? [], in: mode.appearance)
          explain(comparison.regions, parts, &result)
          // GTK's own controls, which have no parts, are in the colors of the palette.
          if result.causes.isEmpty {
            result.causes = found?.palette.filter { $0.appearance == mode.appearance }.map(ChangedPart.init) ?? []
          }
          try save(texture, &result, part)
        } catch {
          failure = error
        }
      }
    } catch {
      (result.outcome, result.message) = (.failed, "\(error)")
    }
    if let failure { throw failure }
    return result
  }

  /// Stores the regions with their causes.
  private func explain(
    _ regions: [PictureComparison.Region], _ parts: ChangedParts, _ result: inout RunPart.Result
  ) {
    let causes = regions.map(parts.indices)
    // A region without causes follows from a change elsewhere, such as of a height.
    let used = causes.contains { $0.isEmpty } ? Array(parts.all.indices) : causes.joined().uniqued()
    let indices = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
    result.causes = used.map { parts.all[$0] }
    result.regions = zip(regions, causes).map { RunPart.Region(frame: $0, causes: $1.compactMap { indices[$0] }) }
  }

  private func pixels(of picture: Baseline.Picture) throws(RunError) -> PictureComparison.Pixels {
    guard let texture = Texture(png: try baseline.png(of: picture)) else {
      throw RunError("\(baseline.folder)/\(picture.path): not a picture")
    }
    return PictureComparison.Pixels(texture)
  }

  private func save(_ texture: Texture, _ result: inout RunPart.Result, _ part: RunPart) throws(RunError) {
    let bytes = texture.pngBytes
    result.hash = sha256(bytes)
    do {
      try writeFile(bytes, to: part.path(of: result), mode: 0o644)
    } catch {
      throw RunError("can't write \(error)")
    }
  }

  private mutating func themeComparison(from picture: Baseline.Picture) throws(RunError) -> ThemeComparison {
    if let known = comparisons[picture.origin] { return known }
    guard let origin = baseline.origin(of: picture) else { throw RunError("\(baseline.folder): damaged") }
    let found = ThemeComparison(from: Theme.standard.applying(origin.sheet.read().sheet), to: theme)
    comparisons[picture.origin] = found
    return found
  }
}

extension PictureComparison.Pixels {
  init(_ texture: Texture) { self.init(width: texture.width, height: texture.height, bytes: texture.pixels) }
}

extension Baseline.Origin {
  /// The environment of this process and a style sheet.
  static func current(_ sheet: RunSheet) -> Self {
    let font = Settings.default.fontName
    let environment = [
      "program": "floorplan-gallery \(Installation.version)", "GTK": Toolkit.version,
      "font": Toolkit.installedFont(for: font) ?? font,
      "locale": environmentVariable("LC_ALL") ?? environmentVariable("LANG") ?? "C",
    ]
    return Self(environment: environment, sheet: sheet)
  }
}
