import Floorplan
import FloorplanTheme
import FloorplanUI

/// The values of the properties of a picked part, with their origins, the values that they override, and contrasts.
enum PartValue {
  /// Returns the values of a part.
  ///
  /// - Parameters:
  ///   - carried: The part.
  ///   - widget: The widget that carries the part.
  ///   - style: The theme of the widget.
  ///   - isOnly: Whether the values needn't be distinguished from those of another part.
  /// - Returns: The values, in the order of the properties.
  static func all(of carried: CarriedPart, on widget: Widget, _ style: WidgetStyle, isOnly: Bool) -> [RecordValue] {
    let palette = ThemePalette(theme: style.theme, appearance: style.appearance, isElevated: style.isElevated)
    return style.provenance(of: carried).properties.map { property in
      var reasons = [sourceText(property)]
      if !property.steps.isEmpty { reasons.append(property.chain.leftToRight) }
      reasons += property.overridden.map { loser in
        // Translators: a value that has no effect, and the reason.
        localized("Overridden: %1$@ – %2$@").filled(with: loser.description, loser.loss.map(reason) ?? "")
      }
      if let cover = property.coveredBy { reasons.append(localized("Covered by %1$@").filled(with: cover)) }
      if !property.missing.isEmpty {
        reasons.append(
          localized("Not visible without %1$@").filled(with: property.missing.map(\.rawValue).localizedList))
      }
      reasons += paintTexts(property, of: carried, on: widget, style)
      let swatch = property.color.map { palette.swatch(of: $0, in: style.appearance, elevated: style.isElevated) }
      return RecordValue(
        name: property.property.rawValue + property.state.suffix + (isOnly ? "" : " (\(carried.classPath))"),
        text: property.value, swatch: swatch, reasons: reasons, position: property.position)
    }
  }

  private static func sourceText(_ property: StyleProvenance.Property) -> String {
    switch property.source.origin {
    case .table: localized("From the parts table: %1$@").filled(with: property.source.text)
    case .code: localized("Set in code: %1$@").filled(with: property.source.text)
    case .sheet: localized("Set at %1$@").filled(with: property.source.description)
    }
  }

  /// Returns the reason why a value is overridden, in words.
  private static func reason(_ loss: StyleProvenance.Loss) -> String {
    switch loss {
    case .definition: localized("the name is defined again")
    case .table: localized("the parts table has the lowest precedence")
    case .code: localized("a style sheet takes precedence over code")
    case .state: localized("a value for the state takes precedence")
    case .surface: localized("another value of the same surface takes precedence")
    case .classPath: localized("a rule for a more specific class path takes precedence")
    case .order: localized("a later or more specific rule takes precedence")
    case .earlier: localized("an earlier value")
    }
  }

  // MARK: Paint

  /// The properties that paint text or a symbol on a ground.
  private static let foregrounds: Set<StyleProperty> = [.fontColor, .placeholderColor, .tintColor, .onColor, .offColor]

  /// Describes what a color looks like in its place: its color over the ground, and its contrast.
  private static func paintTexts(
    _ property: StyleProvenance.Property, of carried: CarriedPart, on widget: Widget, _ style: WidgetStyle
  ) -> [String] {
    guard let color = property.color, property.coveredBy == nil else { return [] }
    let kind = carried.part.kind
    let isText = [.fontColor, .placeholderColor].contains(property.property)
    let isForeground =
      isText || Self.foregrounds.contains(property.property) && [.image, .progress, .rating].contains(kind)
    let ground = PaintedGround(below: widget, includesOwn: isForeground, in: style)
    var texts: [String] = []
    if color.alpha < 1 {
      let visible = color.composited(over: ground.color)
      texts.append(
        localized("Translucent: %1$@ over %2$@").filled(with: visible.sheetText, ground.color.sheetText))
    }
    guard isForeground else { return texts }
    guard ground.isPlain else { return texts + [localized("The contrast varies because the background isn’t plain.")] }
    let resolved = style.resolve(carried)
    let minimum =
      isText
      ? ContrastRating.minimum(forTextOfSize: resolved.fontSize ?? 0, weight: resolved.fontWeight ?? 400)
      : ContrastRating.largeTextMinimum
    let contrast = ContrastMeasurement(of: color, on: ground.color, for: isText ? .text : .shape)
    let values = [contrast.ratioText, ground.color.sheetText, plainDecimal(minimum) + ":1"]
    let text =
      widget.stateFlags.contains(.insensitive)
      // Translators: a ratio, and a color.
      ? localized("Contrast %1$@ on %2$@").filled(with: values[0], values[1])
      : contrast.ratio >= minimum
        // Translators: a ratio, a color, and a ratio.
        ? localized("Contrast %1$@ on %2$@, minimum %3$@").filled(with: values[0], values[1], values[2])
        : localized("Contrast %1$@ on %2$@ is too low, minimum %3$@").filled(with: values[0], values[1], values[2])
    return texts + [text]
  }
}

extension StyleProvenance.Property {
  /// The position in a style sheet that decides the value: its declaration, or the definition of a name in its chain.
  fileprivate var position: StyleSheetRange? {
    if case .sheet(let range) = source.origin { return range }
    return steps.lazy.compactMap(\.range).first
  }
}
