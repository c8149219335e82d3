import FloorplanUI
import GTKBridge

nonisolated extension Attachment {
  /// The name for display: in one line, shortened, and without bidirectional control characters.
  ///
  /// With such a character, "photo\u{202E}gpj.exe" would look like a photo.
  public var displayName: String { Self.displayName(name) }

  static func displayName(_ name: String) -> String {
    var kept = String.UnicodeScalarView()
    let head = name.unicodeScalars.prefix(maximumNameLength + 1)
    for scalar in head.prefix(maximumNameLength) {
      kept.append(!isHarmful(scalar) ? scalar : scalar.properties.isWhitespace ? " " : "\u{FFFD}")
    }
    let text = String(kept) + (head.count > maximumNameLength ? "…" : "")
    return text.allSatisfy(\.isWhitespace) ? unnamed : text
  }

  /// The maximum length of a displayed name, which is longer than any name in a file system.
  private static let maximumNameLength = 300
  private static let unnamed = localized("Unnamed file")

  /// Returns whether a character ends the line, changes the text direction, or is another control character.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    let kinds: Set<Unicode.GeneralCategory> = [.control, .lineSeparator, .paragraphSeparator]
    return scalar.properties.isBidiControl || kinds.contains(scalar.properties.generalCategory)
  }

  /// Returns a message about a file, such as "“a.exe”: the file is larger than 5 MB".
  static func message(about name: String, _ text: String) -> String {
    localized("%1$@: %2$@").filled(with: displayName(name).localizedQuotation, text)
  }

  /// The file type in a word, such as "PDF" or "Image".
  public var kindText: String {
    if let fileExtension { return fileExtension.uppercased() }
    return switch type?.prefix(while: { $0 != "/" }) {
    case "image": localized("Image", context: "kind of file")
    case "audio": localized("Audio", context: "kind of file")
    case "video": localized("Video", context: "kind of file")
    case "text": localized("Text", context: "kind of file")
    default: localized("File", context: "kind of file")
    }
  }

  /// The file type and size, such as "PDF · 120 KB".
  var detailText: String { [kindText, byteCount.map(Self.byteText)].compactMap(\.self).joinedInReadingOrder() }

  /// Returns a number of bytes in decimal units, such as "820 bytes", "120 KB" or "1.2 MB".
  static func byteText(_ count: Int) -> String {
    let count = max(0, count)
    if count < 1000 { return localized("%1$@ byte", "%1$@ bytes", count: count) }
    var (value, unit) = (Double(count) / 1000, 0)
    // A value that would be rounded to 1000 uses the next unit.
    while value >= 999.5, unit + 1 < units.count { (value, unit) = (value / 1000, unit + 1) }
    let format = NumberFormat(decimals: 0...(value < 9.95 ? 1 : 0), isGrouped: false)
    return "\(format.text(value)) \(units[unit])"
  }
  private static let units = ["KB", "MB", "GB", "TB", "PB", "EB"]

  /// The progress of the upload, 0...1; nil if there is no upload or its progress is unknown.
  var progress: Double? {
    guard case .uploading(let fraction?) = status else { return nil }
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }

  static let uploading = localized("Uploading")
  static let failed = localized("Failed")

  /// The status in words; nil if there is nothing to report.
  var statusText: String? {
    switch status {
    case .ready: nil
    case .uploading: progress.map { "\(Self.uploading) \(percentText(of: $0))" } ?? Self.uploading
    case .failed: Self.failed
    }
  }

  /// The accessible name, such as "invoice.pdf, PDF, 120 KB, uploading 40%".
  var accessibleText: String {
    let status = failure.map { "\(Self.failed.lowercased()): \($0)" } ?? statusText?.lowercased()
    return [displayName, kindText, byteCount.map(Self.byteText), status].compactMap(\.self).localizedList
  }
}
