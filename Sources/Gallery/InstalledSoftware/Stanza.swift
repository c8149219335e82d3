/// The record whose fields are being read, and what was found wrong with it.
nonisolated struct Stanza {
  /// The first line that is neither empty nor a comment, or `nil` before there is one.
  private(set) var firstLine: Int?

  private var skippedLineCount = 0
  private var firstSkippedLine = 0
  private var statusLine = 0

  private var values = [String?](repeating: nil, count: KnownField.allCases.count)
  private var otherFields: [PackageRecord.Field] = []
  private var seenOthers: Set<String> = []
  private var findings: [(line: Int, message: String)] = []

  mutating func begin(at line: Int, if hasContent: Bool) {
    if hasContent, firstLine == nil { firstLine = line }
  }

  /// Counts a line that is left out; however many there are, they make one problem.
  mutating func skipLine(_ number: Int) {
    if skippedLineCount == 0 { firstSkippedLine = number }
    skippedLineCount += 1
  }

  mutating func report(_ message: String, at line: Int) {
    findings.append((line, message))
  }

  mutating func add(_ field: OpenField) {
    let isFirst = field.known.map { self[$0] == nil } ?? seenOthers.insert(field.lowercasedName).inserted
    guard isFirst else {
      return report("field \(quoted(field.name)) occurs again; the first value counts", at: field.line)
    }
    let value = String(decoding: field.value, as: UTF8.self)
    if let known = field.known {
      values[known.rawValue] = value
      if known == .status { statusLine = field.line }
      if known == .installedSize, kibibytes == nil {
        report("Installed-Size is \(quoted(value)) instead of a whole number; it is left out", at: field.line)
      }
    } else {
      otherFields.append(.init(name: field.name, value: value))
    }
  }

  /// The record, when it has what a record needs, and everything that was wrong with it.
  mutating func finish(number: Int) -> (PackageRecord?, [DpkgStatusFile.Problem]) {
    let line = firstLine ?? 1
    let name = self[.package].flatMap { $0.isEmpty ? nil : $0 }
    if skippedLineCount > 0 {
      let lines = skippedLineCount == 1 ? "a line" : "\(groupedDigits(skippedLineCount)) lines"
      report("record \(number) has \(lines) outside of any field, beginning here; left out", at: firstSkippedLine)
    }
    let status = status(recordNumber: number, line: line)
    if name == nil {
      report("record \(number) (from line \(line)) has no Package field; it is left out", at: line)
    }
    let problems = findings.map { DpkgStatusFile.Problem(line: $0.line, recordName: name, message: $0.message) }
    guard let name, let status else { return (nil, problems) }
    return (record(name: name, status: status, line: line), problems)
  }

  private func record(name: String, status: PackageRecord.Status, line: Int) -> PackageRecord {
    var record = PackageRecord(name: name, status: status)
    record.architecture = self[.architecture] ?? ""
    record.version = self[.version] ?? ""
    record.section = self[.section] ?? ""
    record.priority = self[.priority] ?? ""
    record.installedSizeKiB = kibibytes
    record.homepage = self[.homepage] ?? ""
    record.maintainer = self[.maintainer] ?? ""
    record.otherFields = otherFields
    record.line = line
    if let description = self[.description] {
      let lineEnd = description.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? description.endIndex
      record.summary = String(description[..<lineEnd])
      record.longDescription = String(description[lineEnd...].dropFirst())
    }
    return record
  }

  private subscript(field: KnownField) -> String? { values[field.rawValue] }

  private var kibibytes: Int? {
    guard let text = self[.installedSize] else { return nil }
    let isWhole = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return isWhole ? Int(text) : nil
  }

  private mutating func status(recordNumber: Int, line: Int) -> PackageRecord.Status? {
    guard let text = self[.status], !text.isEmpty else {
      report("record \(recordNumber) (from line \(line)) has no Status field; it is left out", at: line)
      return nil
    }
    let words = text.split { $0 == " " || $0 == "\t" || $0 == "\n" }.map { String($0) }
    guard words.count == 3 else {
      report(
        "record \(recordNumber) (from line \(line)) has the Status \(quoted(text)), which should be three words such as"
          + " \"install ok installed\"; it is left out", at: statusLine)
      return nil
    }
    for (word, known) in zip(words, statusWords) where !known.contains(word) {
      report("Status has the unknown word \(quoted(word)); known are \(known.joined(separator: ", "))", at: statusLine)
    }
    return PackageRecord.Status(want: words[0], flag: words[1], state: words[2])
  }
}

/// The words of the Status field in dpkg(1), "INFORMATION ABOUT PACKAGES".
private nonisolated let statusWords = [
  ["unknown", "install", "hold", "deinstall", "purge"],
  ["ok", "reinstreq"],
  [
    "not-installed", "config-files", "half-installed", "unpacked", "half-configured", "triggers-awaited",
    "triggers-pending", "installed",
  ],
]
