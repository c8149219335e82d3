/// Finds definitions that the SwiftUI library reads differently.
///
/// It only reads lines that begin with `@`.
enum DefinitionLines {
  /// A line as that library reads it: the last character is taken for the semicolon in any case, and a single colon
  /// separates name and value.
  private struct Line {
    let name: String
    let value: String

    /// The result is nil if the library ignores the line.
    init?(_ text: String) {
      guard text.first == "@" else { return nil }
      let parts = text.dropFirst().dropLast().split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      name = String(parts[0])
      value = String(parts[1])
    }

    /// Whether the library looks up the color with that name for the surface.
    ///
    /// It misspells one surface, so no name works for it.
    var isLookedUp: Bool { PaletteReference(name).map { $0.surface != .elevatedContrastLight } ?? false }

    /// Whether the library finds a color in the value: a name must be the whole value, digits can be anywhere in it.
    var isColor: Bool {
      if value.contains("#") || value.contains("0x") { return true }
      return value != "magenta" && (PlatformColors.fixed[value] != nil || PaletteReference(value) != nil)
    }
  }

  /// The reason why the library doesn't read a definition, as a clause, and a remedy.
  private struct Fault {
    let reason: String
    var remedy: String? = "write @name:value; on a separate line, starting in the first column"
  }

  static func check(_ source: StyleSheetSource, sheet: StyleSheet, report: StyleSheetReporter) {
    var starts: Set<Int> = []
    for definition in sheet.definitions where definition.range.source == source.name {
      starts.insert(definition.range.lowerBound.offset)
      guard let fault = fault(of: definition, in: source) else { continue }
      report(
        .definitionNotRead, .warning, definition.range,
        "the SwiftUI library doesn't read this definition: \(fault.reason)", remedy: fault.remedy)
    }
    checkLines(of: source, excluding: starts, report)
  }

  /// Reports lines that define nothing here, such as those in a comment.
  private static func checkLines(of source: StyleSheetSource, excluding starts: Set<Int>, _ report: StyleSheetReporter)
  {
    var scanner = SourceScanner(source)
    while !scanner.isAtEnd {
      let start = scanner.position
      while let byte = scanner.peek(), byte != .lineFeed, byte != .carriageReturn { scanner.advance() }
      let range = StyleSheetRange(source: source.name, lowerBound: start, upperBound: scanner.position)
      scanner.advance()
      guard source.bytes[start.offset] == UInt8(ascii: "@"), !starts.contains(start.offset),
        let line = Line(source.text(start.offset..<range.upperBound.offset)), line.isLookedUp, line.isColor
      else { continue }
      report(
        .definitionRead, .warning, range,
        "the SwiftUI library reads this line as a definition, even in a comment or a block",
        remedy: "remove it, or start the line with a space")
    }
  }

  private static func fault(of definition: StyleSheet.Definition, in source: StyleSheetSource) -> Fault? {
    let range = definition.range
    guard range.lowerBound.column == 1 else { return Fault(reason: "text or a space precedes it on its line") }
    guard range.upperBound.line == range.lowerBound.line else { return Fault(reason: "it spans several lines") }
    guard source.bytes[..<range.upperBound.offset].last == UInt8(ascii: ";") else {
      return Fault(reason: "it has no semicolon")
    }
    guard
      range.upperBound.offset == source.bytes.count
        || [.lineFeed, .carriageReturn].contains(source.bytes[range.upperBound.offset])
    else { return Fault(reason: "text or a space follows it on its line") }
    guard let line = Line(source.text(range.lowerBound.offset..<range.upperBound.offset)) else {
      return Fault(reason: "it has a second colon")
    }
    guard line.name == definition.name else {
      return Fault(reason: "the library includes all text before the colon in the name, even spaces")
    }
    // The library looks up no other names.
    guard PaletteReference(definition.name) != nil else { return nil }
    guard line.isLookedUp else {
      return Fault(reason: "the library misspells the name of this surface", remedy: nil)
    }
    guard !line.isColor, isColor(definition) else { return nil }
    return Fault(
      reason: definition.words.variable == nil
        ? "the library reads only digits after #, and names such as red directly after the colon"
        : "the library doesn't resolve variables",
      remedy: "write digits, as in #0057D2")
  }

  /// Returns whether the value is a color here.
  ///
  /// If it isn't, that is already reported.
  private static func isColor(_ definition: StyleSheet.Definition) -> Bool {
    guard definition.words.variable == nil else { return true }
    var reader = ValueReader(definition.words, dialect: .fioriSwiftUI)
    return (try? reader.read(.color)) != nil
  }
}
