@testable import Gallery

/// A simple parser of status files: line by line, with a list of fields for each record.
///
/// Accepts UTF-8 text without NUL bytes.
nonisolated struct StatusFileReference {
  var records: [PackageRecord] = []
  /// The lines of all problems, in order.
  var problemLines: [Int] = []

  private var fields: [(name: String, lines: [String], isRepeated: Bool)] = []
  private var stanzaLine: Int?
  private var statusLine = 0
  private var skippedLine: Int?
  private var canContinue = false
  private var listed: [String: Int] = [:]
  private let properties = [
    "package", "status", "architecture", "version", "section", "priority", "installed-size", "homepage", "maintainer",
  ]

  init(_ text: String) {
    var lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { String(Substring($0)) }
    if lines.last == "" { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      var line = line
      if line.utf8.last == 13 { line = String(Substring(line.utf8.dropLast())) }
      take(line, number: index + 1)
    }
    endRecord()
    problemLines.sort()
  }

  private mutating func take(_ line: String, number: Int) {
    if line.hasPrefix("#") { return }
    if trimmed(line).isEmpty { return endRecord() }
    stanzaLine = stanzaLine ?? number
    if line.hasPrefix(" ") || line.hasPrefix("\t") {
      if canContinue, properties.contains(fields[fields.count - 1].name.lowercased()) {
        skippedLine = skippedLine ?? number
      } else if canContinue {
        fields[fields.count - 1].lines.append(String(trimmedAtEnd(line).dropFirst()))
      } else {
        skippedLine = skippedLine ?? number
      }
      return
    }
    canContinue = false
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    let isName = !parts[0].isEmpty && !parts[0].hasPrefix("-") && parts[0].utf8.allSatisfy { 33...126 ~= $0 }
    guard parts.count == 2, isName else {
      skippedLine = skippedLine ?? number
      return
    }
    canContinue = true
    if fields.contains(where: { $0.name.lowercased() == parts[0].lowercased() }) {
      problemLines.append(number)
      fields.append((parts[0], [""], true))
      return
    }
    if parts[0].lowercased() == "status" { statusLine = number }
    if parts[0].lowercased() == "installed-size", !isNumberWhenComplete(trimmed(parts[1])) {
      problemLines.append(number)
    }
    fields.append((parts[0], [trimmed(parts[1])], false))
  }

  private mutating func endRecord() {
    defer { (fields, stanzaLine, skippedLine, canContinue) = ([], nil, nil, false) }
    guard let stanzaLine else { return }
    if let skippedLine { problemLines.append(skippedLine) }
    let name = value("package")
    if name.isEmpty { problemLines.append(stanzaLine) }
    let words = value("status").split { " \t\n".contains($0) }.map { String($0) }
    if value("status").isEmpty {
      problemLines.append(stanzaLine)
    } else if words.count != 3 {
      problemLines.append(statusLine)
    } else {
      let known = ["unknown install hold deinstall purge", "ok reinstreq", "installed config-files half-configured"]
      for (word, known) in zip(words, known) where !known.split(separator: " ").contains(Substring(word)) {
        problemLines.append(statusLine)
      }
    }
    guard !name.isEmpty, words.count == 3 else { return }
    var record = PackageRecord(name: name, status: .init(want: words[0], flag: words[1], state: words[2]))
    record.line = stanzaLine
    record.architecture = value("architecture")
    record.version = value("version")
    record.section = value("section")
    record.priority = value("priority")
    record.installedSizeKiB = Int(value("installed-size"))
    record.homepage = value("homepage")
    record.maintainer = value("maintainer")
    let description = fields.first { $0.name.lowercased() == "description" }?.lines ?? [""]
    record.summary = description[0]
    record.longDescription = description.dropFirst().map { $0 == "." ? "" : $0 }.joined(separator: "\n")
    let others = fields.filter { !$0.isRepeated && !(properties + ["description"]).contains($0.name.lowercased()) }
    record.otherFields = others.map { .init(name: $0.name, value: $0.lines.joined(separator: "\n")) }
    record.id = record.architecture.isEmpty ? name : name + ":" + record.architecture
    listed[record.id, default: 0] += 1
    if let count = listed[record.id], count > 1 {
      record.id += "#\(count)"
      problemLines.append(stanzaLine)
    }
    records.append(record)
  }

  private func value(_ name: String) -> String {
    fields.first { $0.name.lowercased() == name }?.lines.joined(separator: "\n") ?? ""
  }

  private func isNumberWhenComplete(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { "0123456789".contains($0) } && text.count < 19
  }

  private func trimmedAtEnd(_ text: String) -> String {
    var text = text
    while let last = text.last, " \t".contains(last) { text.removeLast() }
    return text
  }

  private func trimmed(_ text: String) -> String {
    String(trimmedAtEnd(text).drop { " \t".contains($0) })
  }
}
