/// Finds what the SwiftUI library reads otherwise: it takes lines that begin with `@`, and knows nothing else.
enum DefinitionLines {
  /// What that library takes a line for: the last character is the semicolon, whatever it is, and one colon parts the
  /// rest.
  private struct Line {
    let name: String
    let value: String

    /// The result is nil where it passes over the line.
    init?(_ text: String) {
      guard text.first == "@" else { return nil }
      let parts = text.dropFirst().dropLast().split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      name = String(parts[0])
      value = String(parts[1])
    }

    /// Whether it has a colour of that name for the surface.
    ///
    /// One surface is misspelt in it, so that no name is right.
    var isAskedFor: Bool { PaletteReference(name).map { $0.surface != .elevatedContrastLight } ?? false }

    /// Whether it finds a colour in the value: a name is the whole value, digits are looked for anywhere in it.
    var isColor: Bool {
      if value.contains("#") || value.contains("0x") { return true }
      return value != "magenta" && (PlatformColors.fixed[value] != nil || PaletteReference(value) != nil)
    }
  }

  /// What is wrong with a definition for that library, as a clause, and what to do.
  private struct Fault {
    let reason: String
    var remedy: String? = "Write @name:value; alone on a line, from its first column."
  }

  static func check(_ source: StyleSheetSource, sheet: StyleSheet, report: StyleSheetReporter) {
    var starts: Set<Int> = []
    for definition in sheet.definitions where definition.range.source == source.name {
      starts.insert(definition.range.lowerBound.offset)
      guard let fault = fault(of: definition, in: source) else { continue }
      report(
        .definitionNotRead, .warning, definition.range,
        "The SwiftUI library doesn't read this definition: \(fault.reason).", remedy: fault.remedy)
    }
    checkLines(of: source, besides: starts, report)
  }

  /// Tells lines that define nothing here, as those of a comment.
  private static func checkLines(of source: StyleSheetSource, besides starts: Set<Int>, _ report: StyleSheetReporter) {
    var scanner = SourceScanner(source)
    while !scanner.isAtEnd {
      let start = scanner.position
      while let byte = scanner.peek(), byte != .lineFeed, byte != .carriageReturn { scanner.advance() }
      let range = StyleSheetRange(source: source.name, lowerBound: start, upperBound: scanner.position)
      scanner.advance()
      guard source.bytes[start.offset] == UInt8(ascii: "@"), !starts.contains(start.offset),
        let line = Line(source.text(start.offset..<range.upperBound.offset)), line.isAskedFor, line.isColor
      else { continue }
      report(
        .definitionRead, .warning, range,
        "Nothing is defined here, but the SwiftUI library knows no comments and no blocks, and reads this line.",
        remedy: "Take it out, or begin the line with a blank.")
    }
  }

  private static func fault(of definition: StyleSheet.Definition, in source: StyleSheetSource) -> Fault? {
    let range = definition.range
    guard range.lowerBound.column == 1 else { return Fault(reason: "something stands before it on its line") }
    guard range.upperBound.line == range.lowerBound.line else { return Fault(reason: "it has more than one line") }
    guard source.bytes[..<range.upperBound.offset].last == UInt8(ascii: ";") else {
      return Fault(reason: "it has no semicolon")
    }
    guard
      range.upperBound.offset == source.bytes.count
        || [.lineFeed, .carriageReturn].contains(source.bytes[range.upperBound.offset])
    else { return Fault(reason: "something stands behind it on its line") }
    guard let line = Line(source.text(range.lowerBound.offset..<range.upperBound.offset)) else {
      return Fault(reason: "it has a second colon")
    }
    guard line.name == definition.name else {
      return Fault(reason: "what stands before the colon, be it a blank, belongs to the name there")
    }
    // It looks nothing else up.
    guard PaletteReference(definition.name) != nil else { return nil }
    guard line.isAskedFor else {
      return Fault(reason: "it looks for a misspelt name of this surface", remedy: nil)
    }
    guard !line.isColor, isColor(definition) else { return nil }
    return Fault(
      reason: definition.words.variable == nil
        ? "it knows digits behind # and, directly behind the colon, names such as red and primaryLabel"
        : "it looks up no variables",
      remedy: "Write the digits, as in #0057D2.")
  }

  /// Whether the value is a colour here; what is none is told already.
  private static func isColor(_ definition: StyleSheet.Definition) -> Bool {
    guard definition.words.variable == nil else { return true }
    var reader = ValueReader(definition.words, dialect: .fioriSwiftUI)
    return (try? reader.read(.color)) != nil
  }
}
