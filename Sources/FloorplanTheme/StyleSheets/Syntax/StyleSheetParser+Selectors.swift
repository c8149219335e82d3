extension StyleSheetParser {
  /// Parses the class paths before a block; invalid ones are reported and omitted.
  func readSelectors(_ head: [StyleSheetWord], at range: StyleSheetRange) -> [StyleSheet.Selector] {
    if head.isEmpty {
      report(.malformedSelector, .error, range, "The block has no class path before it; it is dropped.")
    }
    return head.isEmpty ? [] : head.commaGroups.compactMap { readSelector($0, at: range) }
  }

  private func readSelector(_ words: ArraySlice<StyleSheetWord>, at range: StyleSheetRange) -> StyleSheet.Selector? {
    guard let first = words.first, let last = words.last else {
      report(
        .malformedSelector, .error, range, "There is a comma too many in the class paths.",
        remedy: "A comma stands between two class paths.")
      return nil
    }
    let whole = first.range.through(last.range)
    let isPath = words.count % 2 == 1 && words.enumerated().allSatisfy { $1.kind == ($0 % 2 == 0 ? .word : .colon) }
    guard isPath else {
      report(
        .malformedSelector, .error, whole,
        "“\(Array(words).joinedText.onOneLine(limit: 60))” is no class path; what is declared here is dropped for it.",
        remedy: "A class path is one name; there is no way to say “within”, “beside” or “every”.")
      return nil
    }
    let isState = words.count == 3 && StyleSheetProperty.state(meantBy: last.text) != nil
    if words.count > 1 {
      report(
        .joinedClassPath, .warning, whole, once: "",
        "The parser on iOS doesn't know class paths with colons in a sheet, and drops the whole file.",
        remedy: isState
          ? "A state stands behind the property, as in font-color-\(StyleSheetProperty.state(meantBy: last.text) ?? "")."
          : "Write one class, and join classes on the view.", onlyWhereFilesAreDropped: true)
    }
    for word in words where word.text == "and" { tellConjunction(at: word.range) }
    let classes = words.filter { $0.kind == .word }.map(className)
    guard !classes.contains(where: \.isEmpty) else {
      report(.malformedSelector, .error, whole, "The class path has no name behind its first character.")
      return nil
    }
    return StyleSheet.Selector(classes: classes, range: whole)
  }

  private func className(_ word: StyleSheetWord) -> String {
    guard let first = word.text.first, first == "." || first == "#" else { return word.text }
    let name = String(word.text.dropFirst())
    report(
      .dottedClass, .warning, word.range, once: "",
      "The parser on iOS takes the \(first == "." ? "full stop" : "number sign") for a part of the name, and finds no view "
        + "with it.",
      remedy: "Write \(name.quoted).", replacement: name)
    return name
  }
}
