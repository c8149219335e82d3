/// An image that a style sheet names, or code in its place: what it leads to is the business of who has files and icons.
public struct SheetImage: Sendable, Hashable {
  /// The name, with the folders before it.
  public let name: String
  /// Where the style sheet names it; nil where code does.
  public let range: StyleSheetRange?
  /// Whether it is the picture of a surface, which can be no icon.
  public let isSurface: Bool

  init(name: String, range: StyleSheetRange?, isSurface: Bool = false) {
    self.name = name
    self.range = range
    self.isSurface = isSurface
  }

  /// What the sheet is called in which the image is named; nil where code names it.
  public var source: String? { range?.source }
}

extension Theme {
  /// The most images of a sheet that are looked for: a sheet of a real program names some dozens.
  static let imageLimit = 1000

  /// The images that the style sheet names for parts that can show them, in the order of the text; a thousand at most.
  ///
  /// - Complexity: O(*n* log *n*) in the images of the style sheet.
  public var sheetImages: [SheetImage] {
    guard let sheet else { return [] }
    return sheet.images.sorted { $0.value < $1.value }.prefix(Self.imageLimit).map(\.key)
  }

  /// The image that the style sheet or code names for a part, in place of what it shows by itself.
  ///
  /// - Parameters:
  ///   - property: Which of the part's images.
  ///   - part: The part.
  ///   - state: The state.
  /// - Returns: The image; nil where neither names one.
  /// - Complexity: O(1) where that is so.
  public func saidImage(
    _ property: StyleProperty = .imageName, of part: ComponentPart, in state: StyleState = .normal
  ) -> SheetImage? {
    let setting = saidSetting(of: property, of: part, in: state)
    guard let setting, case .image(let name) = setting.value else { return nil }
    guard let index = setting.source.declaration else { return SheetImage(name: name, range: nil) }
    return sheet?.declarations[index].image
  }

  /// The picture of a surface that a style sheet's setting names.
  func surfaceImage(_ setting: StyleSetting) -> SheetImage? {
    guard setting.property == .backgroundImage, let index = setting.source.declaration else { return nil }
    return sheet?.declarations[index].image
  }

  /// What CSS reads of it, where it is known by now.
  func picture(of setting: StyleSetting) -> SurfacePicture? { surfaceImage(setting).flatMap { pictures[$0] } }

  /// What there is to know about an image that the style sheet names.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - code: What kind of problem it is.
  ///   - severity: How bad it is.
  ///   - message: What is wrong, in sentences.
  ///   - meant: What was most likely meant; nil where nothing is known.
  ///   - remedy: What to do, where nothing is known that was meant.
  /// - Returns: The diagnostic; nil where the sheet doesn't name the image.
  /// - Complexity: O(1).
  package func diagnostic(
    of image: SheetImage, _ code: StyleSheetDiagnosticCode, _ severity: StyleSheetDiagnostic.Severity,
    _ message: String,
    meant: String? = nil, remedy: String
  ) -> StyleSheetDiagnostic? {
    guard let range = image.range, let sheet, let index = sheet.images[image] else { return nil }
    return StyleSheetDiagnostic(
      severity: severity, code: code, range: range, message: message,
      remedy: meant.map { "Did you mean \($0)?" } ?? remedy, replacement: meant,
      excerpt: sheet.declarations[index].declaration.excerpt ?? .none)
  }
}

extension StyleSheet.EvaluatedDeclaration {
  /// The image that the declaration names, if its value is one.
  var image: SheetImage? {
    guard case .style(.image(let name)) = value else { return nil }
    return SheetImage(name: name, range: valueRange, isSurface: property?.styleProperties.first == .backgroundImage)
  }
}
