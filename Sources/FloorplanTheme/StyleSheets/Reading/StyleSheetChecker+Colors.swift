/// Definitions that were meant to redefine a colour of the palette.
extension StyleSheetChecker {
  /// Tells names that are a slip away from one of the palette's.
  ///
  /// A variable may have any name: what is used by it, or is as near to others as those of a numbered row, is none.
  func checkColorNames() {
    guard sheet.dialect.knowsPalette, !sheet.definitions.isEmpty else { return }
    let used = usedVariables
    for definition in sheet.definitions where !used.contains(definition.name) {
      guard let meant = paletteName(meantBy: definition.name) else { continue }
      report(
        .misspeltColor, .warning, definition.nameRange, once: definition.name,
        "The palette has no colour \(definition.name.quoted), and nothing uses the variable: it has no effect.",
        meant: "@" + meant)
    }
  }

  private var usedVariables: Set<String> {
    var names: Set<String> = []
    func add(_ words: [StyleSheetWord]) {
      for word in words where word.kind == .variable { names.insert(String(word.text.dropFirst())) }
    }
    for definition in sheet.definitions { add(definition.words) }
    for rule in sheet.rules { for declaration in rule.declarations { add(declaration.words) } }
    return names
  }

  /// The name of the palette that a definition was most likely meant to redefine; nil where it has one, or where none
  /// is near.
  private func paletteName(meantBy name: String) -> String? {
    guard PaletteReference(name) == nil else { return nil }
    let parts = name.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    let base = PaletteReference(parts[0]) == nil ? slip(from: parts[0], to: Self.colorNames) : parts[0]
    guard let base else { return nil }
    guard parts.count == 2 else { return base }
    return (Self.surfaces.contains(parts[1]) ? parts[1] : slip(from: parts[1], to: Self.surfaces)).map {
      "\(base)_\($0)"
    }
  }

  /// The known name that differs in a letter or two from what was typed, or in capitals.
  private func slip(from typed: String, to names: [String]) -> String? {
    let length = typed.utf8.count
    let farthest = length < 6 ? 0 : length < 10 ? 1 : 2
    let letters = Array(typed.lowercased())
    let near = names.filter { abs($0.utf8.count - length) <= farthest }
    guard !near.isEmpty, let nearest = report.nearest(to: typed, in: near) else { return nil }
    let meant = Array(nearest.lowercased())
    // One of a numbered row with another number is a name of its own.
    guard meant == letters || meant.filter(\.isLetter) != letters.filter(\.isLetter) else { return nil }
    return editDistance(letters, meant) <= farthest ? nearest : nil
  }

  private static let colorNames = PaletteReference.names
  private static let surfaces = PaletteReference.Surface.allCases.map(\.rawValue)
}
