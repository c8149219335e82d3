/// Finds the definitions that the SwiftUI library doesn't read: it takes lines that begin with `@` and end with `;`.
enum DefinitionLines {
  static func check(_ source: StyleSheetSource, sheet: StyleSheet, report: StyleSheetReporter) {
    for definition in sheet.definitions where definition.range.source == source.name {
      guard let reason = reason(definition, in: source) else { continue }
      report(
        .definitionNotRead, .warning, definition.range,
        "The SwiftUI library doesn't read this definition: \(reason).",
        remedy: "Write @name:value; alone on a line, from its first column.")
    }
  }

  private static func reason(_ definition: StyleSheet.Definition, in source: StyleSheetSource) -> String? {
    let range = definition.range
    guard range.lowerBound.column == 1 else { return "something stands before it on its line" }
    guard range.upperBound.line == range.lowerBound.line else { return "it has more than one line" }
    guard source.bytes[..<range.upperBound.offset].last == UInt8(ascii: ";") else { return "it has no semicolon" }
    guard
      range.upperBound.offset == source.bytes.count
        || [.lineFeed, .carriageReturn].contains(source.bytes[range.upperBound.offset])
    else { return "something stands behind it on its line" }
    guard !definition.words.contains(where: { $0.kind == .colon }) else { return "it has a second colon" }
    return nil
  }
}
