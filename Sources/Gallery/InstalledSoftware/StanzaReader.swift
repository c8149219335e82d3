/// Reads the lines of a status file, and collects their records.
nonisolated struct StanzaReader {
  private var records: [PackageRecord] = []
  private var problems: [DpkgStatusFile.Problem] = []
  /// The first line and the number of occurrences of each package, by ID.
  private var firstLines: [String: (line: Int, count: Int)] = [:]
  private var recordNumber = 0
  /// The record that is being read.
  private var stanza: Stanza?

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The bytes without the line end.
  ///   - number: The line number, counted from 1.
  mutating func read(_ line: ArraySlice<UInt8>, number: Int) {
    guard line.first != UInt8(ascii: "#") else { return }
    let (line, damage) = Self.repaired(line)
    guard let end = line.lastIndex(where: { !isBlank($0) }) else { return endStanza() }
    if stanza == nil {
      recordNumber += 1
      stanza = Stanza(number: recordNumber, firstLine: number)
    }
    if let damage { stanza?.report(damage, at: number) }
    if isBlank(line[line.startIndex]) {
      stanza?.continueField(line[...end].dropFirst(), number: number)
    } else {
      stanza?.beginField(line[...end], number: number)
    }
  }

  /// Ends the last record, and returns the result.
  mutating func finish() -> DpkgStatusFile {
    endStanza()
    // A problem found at the end of a record may belong to an earlier line. Problems of the same line keep their order;
    // sorting by line alone wouldn't guarantee that.
    let inOrder = problems.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
    return DpkgStatusFile(records: records, problems: inOrder.map(\.element))
  }

  private mutating func endStanza() {
    guard let (record, found) = stanza?.finish() else { return }
    stanza = nil
    problems += found
    if let record { append(record) }
  }

  private mutating func append(_ record: PackageRecord) {
    var record = record
    record.id = record.architecture.isEmpty ? record.name : "\(record.name):\(record.architecture)"
    if let (line, count) = firstLines[record.id] {
      problems.append(
        .init(
          line: record.line, recordName: record.name,
          message: "record \(recordNumber): duplicate package \(record.id), first listed in line \(line); both kept"))
      firstLines[record.id] = (line, count + 1)
      record.id += "#\(count + 1)"
    } else {
      firstLines[record.id] = (record.line, 1)
    }
    records.append(record)
  }

  /// Returns the line with U+FFFD in place of invalid bytes and NUL, and a description of the damage.
  private static func repaired(_ line: ArraySlice<UInt8>) -> (line: ArraySlice<UInt8>, damage: String?) {
    var damage: [String] = []
    if String(validating: line, as: UTF8.self) == nil { damage.append("not UTF-8; invalid bytes") }
    if line.contains(0) { damage.append("NUL bytes") }
    guard !damage.isEmpty else { return (line, nil) }
    let text = String(decoding: line, as: UTF8.self).unicodeScalars.map { $0.value == 0 ? "\u{FFFD}" : $0 }
    return (
      Array(String(String.UnicodeScalarView(text)).utf8)[...],
      "\(damage.joined(separator: " and ")) replaced by \u{FFFD}"
    )
  }
}

private nonisolated func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

