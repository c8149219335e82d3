/// Puts the lines of a status file together into fields and records.
nonisolated struct StanzaReader {
  private var records: [PackageRecord] = []
  private var problems: [DpkgStatusFile.Problem] = []
  private var firstLines: [String: (line: Int, count: Int)] = [:]
  private var recordNumber = 0
  private var stanza = Stanza()
  private var field = OpenField()

  /// Takes the next line.
  ///
  /// - Parameters:
  ///   - line: The line without its end.
  ///   - number: The number of the line, counted from 1.
  ///   - isPlain: Whether the line is ASCII without NUL bytes, so that nothing in it needs repair.
  mutating func read(_ line: Span<UInt8>, number: Int, isPlain: Bool) {
    if line.isEmpty || line[0] != UInt8(ascii: "#") { stanza.begin(at: number, if: line.contentStart < line.count) }
    guard !isPlain, let (repaired, damage) = line.repaired() else { return readClean(line, number: number) }
    guard line[0] != UInt8(ascii: "#") else { return }
    stanza.report(damage, at: number)
    readClean(repaired.span, number: number)
  }

  /// Ends the last record and gives everything back.
  mutating func finish() -> DpkgStatusFile {
    endStanza()
    // What is found at the end of a record may be about its beginning. Problems of one line keep their order, which a
    // sort by lines alone does not promise.
    let inOrder = problems.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
    return DpkgStatusFile(records: records, problems: inOrder.map(\.element))
  }

  private mutating func readClean(_ line: Span<UInt8>, number: Int) {
    let content = line.contentStart
    if content == line.count {
      endStanza()
    } else if content > 0 {
      continueField(line, number: number)
    } else if line[0] != UInt8(ascii: "#") {
      beginField(line, number: number)
    }
  }

  private mutating func beginField(_ line: Span<UInt8>, number: Int) {
    endField()
    guard let colon = line.fieldNameEnd else { return skip(number) }
    field.begin(name: line.text(0..<colon), line: number)
    // The colon is content, so the end of the content never lies before the start.
    field.value.append(line.extracting(min(line.contentStart(from: colon + 1), line.contentEnd)..<line.contentEnd))
  }

  private mutating func continueField(_ line: Span<UInt8>, number: Int) {
    switch field.state {
    case .closed: skip(number)
    case .skipped: stanza.skipLine(number)
    // A name or a version has one line; a second one would turn up in the middle of titles.
    case .open where field.known.map({ $0 != .description }) == true: stanza.skipLine(number)
    case .open:
      let text = line.extracting(1..<line.contentEnd)
      field.value.append(UInt8(ascii: "\n"))
      if !(field.known == .description && text.count == 1 && text[0] == UInt8(ascii: ".")) { field.value.append(text) }
    }
  }

  /// Leaves a line out, and with it the lines that continue it.
  private mutating func skip(_ number: Int) {
    field.state = .skipped
    stanza.skipLine(number)
  }

  private mutating func endField() {
    if field.state == .open { stanza.add(field) }
    field.state = .closed
  }

  private mutating func endStanza() {
    endField()
    guard stanza.firstLine != nil else { return }
    recordNumber += 1
    let (record, found) = stanza.finish(number: recordNumber)
    problems += found
    if let record { append(record) }
    stanza = Stanza()
  }

  private mutating func append(_ record: PackageRecord) {
    var record = record
    record.id = record.architecture.isEmpty ? record.name : "\(record.name):\(record.architecture)"
    if let (line, count) = firstLines[record.id] {
      problems.append(
        .init(
          line: record.line, recordName: record.name,
          message: "record \(recordNumber) lists \(record.id) again, which line \(line) lists first; both are kept"))
      firstLines[record.id] = (line, count + 1)
      record.id += "#\(count + 1)"
    } else {
      firstLines[record.id] = (record.line, 1)
    }
    records.append(record)
  }
}

/// The field whose lines are being read.
nonisolated struct OpenField {
  nonisolated enum State {
    /// No field began yet.
    case closed
    case open
    /// The last line was no field; what continues it is nothing either.
    case skipped
  }

  var state = State.closed
  var name = ""
  var lowercasedName = ""
  var known: KnownField?
  var line = 0
  var value: [UInt8] = []

  mutating func begin(name: String, line: Int) {
    self.name = name
    self.line = line
    lowercasedName = name.lowercased()
    known = KnownField(lowercased: lowercasedName)
    state = .open
    // The bytes of one field after the other use the same memory.
    value.removeAll(keepingCapacity: true)
  }
}

/// The fields that a record shows as properties; the raw value is the place among a record's values.
nonisolated enum KnownField: Int, CaseIterable {
  case package, status, architecture, version, section, priority, installedSize, description, homepage, maintainer

  /// The field with a name in small letters.
  init?(lowercased name: String) {
    guard let field = Self.byName[name] else { return nil }
    self = field
  }

  private static let byName: [String: KnownField] = [
    "package": .package, "status": .status, "architecture": .architecture, "version": .version, "section": .section,
    "priority": .priority, "installed-size": .installedSize, "description": .description, "homepage": .homepage,
    "maintainer": .maintainer,
  ]
}
