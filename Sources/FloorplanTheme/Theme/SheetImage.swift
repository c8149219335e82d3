/// An image name in a style sheet or in code.
///
/// The caller, who has files and icons, resolves it.
public struct SheetImage: Sendable, Hashable {
  /// The name, including folders.
  public let name: String
  /// The range of the name in the style sheet, or nil if the name is from code.
  public let range: StyleSheetRange?
  /// Whether it is the picture of a surface, which can't be an icon.
  public private(set) var isSurface = false

  /// The name of the source with the image name, or nil if the name is from code.
  public var source: String? { range?.source }
}

extension Theme {
  /// The maximum number of images to resolve.
  ///
  /// Sheets of actual programs contain some dozens.
  static let imageLimit = 1000

  /// The image names in the style sheet for parts that can display them, in source order; up to a thousand.
  ///
  /// - Complexity: O(*n* log *n*) in the images of the style sheet.
  public var sheetImages: [SheetImage] {
    guard let sheet else { return [] }
    return sheet.images.sorted { $0.value < $1.value }.prefix(Self.imageLimit).map(\.key)
  }

  /// Returns the image that the style sheet or code sets for a part.
  ///
  /// - Parameters:
  ///   - property: The image property.
  ///   - part: The part.
  ///   - state: The state.
  /// - Returns: The image, or nil if none is set.
  /// - Complexity: O(1) if none is set.
  public func customImage(
    _ property: StyleProperty = .imageName, of part: ComponentPart, in state: StyleState = .normal
  ) -> SheetImage? {
    let setting = customSetting(of: property, of: part, in: state)
    guard let setting, case .image(let name) = setting.value else { return nil }
    guard let index = setting.source.declaration else { return SheetImage(name: name, range: nil) }
    return sheet?.declarations[index].image
  }

  /// Returns the picture of a surface that a setting of a style sheet names.
  func surfaceImage(_ setting: StyleSetting) -> SheetImage? {
    guard setting.property == .backgroundImage, let index = setting.source.declaration else { return nil }
    return sheet?.declarations[index].image
  }

  /// Returns the resolved picture, or nil if it isn't available yet.
  func picture(of setting: StyleSetting) -> SurfacePicture? { surfaceImage(setting).flatMap { pictures[$0] } }

  /// Returns a diagnostic for an image in the style sheet.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - code: The kind of problem.
  ///   - severity: The severity.
  ///   - message: The problem.
  ///   - suggestion: The most likely intended name, or nil if there is none.
  ///   - remedy: The remedy, used if there is no intended name.
  /// - Returns: The diagnostic, or nil if the sheet doesn't contain the image.
  /// - Complexity: O(1).
  package func diagnostic(
    of image: SheetImage, _ code: StyleSheetDiagnosticCode, _ severity: StyleSheetDiagnostic.Severity,
    _ message: String,
    suggestion: String? = nil, remedy: String
  ) -> StyleSheetDiagnostic? {
    guard let range = image.range, let sheet, let index = sheet.images[image] else { return nil }
    return StyleSheetDiagnostic(
      severity: severity, code: code, range: range, message: message,
      remedy: suggestion.map { "did you mean \($0)?" } ?? remedy, replacement: suggestion,
      excerpt: sheet.declarations[index].declaration.excerpt ?? .none)
  }
}

extension StyleSheet.EvaluatedDeclaration {
  /// The image that the declaration names, or nil if its value isn't an image.
  var image: SheetImage? {
    guard case .style(.image(let name)) = value else { return nil }
    return SheetImage(name: name, range: valueRange, isSurface: property?.styleProperties.first == .backgroundImage)
  }
}
