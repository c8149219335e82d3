package import FloorplanTheme

/// The quick tokens of a style sheet, and edits of its text that change one of them and keep all other bytes.
package struct QuickTokens {
  /// The text of the style sheet.
  package let source: StyleSheetSource
  /// The standard theme with the style sheet.
  package var theme: Theme { content.theme }
  private var sheet: StyleSheet { content.reading.sheet }
  private let content: Content

  /// The content of a text, which is read when it is needed.
  private final class Content {
    let read: (StyleSheetSource) -> StyleSheetReading
    private let source: StyleSheetSource
    lazy var reading = read(source)
    lazy var theme = Theme.standard.applying(reading.sheet)
    lazy var errorCount = reading.diagnostics.reduce(0) { $0 + ($1.severity == .error ? 1 + $1.repetitions : 0) }

    init(_ source: StyleSheetSource, _ read: @escaping (StyleSheetSource) -> StyleSheetReading) {
      (self.source, self.read) = (source, read)
    }
  }

  /// A change of a token.
  package struct Change {
    /// The edits of the text.
    package let edits: [StyleSheetEdit]
    /// The edits of the new text that restore the old one.
    package let inverse: [StyleSheetEdit]
    /// The tokens after the change.
    package let tokens: QuickTokens
  }

  /// The statement that sets a token.
  private struct Statement {
    let text: String
    let range: StyleSheetRange
    let valueRange: StyleSheetRange
    /// Whether the statement sets values of other class paths, too.
    var isShared = false
  }

  /// Reads the text of a style sheet.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - read: A closure that reads a version of the text, with its imports.
  package init(_ source: StyleSheetSource, read: @escaping (StyleSheetSource) -> StyleSheetReading) {
    (self.source, content) = (source, Content(source, read))
  }

  /// Returns the value of a token as written, or nil if the style sheet doesn't set it.
  package func text(of token: QuickToken) -> String? {
    guard let statement = statement(setting: token) else { return nil }
    return isOwn(statement.range) ? source.text(statement.valueRange.offsets) : statement.text
  }

  /// Returns the tokens after edits of the text.
  package func applying(_ edits: [StyleSheetEdit]) -> QuickTokens {
    QuickTokens(source.applying(edits).source, read: content.read)
  }

  /// Sets a token.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - text: The value, in the syntax of style sheets; nil to remove it.
  /// - Returns: The change, or nil if the value is invalid, or if editing this text can't have exactly this effect, for
  ///   example because an imported sheet or a rule for other class paths sets the value.
  package func setting(_ token: QuickToken, to text: String?) -> Change? {
    guard source.wideEncoding == nil else { return nil }
    let statement = statement(setting: token)
    let isReplacement = statement.map { isOwn($0.range) && !$0.isShared } ?? false
    let candidates: [[StyleSheetEdit]] =
      if let text {
        if let statement, isReplacement {
          [[StyleSheetEdit(range: statement.valueRange.offsets, text: text)]]
        } else {
          insertions(setting: token, to: text).map { [$0] }
        }
      } else {
        [removals(of: token)]
      }
    for edits in candidates {
      guard let inverse = source.inverse(of: edits) else { continue }
      let tokens = applying(edits)
      let difference = text == nil ? -edits.count : isReplacement ? 0 : 1
      if tokens.text(of: token) == text, tokens.statementCount - statementCount == difference,
        tokens.content.errorCount <= content.errorCount
      {
        return Change(edits: edits, inverse: inverse, tokens: tokens)
      }
    }
    return nil
  }

  /// The number of definitions and declarations.
  private var statementCount: Int { sheet.rules.reduce(sheet.definitions.count) { $0 + $1.declarations.count } }

  private func isOwn(_ range: StyleSheetRange) -> Bool { range.source == source.name }
  private func isActive(_ media: Int?) -> Bool { media.map { sheet.media[$0].matches(.desktop) } ?? true }

  private func statement(setting token: QuickToken) -> Statement? {
    guard let layer = theme.sheet else { return nil }
    switch token {
    case .color(let color, let appearance):
      let slot = Palette.Slot(appearance: appearance, isElevated: false)
      let winner = layer.palette.definition(of: color.rawValue, row: color.standardRow, in: slot)
      return sheet.definitions.first { $0.range == winner?.range }.map {
        Statement(text: $0.text, range: $0.range, valueRange: $0.valueRange)
      }
    case .property(let property, let classPath):
      for rule in layer.evaluation.rules.reversed() where rule.selectors.contains(where: { $0.classes == [classPath] })
      {
        guard let declaration = rule.declarations.last(where: { $0.property?.sets(property) == true }) else { continue }
        return Statement(
          text: declaration.text, range: declaration.range, valueRange: declaration.valueRange,
          isShared: rule.selectors.count > 1)
      }
      return nil
    }
  }

  // MARK: Edits

  /// Returns the edits that remove the active statements that set a token, each with its line.
  private func removals(of token: QuickToken) -> [StyleSheetEdit] {
    let ranges: [StyleSheetRange] =
      switch token {
      case .color(let color, let appearance):
        sheet.definitions.filter { definition in
          guard let reference = PaletteReference(definition.name) else { return false }
          let surface = reference.surface ?? .light
          return reference.token == color && surface.appearance == appearance && !surface.isElevated
            && isActive(definition.media)
        }.map(\.range)
      case .property(let property, let classPath):
        rules(of: classPath).filter { isActive($0.media) }.flatMap { rule -> [StyleSheetRange] in
          let removed = rule.declarations.filter { $0.property?.sets(property) == true }.map(\.range)
          return removed.count == 1 && rule.declarations.count == 1 ? [rule.range] : removed
        }
      }
    return ranges.filter(isOwn).map { range in
      let isRule = sheet.rules.contains { $0.range == range }
      return StyleSheetEdit(range: removal(of: range.offsets, isRule: isRule), text: "")
    }
  }

  /// Returns the edits that add a statement in possible places, in order of preference.
  private func insertions(setting token: QuickToken, to text: String) -> [StyleSheetEdit] {
    let bytes = source.bytes
    // The last line may have no line ending.
    let (before, after) = bytes.last.map { $0.endsLine ? ("", newline) : (newline, "") } ?? ("", newline)
    let end = bytes.count..<bytes.count
    switch token {
    case .color(let color, _):
      let definition = "@\(token.name): \(text);"
      let own = sheet.definitions.filter { isOwn($0.range) && $0.media == nil }
      let related = own.filter { PaletteReference($0.name)?.token == color }.map(\.range)
      let others = own.map(\.range) + sheet.imports.map(\.range).filter(isOwn)
      let places = [related, others].compactMap { $0.map(\.upperBound.offset).max() }.map(lineEnd)
      let start = source.byteOrderMarkLength
      return places.map { StyleSheetEdit(range: $0..<$0, text: newline + definition) } + [
        StyleSheetEdit(range: end, text: before + definition + after),
        StyleSheetEdit(range: start..<start, text: definition + newline),
      ]
    case .property(let property, let classPath):
      let declaration = "\(property.rawValue): \(text);"
      let rule = ["\(classPath) {", "    " + declaration, "}"].joined(separator: newline)
      let gap = before + (bytes.isEmpty ? "" : newline)
      let last = rules(of: classPath).last { isOwn($0.range) && $0.media == nil }?.declarations.last?.range.offsets
      let addition = last.map { last in
        let line = lines(last)
        let indentation = line.lowerBound < last.lowerBound ? source.text(line.lowerBound..<last.lowerBound) : ""
        let separator = bytes[last].last == UInt8(ascii: ";") ? "" : ";"
        let isAlone = line.lowerBound == 0 || bytes[line.lowerBound - 1].endsLine
        return StyleSheetEdit(
          range: last.upperBound..<last.upperBound,
          text: separator + (isAlone ? newline + indentation : " ") + declaration)
      }
      return [addition].compactMap(\.self) + [StyleSheetEdit(range: end, text: gap + rule + after)]
    }
  }

  /// Returns the rules whose only selector is a class path.
  private func rules(of classPath: String) -> [StyleSheet.Rule] {
    sheet.rules.filter { $0.selectors.count == 1 && $0.selectors[0].classes == [classPath] }
  }

  private var newline: String {
    let first = source.bytes.firstIndex(where: \.endsLine)
    guard let first, source.bytes[first] == UInt8(ascii: "\r") else { return "\n" }
    return source.bytes[first...].dropFirst().first == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  /// Returns a range with the spaces around it and the end of its line, if the line contains nothing else.
  private func lines(_ range: Range<Int>) -> Range<Int> {
    let bytes = source.bytes
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower > source.byteOrderMarkLength, bytes[lower - 1].isBlank { lower -= 1 }
    while upper < bytes.count, bytes[upper].isBlank { upper += 1 }
    guard lower == source.byteOrderMarkLength || bytes[lower - 1].endsLine,
      upper == bytes.count || bytes[upper].endsLine
    else { return range }
    return lower..<(upper == bytes.count ? upper : upper + (bytes[upper...].starts(with: "\r\n".utf8) ? 2 : 1))
  }

  /// Returns the lines of a statement or, at the end of the text, exactly what an insertion adds there.
  private func removal(of range: Range<Int>, isRule: Bool) -> Range<Int> {
    let lines = lines(range)
    guard lines.upperBound == source.bytes.count else { return lines }
    func lineEndLength(before position: Int) -> Int {
      let bytes = source.bytes[..<position]
      return bytes.last?.endsLine != true ? 0 : bytes.suffix(2).elementsEqual("\r\n".utf8) ? 2 : 1
    }
    var lower = lines.lowerBound
    let isOpen = source.bytes.last?.endsLine == false
    if isOpen { lower -= lineEndLength(before: lower) }
    let gap = lineEndLength(before: lower)
    if isRule, isOpen || lineEndLength(before: lower - gap) > 0 { lower -= gap }
    return lower..<lines.upperBound
  }

  /// Returns the end of the line of a position, or the position if another statement follows on the same line.
  private func lineEnd(after position: Int) -> Int {
    // The range of an import doesn't contain its semicolon.
    let position = source.bytes[position...].first == UInt8(ascii: ";") ? position + 1 : position
    let rest = source.bytes[position...].prefix { !$0.endsLine }
    let text = String(decoding: rest, as: UTF8.self).drop { $0 == " " || $0 == "\t" }
    let comment = text.hasPrefix("/*") ? text.firstRange(of: "*/") : nil
    let isComment = text.isEmpty || text.hasPrefix("//") || comment.map { text[$0.upperBound...].isEmpty } == true
    return isComment ? rest.endIndex : position
  }
}

extension StyleSheetProperty {
  /// Returns whether the property sets a style property in the normal state.
  fileprivate func sets(_ property: StyleProperty) -> Bool { styleProperty == property && state == .normal }
}

extension StyleSheetRange {
  fileprivate var offsets: Range<Int> { lowerBound.offset..<upperBound.offset }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
