/// Splits the text of a style sheet into tokens, one at a time, and reports what iOS can't parse.
///
/// It accepts more than the parser on iOS: line comments, quotation marks, percentages, and names in any script. Any
/// byte string is processed in as many steps as it has bytes.
struct StyleSheetLexer {
  private let source: StyleSheetSource
  private let report: StyleSheetReporter
  private(set) var scanner: SourceScanner
  /// The byte offsets of the ends of strings without a closing quotation mark.
  private(set) var unterminatedStringEnds: Set<Int> = []

  init(_ source: StyleSheetSource, report: StyleSheetReporter) {
    self.source = source
    self.report = report
    scanner = SourceScanner(source)
  }

  /// Returns the next token after whitespace and comments.
  ///
  /// At the end of the text, it keeps returning the end token.
  mutating func next() -> StyleSheetToken {
    skipWhitespaceAndComments()
    let start = scanner.position
    guard let byte = scanner.peek() else { return token(.end, from: start) }
    if let kind = StyleSheetToken.Kind(byte) {
      scanner.advance()
      return token(kind, from: start)
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(closedBy: byte)
    case UInt8(ascii: "@"): return word(.variable)
    case _ where Self.beginsWord(byte): return word(.word)
    default: return stray()
    }
  }

  private func token(_ kind: StyleSheetToken.Kind, from start: StyleSheetPosition) -> StyleSheetToken {
    StyleSheetToken(kind: kind, lowerBound: start, upperBound: scanner.position)
  }

  private func range(from start: StyleSheetPosition) -> StyleSheetRange {
    StyleSheetRange(source: source.name, lowerBound: start, upperBound: scanner.position)
  }

  // MARK: Between tokens

