/// Keeps lines that store something behind one reference, so that looking at them copies nothing else.
///
/// It is shared between copies of an engine until one of them changes; see ``SectionLines``.
final class LinesStorage<Lines: LineArrangement>: @unchecked Sendable {
  // The storage is changed only where nobody else has it.
  @exclusivity(unchecked) fileprivate(set) var lines: Lines

  init(_ lines: Lines) {
    self.lines = lines
  }
}

/// Changes lines in place where nobody else has them.
func modify<Lines>(_ storage: inout LinesStorage<Lines>, _ body: (inout Lines) -> Void) {
  if !isKnownUniquelyReferenced(&storage) { storage = LinesStorage(storage.lines) }
  body(&storage.lines)
}
