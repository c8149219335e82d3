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
  var theme: Theme?

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

  private var scaleInHundredths: Int?

  /// The factor on every text size, from 0.5 to 4.
  ///
  /// A value that is set is rounded to two decimals and brought into the range; one that is not a number removes the
  /// scale.
  var scale: Double? {
    get { scaleInHundredths.map { Double($0) / 100 } }
    set {
      guard let newValue, !newValue.isNaN else { return scaleInHundredths = nil }
      let range = Self.scaleRangeInHundredths
      let hundredths = (newValue * 100).rounded()
      let bounded = min(max(hundredths, Double(range.lowerBound)), Double(range.upperBound))
      scaleInHundredths = Int(bounded)
    }
  }

  /// Creates the address of a page.
  ///
  /// - Parameters:
  ///   - page: The path of the page.
  ///   - knobs: Values for knobs of the page, in the order to print them.
  /// - Throws: ``AddressError/emptyPage``, or what ``setKnob(_:to:)`` throws; a name that occurs twice is
  ///   ``AddressError/duplicateKey(_:position:)`` without a position.
  init(page: String, knobs: [Knob] = []) throws(AddressError) {
    guard !page.isEmpty else { throw .emptyPage }
    self.page = page
    for knob in knobs {
      guard value(ofKnob: knob.name) == nil else { throw .duplicateKey(knob.name, position: nil) }
      try setKnob(knob.name, to: knob.value)
    }
  }

  /// Creates the address of a page with the switches of another address and without its knobs.
  ///
  /// - Throws: ``AddressError/emptyPage``.
  init(page: String, switchesOf other: Address) throws(AddressError) {
    try self.init(page: page)
    (theme, sheet, dialect, direction) = (other.theme, other.sheet, other.dialect, other.direction)
    (size, motion) = (other.size, other.motion)
    scaleInHundredths = other.scaleInHundredths
  }

  /// The value that the address gives to a knob, or `nil` when it names none.
  ///
  /// - Complexity: O(*k*) for *k* knobs.
  func value(ofKnob name: String) -> String? {
    knobs.first { $0.name == name }?.value
  }

  /// Gives a knob a value, in place when the address names it already, or removes it.
  ///
  /// - Parameters:
  ///   - name: The knob's name.
  ///   - value: The value, which may be empty, or `nil` to remove the knob.
  /// - Throws: ``AddressError/missingName(position:)`` for an empty name, ``AddressError/reservedName(_:)`` for the name of a
  ///   switch. The address is unchanged then.
  /// - Complexity: O(*k*) for *k* knobs.
  mutating func setKnob(_ name: String, to value: String?) throws(AddressError) {
    guard !name.isEmpty else { throw .missingName(position: nil) }
    guard Key(rawValue: name) == nil else { throw .reservedName(name) }
    let index = knobs.firstIndex { $0.name == name }
    switch (index, value) {
    case (let index?, let value?): knobs[index].value = value
    case (let index?, nil): knobs.remove(at: index)
    case (nil, let value?): knobs.append(Knob(name: name, value: value))
    case (nil, nil): break
    }
  }

  /// Removes every knob and keeps the switches.
  mutating func removeAllKnobs() {
    knobs = []
  }
}
