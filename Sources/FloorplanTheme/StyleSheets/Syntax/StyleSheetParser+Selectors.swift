extension StyleSheetParser {
  /// Parses the class paths before a block; invalid ones are reported and omitted.
  func readSelectors(_ head: [StyleSheetWord], at range: StyleSheetRange) -> [StyleSheet.Selector] {
    if head.isEmpty {
      report(.malformedSelector, .error, range, "the block has no class path; it is ignored")
    }
    return head.isEmpty ? [] : head.commaGroups.compactMap { readSelector($0, at: range) }
  }

  private func readSelector(_ words: ArraySlice<StyleSheetWord>, at range: StyleSheetRange) -> StyleSheet.Selector? {
    guard let first = words.first, let last = words.last else {
      report(
        .malformedSelector, .error, range, "unexpected comma in the class paths",
        remedy: "remove it")
      return nil
    }
    let fullRange = first.range.through(last.range)
    let isPath = words.count % 2 == 1 && words.enumerated().allSatisfy { $1.kind == ($0 % 2 == 0 ? .word : .colon) }
    func invalid(_ remedy: String) -> StyleSheet.Selector? {
      report(
        .malformedSelector, .error, fullRange,
        "invalid class path “\(Array(words).joinedText.onOneLine(limit: 60))”; it is ignored", remedy: remedy)
      return nil
    }
    guard isPath else {
      return invalid("write one name; combinators, wildcards and attributes are not supported")
    }
    let state = words.count == 3 ? StyleSheetProperty.state(suggestedBy: last.text) : nil
    if words.count > 1 {
      report(
        .joinedClassPath, .warning, fullRange, once: "",
        "the iOS parser doesn't support class paths with colons and rejects the file",
        remedy: state.map { "write the state after the property, as in font-color-\($0)" }
          ?? "write one class, and join classes on the view", onlyIfFilesAreRejected: true)
    }
    for word in words where word.text == "and" { diagnoseConjunction(at: word.range) }
    let classes = words.filter { $0.kind == .word }.map(className)
    guard !classes.contains(where: \.isEmpty) else { return invalid("write a name without “.” or “#”") }
    return StyleSheet.Selector(classes: classes, range: fullRange)
  }

  private func className(_ word: StyleSheetWord) -> String {
    guard let first = word.text.first, first == "." || first == "#" else { return word.text }
    let name = String(word.text.dropFirst())
    guard !name.isEmpty else { return name }
    report(
      .dottedClass, .warning, word.range, once: "",
      "the iOS parser reads “\(first)” as part of the name, so the rule applies to no view",
      remedy: "write \(name.quoted)", replacement: name)
    return name
  }
}
