/// Something in the catalogue that would make a page unreachable or an address ambiguous.
nonisolated struct CatalogueProblem: Sendable, Hashable, CustomStringConvertible {
  /// The path of the page, as it stands in the catalogue.
  let page: String

  /// What is wrong and what is allowed.
  let message: String

  /// Page and message as one line.
  var description: String { "page \(quoted(page)): \(message)" }
}

nonisolated extension CatalogueIndex {
  /// Everything that is wrong with the catalogue itself, in the order of its pages; empty for a good one.
  ///
  /// The catalogue is made at build time, so a test asks this once.
  ///
  /// - Complexity: O(*n*) for *n* characters in all entries.
  func validate() -> [CatalogueProblem] {
    var problems: [CatalogueProblem] = []
    var paths: Set<String> = []
    for entry in entries {
      var messages = faultsInTexts(of: entry)
      if !paths.insert(entry.path).inserted { messages.append("another page has the same path") }
      var names: Set<String> = []
      for knob in entry.knobs {
        messages += faults(of: knob).map { "knob \(quoted(knob.name)): \($0)" }
        if !names.insert(knob.name).inserted { messages.append("two knobs are called \(quoted(knob.name))") }
      }
      problems += messages.map { CatalogueProblem(page: entry.path, message: $0) }
    }
    return problems
  }

  private func faultsInTexts(of entry: PageEntry) -> [String] {
    var messages: [String] = []
    let parts = entry.path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if !parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isPathByte) }) {
      messages.append("a path has parts of small letters, digits and hyphens of ASCII, with single slashes between")
    }
    for (what, text) in [("title", entry.title), ("group", entry.group)] {
      if text.isEmpty { messages.append("the \(what) is empty") }
      if text.unicodeScalars.contains(where: isControl) { messages.append("the \(what) has control characters") }
    }
    if entry.keywords.contains(where: { SearchPhrase($0).starts.isEmpty }) {
      messages.append("a keyword has neither letters nor digits, so that nothing typed finds it")
    }
    return messages
  }

  private func faults(of knob: KnobDefinition) -> [String] {
    var messages: [String] = []
    if knob.name.isEmpty || !knob.name.utf8.allSatisfy(isKnobNameByte) {
      messages.append("a name has letters, digits and hyphens of ASCII")
    }
    if Address.Key(rawValue: knob.name) != nil { messages.append("the name is reserved for a switch") }
    if knob.title.isEmpty { messages.append("the title is empty") }
    messages += faults(of: knob.kind)
    do throws(KnobError) {
      try knob.validate(knob.defaultValue)
    } catch {
      messages.append("the default is none of its values: \(error.message)")
    }
    return messages
  }

  private func faults(of kind: KnobDefinition.Kind) -> [String] {
    switch kind {
    case .choice(let options):
      if options.isEmpty { return ["there is nothing to choose from"] }
      return Set(options).count == options.count ? [] : ["an option occurs twice"]
    case .number(let range, let step):
      let isFinite = range.lowerBound.isFinite && range.upperBound.isFinite && step.isFinite
      return isFinite && step > 0 ? [] : ["the range must be finite and the step greater than zero"]
    case .toggle, .text:
      return []
    }
  }

  private func isPathByte(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || isDigitOrHyphen(byte)
  }

  private func isKnobNameByte(_ byte: UInt8) -> Bool {
    isPathByte(byte) || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
  }

  private func isDigitOrHyphen(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
  }
}
