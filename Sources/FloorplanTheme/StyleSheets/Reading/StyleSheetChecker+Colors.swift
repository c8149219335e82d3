/// Checks of definitions that are meant as colors or as palette colors.
extension StyleSheetChecker {
  /// Reports invalid colors in definitions that nothing uses.
  func checkDefinedColors() {
    guard !sheet.definitions.isEmpty else { return }
    let used = sheet.usedVariables
    checkColorValues(excluding: used)
    if sheet.dialect.knowsPalette { checkColorNames(excluding: used) }
  }

  /// Reports values that begin like colors.
  private func checkColorValues(excluding used: Set<String>) {
    for definition in sheet.definitions where definition.words.beginsLikeColor && !used.contains(definition.name) {
      // Palette colors are always evaluated as colors.
      let reference = sheet.dialect.knowsPalette ? PaletteReference(definition.name) : nil
      guard reference == nil || reference?.deprecatedName != nil else { continue }
      var reader = ValueReader(definition.words, dialect: sheet.dialect)
      do throws(ValueReader.Failure) {
        _ = try reader.read(.color)
      } catch {
        let text = definition.text.onOneLine(limit: 60)
        let reason = error.reason.map { ": \($0)" } ?? ""
        report(
          .wrongType, .warning, definition.valueRange,
          "“\(text)” is not a valid color\(reason); the variable is unused",
          remedy: error.remedy, replacement: definition.words.count == 1 ? error.replacement : nil)
      }
    }
  }

  /// Reports names that are probably misspelled names of palette colors.
  ///
  /// Variables can have any name. A used variable isn't misspelled, nor is one that differs from others only by its
  /// number.
  private func checkColorNames(excluding used: Set<String>) {
    // The same name may be defined many times.
    var suggestedNames: [String: String?] = [:]
    for definition in sheet.definitions where !used.contains(definition.name) {
      let known: String? = suggestedNames[definition.name] ?? paletteName(suggestedBy: definition.name)
      suggestedNames[definition.name] = .some(known)
      guard let suggestion = known else {
        diagnoseOwnSurface(definition)
        continue
      }
      report(
        .misspelledColor, .warning, definition.nameRange, once: definition.name,
        "the palette has no color \(definition.name.quoted), and the variable is unused; it has no effect",
        suggestion: "@" + suggestion)
    }
  }

  /// Reports palette colors that refer to themselves by name.
  ///
  /// The evaluator reports cycles of variables.
  func checkCycles(_ palette: SheetPalette) {
    for cycle in palette.cycles {
      let names = cycle.prefix(8).map { palette.definitions[$0].reference.fullName }
      let displayed = names + [cycle.count > 8 ? "…" : names[0]]
      report(
        .aliasCycle, .error, palette.definitions[cycle[0]].range,
        "the color refers to itself: \(displayed.joined(separator: " → ")); it keeps its standard value",
        remedy: "give one of them a value")
    }
  }

  /// Reports a variable whose name looks like the value of another one on a surface.
  private func diagnoseOwnSurface(_ definition: StyleSheet.Definition) {
    guard PaletteReference(definition.name) == nil, let underscore = definition.name.lastIndex(of: "_"),
      underscore != definition.name.startIndex,
      let surface = Self.surfaces.first(where: { $0 == definition.name[definition.name.index(after: underscore)...] })
    else { return }
    let base = "@" + definition.name[..<underscore]
    report(
      .ownSurface, .warning, definition.nameRange,
      "\(base.quoted) is not a palette color, so \("@\(definition.name)".quoted) is a separate variable; it is unused "
        + "and has no effect",
      remedy: "redefine a palette color, such as @customColor1 and @customColor1_\(surface), and use it")
  }

  /// Returns the palette color that a definition probably meant to redefine, or nil if the name is valid or not similar
  /// to any.
  private func paletteName(suggestedBy name: String) -> String? {
    guard report.isBelowLimit, report.canSearchNames, PaletteReference(name) == nil else { return nil }
    if let suggestion = paletteName(withSurfaceIn: name) { return suggestion }
    let parts = name.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    let base = PaletteReference(parts[0]) == nil ? correction(of: parts[0], in: Self.colorNames) : parts[0]
    guard let base else { return nil }
    guard parts.count == 2 else { return base }
    return (Self.surfaces.contains(parts[1]) ? parts[1] : correction(of: parts[1], in: Self.surfaces)).map {
      "\(base)_\($0)"
    }
  }

  /// Returns the palette color at the start of a name that ends in words for a surface, however they are joined.
  private func paletteName(withSurfaceIn name: String) -> String? {
    let typed = name.lowercased().utf8
    let lengths = (1...Self.longestName).reversed().lazy.filter { $0 < typed.count }
    let found = lengths.compactMap { length in
      String(typed.prefix(length)).flatMap { Self.namesWithoutCase[$0] }.map { (base: $0, length: length) }
    }.first
    guard let found, typed.count - found.length <= Self.longestSurface else { return nil }
    let rest = String(typed.dropFirst(found.length))?.filter { $0 != "_" && $0 != "-" }
    let surface = Self.surfaces.first { [rest, rest.map { $0 + "background" }].contains($0.lowercased()) }
    return surface.map { "\(found.base)_\($0)" }
  }

  private static let namesWithoutCase = Dictionary(
    colorNames.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  private static let longestName = colorNames.map(\.utf8.count).max() ?? 1
  /// The longest surface, plus a reasonable number of hyphens.
  private static let longestSurface = (surfaces.map(\.utf8.count).max() ?? 0) + 6

  /// Returns the known name that differs in one or two letters, or only in case.
  private func correction(of typed: String, in names: [String]) -> String? {
    let length = typed.utf8.count
    let farthest = length < 6 ? 0 : length < 10 ? 1 : 2
    let letters = Array(typed.lowercased())
    let near = names.filter { abs($0.utf8.count - length) <= farthest }
    guard !near.isEmpty, let nearest = report.nearest(to: typed, in: near) else { return nil }
    let suggestion = Array(nearest.lowercased())
    // A name that differs only in its number isn't a typing error.
    guard suggestion == letters || suggestion.filter(\.isLetter) != letters.filter(\.isLetter) else { return nil }
    return editDistance(letters, suggestion) <= farthest ? nearest : nil
  }

  private static let colorNames = PaletteReference.names
  private static let surfaces = PaletteReference.Surface.allCases.map(\.rawValue)
}

extension [StyleSheetWord] {
  /// Whether the value begins with hexadecimal digits or a color function.
  fileprivate var beginsLikeColor: Bool {
    guard let first, first.kind == .word || first.kind == .string else { return false }
    if count > 1, self[1].kind == .openParenthesis {
      return ["rgb", "rgba", "hsl", "hsla"].contains(first.text.lowercased())
    }
    return first.text.hasPrefix("#") || first.text.hasPrefix("0x")
  }
}
