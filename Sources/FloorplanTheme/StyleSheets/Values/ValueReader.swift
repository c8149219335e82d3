/// Reads the words of a value as the type of its property.
///
/// It doesn't look up variables; the caller replaces them first.
struct ValueReader {
  /// The reason why a value doesn't have its type.
  struct Failure: Error, Hashable {
    /// The reason as a clause, or nil if the description of the type suffices.
    var reason: String?
    var remedy: String?
    var replacement: String?
    /// Possible intended values.
    ///
    /// The most similar one is only determined when the failure is reported.
    var candidates: [String] = []
  }

  let dialect: StyleSheetDialect
  let words: [StyleSheetWord]
  /// Reports remarks about a valid value.
  private(set) var remarks: [(StyleSheetReporter) -> Void] = []

  init(_ words: [StyleSheetWord], dialect: StyleSheetDialect) {
    self.words = words
    self.dialect = dialect
  }

  /// Reads the value.
  ///
  /// - Throws: ``Failure`` if the words aren't a value of the type.
  mutating func read(_ type: StyleSheetValueType) throws(Failure) -> StyleSheetValue {
    switch type {
    case .color: return .style(try readColor())
    case .number(let bounds): return .number(try readNumber(single(), within: bounds))
    case .count: return .style(.lineLimit(try readCount()))
    case .textStyle: return .style(.textStyle(try readTextStyle()))
    case .fontName: return .style(.font(try readFont()))
    case .fontWeight: return .style(.weight(try readWeight()))
    case .alignment: return .style(.alignment(try readAlignment()))
    case .boolean: return .style(.boolean(try readBoolean()))
    case .box: return .style(.box(try readBox()))
    case .offset: return .style(try readOffset())
    case .image: return .style(.image(try plainText()))
    case .keyword(let allowed): return .keyword(try readKeyword(allowed))
    case .names: return .names(try readNames())
    case .text: return .text(readText())
    }
  }

  /// Reads the value of an unknown property.
  ///
  /// Nothing else would report a percentage, which iOS can't parse.
  private mutating func readText() -> String {
    for word in words where dialect.rejectsInvalidFiles && word.kind == .word && word.text.hasSuffix("%") {
      remark(
        .foreignCharacter, at: word.range,
        "\(word.text.quoted) has a character that the iOS parser accepts only in comments; iOS rejects the file",
        remedy: "remove the %")
    }
    return words.joinedText
  }

  mutating func remark(
    _ code: StyleSheetDiagnosticCode, _ severity: StyleSheetDiagnostic.Severity = .warning, at range: StyleSheetRange,
    _ message: String, remedy: String? = nil, replacement: String? = nil, once name: String? = nil
  ) {
    remarks.append { report in
      report(code, severity, range, once: name, message, remedy: remedy, replacement: replacement)
    }
  }

  // MARK: Words

  /// Returns the only word of the value.
  func single() throws(Failure) -> StyleSheetWord {
    guard words.count == 1, let word = words.first, word.kind == .word || word.kind == .string else { throw Failure() }
    return word
  }

  /// Returns the words of a value without punctuation.
  private func plainText() throws(Failure) -> String {
    guard words.allSatisfy({ $0.kind == .word || $0.kind == .string }) else { throw Failure() }
    return words.joinedText
  }

  private mutating func readKeyword(_ allowed: [String]) throws(Failure) -> String {
    let word = try single()
    guard allowed.contains(word.text) else {
      throw Failure(candidates: allowed)
    }
    return word.text
  }

  private func readNames() throws(Failure) -> [String] {
    var names: [String] = []
    for group in words.commaGroups {
      guard group.count == 1, let word = group.first, word.kind == .word || word.kind == .string else {
        throw Failure()
      }
      names.append(word.text)
    }
    return names
  }

  private mutating func readAlignment() throws(Failure) -> TextAlignment {
    let word = try single()
    guard let alignment = TextAlignment(rawValue: word.text) else {
      throw Failure(candidates: Self.alignments)
    }
    if ![.left, .center, .right].contains(alignment) {
      remark(
        .desktopOnlyValue, at: word.range,
        "\(word.text.quoted) is not supported on iOS, which aligns the text to the left",
        remedy: "use left, center or right for both platforms")
    }
    return alignment
  }

  private static let alignments = TextAlignment.allCases.map(\.rawValue)

  private mutating func readBoolean() throws(Failure) -> Bool {
    let word = try single()
    switch word.text.lowercased() {
    case "true", "yes", "1": return true
    case "false", "no", "0": return false
    default: throw Failure()
    }
  }
}
