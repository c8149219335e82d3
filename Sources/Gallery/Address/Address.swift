import FloorplanTheme

/// What the gallery shows, as one line of text: a page, its knobs and the global switches.
///
///     forms/slider?value=40&theme=dark&dir=rtl&scale=1.5&size=360x640
///
/// The command line, the application's D-Bus interface, "Copy Link", tests, pictures and bug reports all use this one
/// string (design.md, "How data travels"). ``init(parsing:)`` reads it and ``description`` prints its canonical
/// form; on canonical forms each undoes the other. Whether the page exists and its knobs accept
/// the values is another question, which ``CatalogueIndex/resolve(_:)`` answers.
///
/// An absent switch means that whoever opens the address keeps what is set now.
nonisolated struct Address: Sendable, Hashable {
  /// The path of the page, such as `forms/slider`; never empty.
  let page: String

  /// The values that the address gives to knobs of the page, in the order given; no name occurs twice.
  var knobs: [Knob] = []

  /// The appearance to show the page in.
  var theme: Appearance?

  /// The style sheet to show the page with.
  var sheet: StyleSheetChoice?

  /// The reader that the style sheet, where it is a file, was written for.
  var dialect: StyleSheetDialect?

  /// The reading direction to lay the page out in.
  var direction: Direction?

  /// The size of the page in points.
  var size: Size?

  /// How much may move.
  var motion: Motion?

  /// The factor on every text size, from 0.5 to 4; one that is set is rounded to two decimals.
  var scale: Double? {
    didSet { scale = scale.map { ($0 * 100).rounded() / 100 } }
  }

  /// Creates the address of a page.
  init(page: String) { self.page = page }

  /// The value that the address gives to a knob, or `nil` when it names none.
  ///
  /// - Complexity: O(*k*) for *k* knobs.
  func value(ofKnob name: String) -> String? {
    knobs.first { $0.name == name }?.value
  }
}
