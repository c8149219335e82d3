/// A reference to lines, so that accessing one kind of lines doesn't copy anything else.
///
/// Copies of an engine share the storage until one of them modifies it; see ``SectionLines``.
final class LinesStorage<Lines: LineArrangement>: @unchecked Sendable {
  // The lines are modified only while the storage is uniquely referenced.
  @exclusivity(unchecked) fileprivate(set) var lines: Lines

  init(_ lines: Lines) {
    self.lines = lines
  }
}

/// Modifies lines, copying them first if their storage is shared.
func modify<Lines>(_ storage: inout LinesStorage<Lines>, _ body: (inout Lines) -> Void) {
  if !isKnownUniquelyReferenced(&storage) { storage = LinesStorage(storage.lines) }
  body(&storage.lines)
}
