import FloorplanTheme
import FloorplanThemeCheck

/// Reads any bytes as a style sheet, in a dialect that the bytes select, and then uses it like a program.
///
/// libFuzzer calls this. If it traps, hangs or uses too much memory, libFuzzer saves the bytes to a file and exits.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let choice = bytes.reduce(UInt(0)) { $0 &* 31 &+ UInt($1) }
  let dialects = StyleSheetDialect.allCases
  let dialect = dialects[Int(choice % UInt(dialects.count))]
  let source = StyleSheetSource(name: "fuzz.nss", bytes: bytes)
  let reading = StyleSheet.read(source, dialect: dialect, checks: .all) { path, _ in
    // A file can import itself, and files can import each other.
    path.hasPrefix("x") ? .found(StyleSheetSource(name: path, bytes: bytes)) : .notFound("no such file")
  }
  check(reading, of: source)
  let verdict = StrictCheckResult(source, dialect: dialect)
  precondition(verdict.loads || verdict.range != nil, "a failing verdict has no range")

  let theme = Theme.standard.applying(reading.sheet)
  let parts = ComponentParts.all
  let part = parts[Int(choice / 3 % UInt(parts.count))]
  for appearance in Appearance.allCases { _ = theme.resolve(part, appearance: appearance) }
  // This takes a hundred times as long as everything before.
  if choice % 512 == 0 { precondition(!theme.css(for: .dark).isEmpty) }
  return 0
}

private func check(_ reading: StyleSheetReading, of source: StyleSheetSource) {
  for diagnostic in reading.diagnostics {
    let range = diagnostic.range
    precondition(range.lowerBound.line >= 1 && range.lowerBound.column >= 1, "a place before the text")
    precondition(range.lowerBound <= range.upperBound, "a range that ends before it begins")
    precondition(range.upperBound.offset <= source.byteCount, "a place behind the text")
    precondition(!diagnostic.description.isEmpty && !diagnostic.message.isEmpty, "nothing is said")
  }
}
