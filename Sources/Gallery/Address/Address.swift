import FloorplanTheme

/// A page, its knobs and the global switches, which can be written as one line of text.
///
///     forms/slider?value=40&theme=dark&dir=rtl&scale=1.5&size=360x640
///
/// A link is an address after the scheme `floorplan:`, which opens the gallery from other programs.
///
/// The command line, the D-Bus interface, “Copy Link”, tests, pictures and problem reports use the same string.
///
/// ``init(parsing:)`` parses it, and ``description`` returns its canonical form. ``CatalogIndex/resolve(_:)`` checks
/// whether the page exists and its knobs accept the values.
///
/// If a switch is absent, opening the address keeps the current setting.
nonisolated struct Address: Sendable, Hashable {
  /// The URI scheme of links.
  static let scheme = "floorplan:"

  /// The path of the page, such as `forms/slider`, which isn't empty.
  let page: String

  /// The values of knobs, in the given order, with unique names.
  var knobs: [Knob] = []

  /// The appearance.
  var theme: Appearance?

  /// The style sheet.
  var sheet: StyleSheetChoice?

  /// The dialect of the style sheet, if it is a file.
  var dialect: StyleSheetDialect?

  /// The text direction.
  var direction: Direction?

  /// The size of the page, in points.
  var size: Size?

  /// Whether changes are animated.
  var motion: Motion?

  /// The density of components.
  var density: Density?

  /// The class path of the part to inspect.
  var pick: String?

  /// The factor for all text sizes, from 0.5 to 4, rounded to two decimals.
  var scale: Double? {
    didSet { scale = scale.map { ($0 * 100).rounded() / 100 } }
  }

  /// Creates the address of a page.
  init(page: String) { self.page = page }

  /// Returns the value of a knob; nil if the address doesn't contain it.
  ///
  /// - Complexity: O(*k*) for *k* knobs.
  func value(ofKnob name: String) -> String? {
    knobs.first { $0.name == name }?.value
  }
}