  private mutating func skipWhitespaceAndComments() {
    while let byte = scanner.peek() {
      let length = scanner.whitespaceLength
      if length > 0 {
        scanner.advance(by: length)
      } else if byte == 0 {
        skipNulls()
      } else if byte != UInt8(ascii: "/") {
        return
      } else if startsComment(UInt8(ascii: "/")) {
        skipLineComment()
      } else if startsComment(UInt8(ascii: "*")) {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private func startsComment(_ second: UInt8) -> Bool {
    scanner.peek() == UInt8(ascii: "/") && scanner.peek(1) == second
  }

  private mutating func skipLine() {
    while let byte = scanner.peek(), byte != .lineFeed, byte != .carriageReturn { scanner.advance() }
  }

  /// Skips NULs like spaces.
  ///
  /// Editors don't display them, so users couldn't find the reason for a dropped statement.
  private mutating func skipNulls() {
    let start = scanner.position
    while scanner.peek() == 0 { scanner.advance() }
    report(
      .strayCharacter, .error, range(from: start), once: "0",
      "unexpected NUL character; it is read as a space", remedy: "save the file as UTF-8 text")
  }

  private mutating func skipLineComment() {
    let start = scanner.position
    skipLine()
    report(
      .lineComment, .warning, range(from: start), once: "",
      "the iOS parser doesn't support // comments and rejects the file",
      remedy: "write /* … */", onlyIfFilesAreRejected: true)
  }

  private mutating func skipBlockComment() {
    let start = scanner.position
    if scanner.skipComment() { return }
    // To the end of the line instead of the file, because the rest probably isn't meant as a comment.
    skipLine()
    report(
      .unterminatedComment, .error, range(from: start),
      "unterminated comment; it is read to the end of its line",
      remedy: "close it with */")
  }

  // MARK: Tokens

  private static func beginsWord(_ byte: UInt8) -> Bool {
    byte.beginsIdentifier || byte == UInt8(ascii: "+") || byte >= 0x80
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    byte.continuesIdentifier || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "%") || byte >= 0x80
  }

  private mutating func word(_ kind: StyleSheetToken.Kind) -> StyleSheetToken {
    let start = scanner.position
    var isForeign = scanner.peek().map { !$0.beginsIdentifier } ?? false
    var isSplit = false
    let isNumber = scanner.peek().map { $0.isASCIIDigit || ".+-".utf8.contains($0) } ?? false
    scanner.advance()
    while let byte = scanner.peek(), Self.continuesWord(byte) {
      if byte == UInt8(ascii: "/"), startsComment(UInt8(ascii: "/")) || startsComment(UInt8(ascii: "*")) { break }
      if byte >= 0x80, scanner.whitespaceLength > 0 { break }
      // A percentage is reported with its type.
      if byte >= 0x80 || (byte == UInt8(ascii: "%") && !isNumber) { isForeign = true }
      if byte == UInt8(ascii: "@") { isSplit = true }
      scanner.advance()
    }
    if kind == .word, beginsURL(start) { return url(from: start) }
    let word = token(kind, from: start)
    if isForeign {
      report(word, .foreignCharacter, "use ASCII letters and digits") {
        "\($0) has a character that the iOS parser accepts only in comments; iOS rejects the file"
      }
    } else if isSplit {
      report(word, .splitWord, "use a name without @") { "the iOS parser begins a new word at each @ in \($0)" }
    }
    reportSplitKeyword(word)
    return word
  }

  /// Returns whether the text since a position begins a URL.
  ///
  /// Otherwise the colon is followed by a comment.
  private func beginsURL(_ start: StyleSheetPosition) -> Bool {
    guard scanner.peek() == UInt8(ascii: ":"), scanner.peek(1) == UInt8(ascii: "/"),
      scanner.peek(2) == UInt8(ascii: "/")
    else { return false }
    return Self.schemes.contains(source.text(start.offset..<scanner.offset).lowercased())
  }

  private static let schemes: Set = ["http", "https", "ftp", "file"]

  /// The characters that end a URL, in addition to whitespace.
  private static let urlTerminators = Set(";,{}()\"'\0".utf8)

  /// Reads a URL as one word, as its author meant it.
  private mutating func url(from start: StyleSheetPosition) -> StyleSheetToken {
    while let byte = scanner.peek(), !Self.urlTerminators.contains(byte), scanner.whitespaceLength == 0 {
      scanner.advance()
    }
    report(
      .foreignCharacter, .warning, range(from: start), once: "://",
      "the iOS parser doesn't support URLs and rejects the file",
      remedy: "write the name of a file next to the sheet", onlyIfFilesAreRejected: true)
    return token(.word, from: start)
  }

  /// Reports a word that iOS can't parse, with a remedy.
  private func report(
    _ word: StyleSheetToken, _ code: StyleSheetDiagnosticCode, _ remedy: String, _ message: (String) -> String
  ) {
    let text = source.text(word.bytes)
    report(
      code, .warning, range(from: word.lowerBound), once: text.onOneLine(), message(text.quoted), remedy: remedy,
      onlyIfFilesAreRejected: true)
  }

  /// Reports words that begin with `@media` or `and`, because the parser on iOS reads the start as that keyword.
  private func reportSplitKeyword(_ word: StyleSheetToken) {
    let first = source.bytes[word.bytes.lowerBound]
    guard first == UInt8(ascii: "@") || first == UInt8(ascii: "a") else { return }
    for keyword in ["@media", "and"] where word.bytes.count > keyword.utf8.count {
      guard source.bytes[word.bytes].starts(with: keyword.utf8) else { continue }
      report(word, .keywordPrefix, "use a name that doesn't begin with “\(keyword)”") {
        "\($0) begins with the keyword “\(keyword)”; the iOS parser splits it after the keyword and rejects the file"
      }
    }
  }

  private mutating func string(closedBy quote: UInt8) -> StyleSheetToken {
    let start = scanner.position
    scanner.advance()
    while let byte = scanner.peek(), byte != quote, byte != .lineFeed, byte != .carriageReturn { scanner.advance() }
    if scanner.peek() == quote {
      scanner.advance()
      report(
        .quotes, .warning, range(from: start), once: "",
        "the iOS parser doesn't support quotation marks and rejects the file", remedy: "remove them",
        onlyIfFilesAreRejected: true)
    } else {
      unterminatedStringEnds.insert(scanner.position.offset)
      report(
        .unterminatedString, .error, range(from: start), "missing closing quotation mark on this line",
        remedy: "close the quotation, or remove the mark")
    }
    return token(.string, from: start)
  }

  private mutating func stray() -> StyleSheetToken {
    let start = scanner.position
    let first = scanner.peek()
    repeat {
      scanner.advance()
    } while scanner.peek() == first && !startsComment(UInt8(ascii: "*"))
      && !startsComment(UInt8(ascii: "/"))
    let stray = token(.stray, from: start)
    // In a class path, it would be reported twice.
    if !Self.combinators.contains(first ?? 0) { diagnose(stray: stray) }
    return stray
  }

  /// Characters of selectors in other languages, which are reported with the class path.
  static let combinators = Set("<>~*[]=^|$&".utf8)

  /// All bytes as numbers, in a table because a file that isn't text has many stray bytes.
  private static let decimals = (UInt8.min...UInt8.max).map { "\($0)" }

  /// Reports stray characters.
  func diagnose(stray: StyleSheetToken) {
    let first = source.bytes[stray.bytes].first ?? 0
    let range = StyleSheetRange(source: source.name, lowerBound: stray.lowerBound, upperBound: stray.upperBound)
    report(
      .strayCharacter, .error, range, once: Self.decimals[Int(first)],
      "unexpected character \(source.text(stray.bytes.prefix(1)).quoted)",
      remedy: first == UInt8(ascii: "$") ? "remove it; variables begin with @" : "remove it")
  }
}
