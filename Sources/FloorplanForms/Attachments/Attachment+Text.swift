import FloorplanUI
import GTKBridge

nonisolated extension Attachment {
  /// The name as people are to read it: in one line, of a length that one reads, and without what turns round how it is
  /// read, so that "photo\u{202E}gpj.exe" doesn't pass for a photo.
  public var shownName: String { Self.shownName(name) }

  static func shownName(_ name: String) -> String {
    var kept = String.UnicodeScalarView()
    let head = name.unicodeScalars.prefix(longestName + 1)
    for scalar in head.prefix(longestName) {
      kept.append(!isHarmful(scalar) ? scalar : scalar.properties.isWhitespace ? " " : "\u{FFFD}")
    }
    let text = String(kept) + (head.count > longestName ? "…" : "")
    return text.allSatisfy(\.isWhitespace) ? unnamed : text
  }

  /// Longer than any name that a file system has.
  private static let longestName = 300
  private static let unnamed = localized("Unnamed file")

  /// Whether a character ends the line, or turns the direction of reading.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    let kinds: Set<Unicode.GeneralCategory> = [.control, .lineSeparator, .paragraphSeparator]
    return scalar.properties.isBidiControl || kinds.contains(scalar.properties.generalCategory)
  }

  /// Returns a message about a file, such as "“a.exe”: the file is larger than 5 MB".
  static func message(about name: String, _ text: String) -> String {
    localized("%1$@: %2$@").filled(with: shownName(name).inQuotationMarks, text)
  }

  /// What kind of file it is, in a word: "PDF", "Image".
  public var kindText: String {
    if let suffix { return suffix.uppercased() }
    return switch type?.prefix(while: { $0 != "/" }) {
    case "image": localized("Image", context: "kind of file")
    case "audio": localized("Audio", context: "kind of file")
    case "video": localized("Video", context: "kind of file")
    case "text": localized("Text", context: "kind of file")
    default: localized("File", context: "kind of file")
    }
  }

  /// Kind and size: "PDF · 120 KB".
  var detailText: String { [kindText, byteCount.map(Self.byteText)].compactMap(\.self).joined(separator: " · ") }

  /// So many bytes as people say it: "820 bytes", "120 KB", "1.2 MB"; each unit is a thousand of the one before.
  public static func byteText(_ count: Int) -> String {
    let count = max(0, count)
    if count < 1000 { return localized("%1$@ byte", "%1$@ bytes", count: count) }
    var (value, unit) = (Double(count) / 1000, 0)
    // What would be written as a thousand is one of the next.
    while value >= 999.5, unit + 1 < units.count { (value, unit) = (value / 1000, unit + 1) }
    let tenths = Int((value * 10).rounded())
    let number =
      tenths < 100 && tenths % 10 != 0
      ? "\(tenths / 10)\(LocaleNumbers.decimalMark)\(tenths % 10)" : "\(Int(value.rounded()))"
    return "\(number) \(units[unit])"
  }
  private static let units = ["KB", "MB", "GB", "TB", "PB", "EB"]

  /// How far an upload has come, in hundredths; nil where there is none, or nobody knows.
  var progress: Double? {
    guard case .uploading(let fraction?) = status else { return nil }
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }

  static let uploading = localized("Uploading")
  static let failed = localized("Failed")

  /// What is going on with it, in words; nil for nothing.
  var statusText: String? {
    switch status {
    case .ready: nil
    case .uploading: progress.map { "\(Self.uploading) \(Int(($0 * 100).rounded())) %" } ?? Self.uploading
    case .failed: Self.failed
    }
  }

  /// Everything that there is to say of it: "invoice.pdf, PDF, 120 KB, uploading 40 %".
  var spokenText: String {
    let status = failure.map { "\(Self.failed.lowercased()): \($0)" } ?? statusText?.lowercased()
    return [shownName, kindText, byteCount.map(Self.byteText), status].compactMap(\.self).asList
  }
}