/// The record whose fields are being read, and its problems.
private nonisolated struct Stanza {
  /// The number of the record in the file, counted from 1.
  let number: Int
  /// The first line that is neither empty nor a comment.
  let firstLine: Int

  init(number: Int, firstLine: Int) { (self.number, self.firstLine) = (number, firstLine) }

  private struct Field {
    let name: String
    let line: Int
    var value: [UInt8]

    var key: String { name.lowercased() }
  }

  /// The field that the next line may continue.
  private var field: Field?
  /// The values of fields by their lowercase names.
  private var values: [String: String] = [:]
  private var otherFields: [PackageRecord.Field] = []
  private var statusLine = 0
  private var skippedLines: (first: Int, count: Int)?
  private var findings: [(line: Int, message: String)] = []

  private static let texts: [String: WritableKeyPath<PackageRecord, String> & Sendable] = [
    "architecture": \.architecture, "version": \.version, "section": \.section, "priority": \.priority,
    "homepage": \.homepage, "maintainer": \.maintainer,
  ]
  /// The fields with a single line: another line would appear in titles.
  private static let lines = Set(texts.keys).union(["package", "status", "installed-size"])

  mutating func report(_ message: String, at line: Int) { findings.append((line, message)) }

  private mutating func reportIgnored(_ reason: String, at line: Int) {
    report("record \(number) (from line \(firstLine)) ignored: \(reason)", at: line)
  }

  mutating func beginField(_ line: ArraySlice<UInt8>, number: Int) {
    endField()
    guard line.first != UInt8(ascii: "-"), let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].allSatisfy({ UInt8(ascii: "!")...UInt8(ascii: "~") ~= $0 })
    else { return skip(number) }
    field = Field(
      name: String(decoding: line[..<colon], as: UTF8.self), line: number,
      value: Array(line[(colon + 1)...].drop(while: isBlank)))
  }

  mutating func continueField(_ text: ArraySlice<UInt8>, number: Int) {
    guard let key = field?.key, !Self.lines.contains(key) else { return skip(number) }
    field?.value.append(UInt8(ascii: "\n"))
    if key != "description" || !text.elementsEqual([UInt8(ascii: ".")]) { field?.value += text }
  }

  private mutating func skip(_ number: Int) {
    skippedLines = (skippedLines?.first ?? number, (skippedLines?.count ?? 0) + 1)
  }

  private mutating func endField() {
    guard let field else { return }
    self.field = nil
    let (key, value) = (field.key, String(decoding: field.value, as: UTF8.self))
    guard values[key] == nil else {
      return report("duplicate field “\(onOneLine(field.name))”; first value used", at: field.line)
    }
    values[key] = value
    if key == "status" { statusLine = field.line }
    if key == "installed-size", kibibytes == nil {
      report("invalid Installed-Size “\(onOneLine(value))” ignored; expected an integer", at: field.line)
    }
    if key != "description", !Self.lines.contains(key) { otherFields.append(.init(name: field.name, value: value)) }
  }

  /// Ends the record.
  ///
  /// - Returns: The record, or `nil` if it must be left out, and its problems.
  mutating func finish() -> (PackageRecord?, [DpkgStatusFile.Problem]) {
    endField()
    let name = values["package"].flatMap { $0.isEmpty ? nil : $0 }
    if let (first, count) = skippedLines {
      let lines = count == 1 ? "a line" : "\(groupedDigits(count)) lines"
      report("record \(number): ignored \(lines) outside fields, starting here", at: first)
    }
    let status = status()
    if name == nil { reportIgnored("no Package field", at: firstLine) }
    let problems = findings.map { DpkgStatusFile.Problem(line: $0.line, recordName: name, message: $0.message) }
    guard let name, let status else { return (nil, problems) }
    return (record(name: name, status: status), problems)
  }

  private func record(name: String, status: PackageRecord.Status) -> PackageRecord {
    var record = PackageRecord(name: name, status: status)
    for (key, path) in Self.texts { record[keyPath: path] = values[key] ?? "" }
    record.installedSizeKiB = kibibytes
    record.otherFields = otherFields
    record.line = firstLine
    if let description = values["description"] {
      let lineEnd = description.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? description.endIndex
      record.summary = String(description[..<lineEnd])
      record.longDescription = String(description[lineEnd...].dropFirst())
    }
    return record
  }

  private var kibibytes: Int? {
    guard let text = values["installed-size"] else { return nil }
    let isWhole = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return isWhole ? Int(text) : nil
  }

  private mutating func status() -> PackageRecord.Status? {
    guard let text = values["status"], !text.isEmpty else {
      reportIgnored("no Status field", at: firstLine)
      return nil
    }
    let words = text.split { $0 == " " || $0 == "\t" || $0 == "\n" }.map { String($0) }
    guard words.count == 3 else {
      reportIgnored(
        "invalid Status “\(onOneLine(text))”; expected three words, such as “install ok installed”", at: statusLine)
      return nil
    }
    for (word, known) in zip(words, Self.statusWords) where !known.contains(word) {
      report("unknown word “\(onOneLine(word))” in Status; expected \(known.joined(separator: ", "))", at: statusLine)
    }
    return PackageRecord.Status(want: words[0], flag: words[1], state: words[2])
  }

  private static let statusWords = [
    ["unknown", "install", "hold", "deinstall", "purge"],
    ["ok", "reinstreq"],
    [
      "not-installed", "config-files", "half-installed", "unpacked", "half-configured", "triggers-awaited",
      "triggers-pending", "installed",
    ],
  ]
}
